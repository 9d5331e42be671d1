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
            ? Button.view(AppWords(state.language).reload, AppAction.reload.wire, .primary, key: "reload")
            : button(words.tryAgain, .retryStorage, .primary)
          button(words.exportReadable, .rescue)
          button(words.copyDiagnostics, .copyDiagnostics)
        }),
    ]
  }

  private func button(_ label: String, _ action: SettingsAction, _ look: Button.Look = .plain) -> Node {
    Button.view(label, action.inPage, look, key: action.wire)
  }
}
