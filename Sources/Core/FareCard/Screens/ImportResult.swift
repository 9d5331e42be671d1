import Kernel

/// What became of an imported file, until it is dismissed.
enum ImportResult {
  static func view(_ screen: FareCardScreen) -> Node? {
    guard let summary = screen.state.imported else { return nil }
    return element("div.import-result", key: "import-result") {
      element("p") { summary.sentence }
      if !summary.reasons.isEmpty {
        element("ul") {
          for reason in summary.reasons { element("li") { reason } }
        }
      }
      element("p") {
        element(
          "button.text-button", .type("button"), .on(.click, FareCardScreen.wire(.dismissImport))
        ) { screen.words.hide }
      }
    }
  }
}
