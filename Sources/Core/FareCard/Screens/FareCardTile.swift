package import Kernel

/// This module's glance on Today: the balance of the card on top, and Ride.
package enum FareCardTile {
  package static func view(_ screen: FareCardScreen) -> Node {
    element("article.tile.tile-fare-card", key: "fare-card") {
      element("h2") {
        element("a", .href(FareCardScreen.link(.card(nil)))) { title(screen) }
      }
      glance(screen)
    }
  }

  /// Which card, where there are several: Ride is of that one.
  private static func title(_ screen: FareCardScreen) -> String {
    guard let card = screen.state.standing?.card, screen.state.standings.count > 1 else { return screen.words.fareCard }
    return screen.words.fareCard + " · " + screen.name(of: card)
  }

  private static func glance(_ screen: FareCardScreen) -> [Node] {
    let words = screen.words
    guard screen.state.wallet != nil else {
      return [
        element(
          "p.placeholder.glance-fare-placeholder.needs-script", key: "opening", .aria("busy", true)),
        element("p.quiet.without-script", key: "without-script") { words.needsScript },
      ]
    }
    guard let standing = screen.state.standing else { return [] }
    let balance = standing.card.hasEntered ? screen.text(standing.ledger.balance) : "—"
    return [
      element(
        "p.figure", key: "figure", .flag("data-negative", if: standing.ledger.balance.minor < 0),
        .flag("data-long", if: balance.unicodeScalars.count > 7)
      ) { balance },
      element("p", key: "rides") { words.ahead(standing.ahead(screen.surroundings), screen.surroundings) ?? "" },
    ] + line(screen, standing) + [button(screen, standing)] + FareCardOverlays.onTile(screen)
  }

  /// The most telling of what the card's own screen says.
  private static func line(_ screen: FareCardScreen, _ standing: Standing) -> [Node] {
    let now = screen.surroundings.now
    var text: String?
    let ahead = standing.ahead(screen.surroundings)
    if standing.ledger.balance.minor < 0 {
      text = screen.words.belowZero
    } else if let window = standing.transfer(at: now), ahead != .transfer(until: window.until) {
      text = screen.words.transferUntil(screen.moment(window.until))
    } else if let days = standing.daysToExpiry(screen.surroundings), days >= 0 {
      text = screen.words.expires(inDays: days)
    } else if standing.card.hasEntered, let cap = standing.ridesToFree(at: now), cap.rides > 0, cap.resets != nil {
      text = CapLine.sentence(cap, screen)
    }
    return text.map { text in [element("p.quiet", key: "line") { text }] } ?? []
  }

  private static func button(_ screen: FareCardScreen, _ standing: Standing) -> Node {
    element("p.button-row", key: "ride") {
      if standing.card.hasEntered {
        element(
          "button.button.primary.ride", .type("button"), .on(.click, FareCardScreen.wire(.ride))
        ) { screen.words.ride }
      } else {
        element("a.button.primary", .href(FareCardScreen.link(.shortcut(.enter)))) { screen.words.setBalance }
      }
    }
  }
}
