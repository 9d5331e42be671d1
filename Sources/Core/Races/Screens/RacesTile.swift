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
    guard let board = screen.state.board, board.asOf != nil else { return [pending(screen)] }
    guard let next = screen.state.shown(at: screen.surroundings.now).first else {
      return [element("p.quiet", key: "line") { screen.words.nothing + "." }]
    }
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
      element("p.quiet", key: "line", .aria("hidden", true)) {
        screen.words.short(next) + (next.country.map { " " + $0.flag } ?? "")
      },
      RaceAge.view(screen),
    ].compactMap { $0 }
  }

  private static func pending(_ screen: RacesScreen) -> Node {
    let hasFailed = screen.state.board?.health == .failing
    if case .failed(let status) = screen.state.link { return failed(screen.reason(status), screen) }
    if hasFailed { return failed(screen.words.upstreamFailing, screen) }
    return element("div.placeholder.glance-placeholder", key: "pending", .aria("busy", true)) {
      element("span.visually-hidden") { screen.words.loading }
    }
  }

  private static func failed(_ reason: String, _ screen: RacesScreen) -> Node {
    element("p.quiet.failing", key: "pending") {
      Icon.view(screen.surroundings.isOnline ? .failing : .offline)
      screen.words.cantLoad + ". " + reason
    }
  }
}
