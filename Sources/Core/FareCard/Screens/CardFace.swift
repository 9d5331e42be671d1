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
    return element("div.fare-slot", key: "face") {
      element("span.fare-slot-word", .aria("hidden", true)) {
        Icon.view(.ride)
        words.ride
      }
      element(
        "button.fare-face", key: "card-" + standing.card.id, .type("button"),
        .aria("label", words.face(balance: balance, rides: left)), .on(.click, FareCardScreen.wire(.edit(.balance))),
        .on(.throw, FareCardScreen.wire(.ride)), .data("throw", "100"),
        .data("fill", standing.card.hasEntered ? String(min(max(rides ?? 0, 0), 10)) : "none"),
        .flag("data-negative", if: standing.ledger.balance.minor < 0)
      ) {
        element("span.fare-label") {
          element("span") { label }
          element("span") { standing.card.owner }
        }
        // Amounts of ten and more letters would not fit on one line.
        element("span.fare-balance", .data("wide", balance.utf8.count > 8 ? "yes" : "no")) { balance }
        element("span.fare-rides") { left ?? "" }
      }
    }
  }

  /// The name, or on an only card without one where it is good for: the screen's title says the rest.
  private var label: String {
    let card = standing.card
    guard card.name.isEmpty, screen.state.standings.count < 2 else { return screen.name(of: card) }
    guard case .tariff(let id) = card.choice(at: screen.surroundings.now).fare else { return "" }
    return screen.state.tariffs.tariff(id)?.name(in: screen.words.language) ?? ""
  }

  /// Until the journal is open: the room that the card will take.
  static func placeholder(_ words: FareCardWords) -> Node {
    element("div.fare-stage.needs-script", key: "opening", .aria("busy", true)) {
      element("div.fare-slot") {
        element("span.fare-face.fare-placeholder.placeholder") {
          element("span.visually-hidden") { words.opening }
        }
      }
      element("div.fare-actions") {
        element("span.button.ride.placeholder.ride-placeholder")
      }
    }
  }
}
