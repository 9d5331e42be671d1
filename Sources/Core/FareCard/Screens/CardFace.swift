import Kernel

/// The card itself: the balance in its middle, a gold edge that fills with the rides left, a notch for the thumb.
/// It is one button: a tap sets the balance, a drag to the left past 100 px rides.
struct CardFace {
  let screen: FareCardScreen
  let standing: Standing

  var view: Node {
    let words = screen.words
    let balance = standing.ledger.balance.text(in: words.language)
    let rides = standing.ridesLeft(at: screen.surroundings.now)
    let left = rides.map { words.ridesLeft($0) }
    return element("div", key: "face", .class("fare-slot")) {
      element("span", .class("fare-slot-word"), .aria("hidden", true)) {
        Icon.view(.ride)
        words.ride
      }
      element(
        "button", key: "card-" + standing.card.id, .class("fare-face"), .type("button"),
        .aria("label", words.face(balance: balance, rides: left)), .on(.click, FareCardScreen.wire(.edit(.balance))),
        .on(.throw, FareCardScreen.wire(.ride)), .data("throw", "100"),
        .data("fill", String(min(max(rides ?? 0, 0), 10))),
        .flag("data-negative", if: standing.ledger.balance.minor < 0)
      ) {
        element("span", .class("fare-label")) {
          element("span") { screen.name(of: standing.card) }
          element("span") { standing.card.owner }
        }
        // Amounts of ten and more letters would not fit on one line.
        element("span", .class("fare-balance"), .data("wide", balance.utf8.count > 8 ? "yes" : "no")) { balance }
        element("span", .class("fare-rides")) { left ?? "" }
      }
    }
  }

  /// Until the journal is open: the room that the card will take.
  static func placeholder(_ words: FareCardWords) -> Node {
    element("div", key: "opening", .class("fare-stage", "needs-script"), .aria("busy", true)) {
      element("div", .class("fare-slot")) {
        element("span", .class("fare-face", "fare-placeholder", "placeholder")) {
          element("span", .class("visually-hidden")) { words.opening }
        }
      }
      element("div", .class("fare-actions")) {
        element("span", .class("button", "ride", "placeholder", "ride-placeholder"))
      }
    }
  }
}
