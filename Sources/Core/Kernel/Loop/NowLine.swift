/// What a module has for the one line above Today's tiles; the most urgent of all modules is shown.
package struct NowLine: Equatable, Sendable {
  /// Higher comes first: 90 where seconds count, 70 minutes, 50 today, 30 good to know.
  package var urgency: Int
  package var text: String
  /// The screen to open.
  package var path: String

  package init(urgency: Int, text: String, path: String) {
    self.urgency = urgency
    self.text = text
    self.path = path
  }
}
