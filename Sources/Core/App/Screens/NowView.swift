import Kernel

/// The line above the tiles: what is most urgent, as one sentence that opens its screen, else the day. Its place stays,
/// so that nothing moves when it comes or goes. It may count down, so it is no live text.
enum NowView {
  static func view(_ line: NowLine?, _ day: String, _ words: AppWords) -> Node {
    element(
      "p.now-line.needs-script", key: "now", line.map { .class($0.urgency.isUrgent ? "now-urgent" : "now-known") }
    ) {
      if let line {
        element("a", key: "line", .href(line.path)) {
          element("span.visually-hidden") { words.now + ": " }
          element("span") { line.text }
        }
        if let aside = line.aside { element("a.now-aside", key: "aside", .href(aside.path)) { aside.text } }
      } else {
        element("span", key: "day") { day }
      }
    }
  }
}
