import Kernel
import Training

/// The rest, in one line above *Set done*: the time left, a bar that empties, longer, over. It ticks, so it is no live
/// region; its end is announced.
enum RestStrip {
  /// Nil where there is no rest to take, after the last set, and a minute after the rest is over.
  static func view(_ screen: WorkoutsScreen, _ running: Running) -> Node? {
    guard let rest = running.rest, running.order.next(after: running.logged.sets) != nil else { return nil }
    let words = screen.words
    let now = screen.surroundings.device
    let left = rest.secondsLeft(at: now)
    // Once it is over it says so for a minute, then it makes room.
    if left == 0, now.seconds(since: rest.until) > 60 { return nil }
    return element("section.rest", key: "rest", .aria("label", words.rest), .flag("data-over", if: left == 0)) {
      element("span.rest-time", .role("timer")) { left == 0 ? words.restOver : Whole.clock(left) }
      if left > 0 {
        bar(rest.thousandthsLeft(at: now))
        screen.button(words.moreRest, .doing(.rest(seconds: 30)), key: "more", spoken: words.moreRestSpoken)
        screen.button(words.skipRest, .doing(.rest(seconds: 0)), key: "skip")
      }
    }
  }

  private static func bar(_ thousandths: Int) -> Node {
    element(
      "svg.rest-bar", key: "bar", Attribute("viewBox", "0 0 1000 8"), Attribute("preserveAspectRatio", "none"),
      .aria("hidden", true)
    ) {
      element("rect.rest-track", Attribute("width", "1000"), Attribute("height", "8"))
      element("rect.rest-left", Attribute("width", String(thousandths)), Attribute("height", "8"))
    }
  }
}
