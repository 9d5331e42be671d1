import Kernel

/// The rest: a ring that empties, and the time left in it. It ticks, so it is no live region; its end is announced.
enum RestRing {
  static func view(_ screen: WorkoutsScreen, _ running: Running) -> Node? {
    guard let rest = running.rest, running.order.next(after: running.logged.sets) != nil else { return nil }
    let words = screen.words
    let now = screen.surroundings.device
    let left = rest.secondsLeft(at: now)
    // Once it is over it says so for a minute, then it makes room.
    if left == 0, now.seconds(since: rest.until) > 60 { return nil }
    return element("section.rest", key: "rest", .aria("label", words.rest), .flag("data-over", if: left == 0)) {
      element("div.rest-ring") {
        element("svg", Attribute("viewBox", "0 0 100 100"), .aria("hidden", true)) {
          circle("rest-track", nil)
          circle("rest-left", String(rest.thousandthsLeft(at: now)) + " 1000")
        }
        element("span.rest-time", .role("timer")) { left == 0 ? words.restOver : Whole.clock(left) }
      }
      if left > 0 {
        element("p.button-row", key: "buttons") {
          screen.button("button.button", words.moreRest, .rest(seconds: 30), spoken: words.moreRestSpoken)
          screen.button("button.button", words.skipRest, .rest(seconds: 0))
        }
      }
    }
  }

  private static func circle(_ name: String, _ dash: String?) -> Node {
    element(
      "circle", .class(name), Attribute("cx", "50"), Attribute("cy", "50"), Attribute("r", "44"),
      Attribute("pathLength", "1000"), dash.map { Attribute("stroke-dasharray", $0) })
  }
}
