import Kernel

/// Nothing can be read or written: what happened, what to do, and no silent beginning anew.
struct StorageFailureScreen {
  let breakage: StorageHealth.Breakage
  let state: AppState

  var view: [Node] {
    let words = DataWords(state.language)
    return [
      Heading.view(words.brokenTitle(breakage)),
      Notice.view(
        .failing, title: "", text: words.brokenText(breakage),
        action: element("p.button-row") {
          breakage == .newer
            ? element("button.button.primary", key: "reload", .type("button"), .on(.click, "reload")) {
              AppWords(state.language).reload
            } : button("primary", words.tryAgain, .retryStorage)
          button("", words.exportReadable, .rescue)
          button("", words.copyDiagnostics, .copyDiagnostics)
        }),
    ]
  }

  private func button(_ look: String, _ label: String, _ action: SettingsAction) -> Node {
    element("button.button", key: action.wire, .class(look), .type("button"), .on(.click, "settings " + action.wire)) {
      label
    }
  }
}
