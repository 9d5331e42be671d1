import Kernel

/// The line above the tiles: what is most urgent, as one sentence that opens its screen. It may count down, so it is no
/// live text.
enum NowView {
  static func view(_ line: NowLine, _ words: AppWords) -> Node {
    element("p.now-line", key: "now", line.urgency >= 70 ? .class("now-urgent") : nil) {
      element("a", .href(line.path)) {
        element("span.now-word") { words.now }
        element("span") { line.text }
      }
    }
  }
}
