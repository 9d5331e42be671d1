package import Kernel

/// This module's glance on Today: the next race of those chosen.
package enum RacesTile {
  package static func view(_ screen: RacesScreen) -> Node {
    element("article.tile.tile-races", key: "races") {
      element("h2") {
        element("a", .href(RacesScreen.link(.board))) { screen.words.races }
      }
      glance(screen)
    }
  }

  private static func glance(_ screen: RacesScreen) -> [Node] {
    guard let next = screen.state.next(at: screen.surroundings.now) else { return [nothing(screen)] }
    let seconds = screen.seconds(to: next)
    return [
      element("p.figure", key: "figure", Countdown.isSoon(seconds) ? .class("race-soon") : nil) {
        Icon.view(next.category.icon)
        element("span.times", .aria("hidden", true)) {
          element("span.big") { Countdown.text(seconds, screen.surroundings.language) }
          element("span.clock") { screen.clock(next.start) }
        }
        element("span.visually-hidden") { screen.words.spoken(next, in: seconds) }
      },
      element("p.quiet", key: "line", .aria("hidden", true)) { screen.words.withFlag(next) },
      RaceAge.view(screen),
    ].compactMap { $0 }
  }

  private static func nothing(_ screen: RacesScreen) -> Node {
    let words = screen.words
    switch screen.state.claim(isEmpty: true, screen.surroundings) {
    case .races, .awaited:
      return element("div.placeholder.glance-placeholder", key: "pending", .aria("busy", true)) {
        element("span.visually-hidden") { words.loading }
      }
    case .none: return element("p.quiet", key: "line") { words.nothing + "." + screen.behindFilter }
    case .unknown(let trouble): return failed(words.notKnown + ". " + words.reason(trouble), trouble)
    case .ended(let until, let trouble): return failed(words.ended(screen.clock(until), trouble), trouble)
    }
  }

  private static func failed(_ text: String, _ trouble: Trouble) -> Node {
    element("p.quiet.failing", key: "pending") {
      Icon.view(trouble == .ours(.offline) ? .offline : .failing)
      text
    }
  }
}
