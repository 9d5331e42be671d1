/// What became of a file that was brought, in the person's words.
package struct ImportSummary: Equatable, Sendable {
  package var sentence: String
  /// Why, of the first rows that were skipped.
  package var reasons: [String]

  package init(sentence: String, reasons: [String] = []) {
    self.sentence = sentence
    self.reasons = reasons
  }
}

extension ImportSummary {
  /// Stands until `dismissal`.
  package func view(_ words: some Words, dismissal: String) -> Node {
    element("div.import-result", key: "import-result") {
      element("p") { sentence }
      if !reasons.isEmpty {
        element("ul") {
          for reason in reasons { element("li") { reason } }
        }
      }
      element("p") {
        Button.view(words.hide, dismissal, .text)
      }
    }
  }
}
