import Kernel

/// The card itself: the balance in its middle, what the next tap takes, and its facts; a gold edge that fills with the
/// rides left, a notch for the thumb. It is one button: a tap sets the balance, a drag to the left past 100 px rides, one
/// to the right turns to the card before.
struct CardFace {
  let screen: FareCardScreen
  let standing: Standing
  private var words: FareCardWords { screen.words }
  private var card: Card { standing.card }
  private var now: Instant { screen.surroundings.now }

  var view: Node {
    let ahead = standing.ahead(screen.surroundings)
    let balance = card.hasEntered ? screen.text(standing.ledger.balance) : "—"
    return element("div.fare-slot", key: "face") {
      element("span.fare-slot-word", .aria("hidden", true)) {
        Icon.view(.ride)
        words.ride
      }
      if let before { element("span.fare-slot-word.fare-slot-before", .aria("hidden", true)) { before } }
      element(
        "button.fare-face", key: "card-" + card.id, .type("button"), .aria("label", spoken(ahead)),
        .on(.click, FareCardScreen.wire(.edit(.balance))), .on(.throw, FareCardScreen.wire(.ride)),
        .data("throw", "100"), isOneOfMany ? .on(.swipe, FareCardScreen.wire(.turn)) : nil,
        .data("fill", fill(ahead)), .flag("data-negative", if: standing.ledger.balance.minor < 0)
      ) {
        element("span.fare-label") {
          element("span") { label }
          element("span") { number }
        }
        // Amounts of ten and more letters would not fit on one line.
        element("span.fare-balance", .data("wide", balance.utf8.count > 8 ? "yes" : "no")) { balance }
        element("span.fare-rides") { words.ahead(ahead, screen.surroundings) ?? "" }
        facts
      }
    }
  }

  private var isOneOfMany: Bool { screen.state.standings.count > 1 }

  /// What a drag to the right uncovers: the name of the card that comes.
  private var before: String? {
    isOneOfMany ? screen.state.before(card.id).map { screen.name(of: $0.card) } : nil
  }

  /// The name and whose it is, or on an only card without a name where it is good for: the screen's title says the rest.
  private var label: String {
    var text = screen.name(of: card)
    if card.name.isEmpty, !isOneOfMany {
      text = ""
      if case .tariff(let id) = card.choice(at: now).fare {
        text = screen.state.tariffs.tariff(id).map { words.name($0) } ?? ""
      }
    }
    if card.owner.isEmpty { return text }
    return text.isEmpty ? card.owner : text + " · " + card.owner
  }

  private var lastDigits: String? { card.number.map { String(decoding: $0.utf8.suffix(4), as: UTF8.self) } }

  private var number: String { lastDigits.map { "···· " + $0 } ?? "" }

  // MARK: What counts

  /// Its last part ticks, so nothing around it is a live region.
  private var facts: Node {
    element("span.fare-facts") {
      if let cap { CapRing.view(cap, screen) }
      if let window = standing.transfer(at: now) {
        element("span.fare-fact", key: "transfer") {
          Icon.view(.free)
          element("span.countdown") { FareCardWords.countdown(window.until.seconds(since: now)) }
        }
      }
    }
  }

  private var cap: RidesToFree? {
    guard card.hasEntered, let cap = standing.ridesToFree(at: now), cap.resets != nil else { return nil }
    return cap
  }

  /// Without what ticks: it would be another name each second.
  private func spoken(_ ahead: RidesAhead) -> String {
    guard card.hasEntered else { return words.face([]) }
    var shown = [screen.text(standing.ledger.balance)]
    if let ahead = words.ahead(ahead, screen.surroundings) { shown.append(ahead) }
    if let cap { shown.append(words.capSpent(screen.text(cap.spent), cap: screen.text(cap.most))) }
    if let lastDigits { shown.append(words.endsWith(lastDigits)) }
    return words.face(shown)
  }

  /// Ten rides close the edge, and so do free ones.
  private func fill(_ ahead: RidesAhead) -> String {
    switch ahead {
    case .unknown: "none"
    case .expired, .uncounted: "0"
    case .free: "10"
    case .costs, .transfer: "1"
    case .left(let rides): String(min(rides, 10))
    }
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

/// What is spent of the cap, as a ring and in figures.
private enum CapRing {
  static func view(_ cap: RidesToFree, _ screen: FareCardScreen) -> Node {
    let share = Portion(Double(cap.spent.minor), of: Double(cap.most.minor)).percentReached
    return element("span.fare-fact", key: "cap") {
      element("svg.cap-ring", Attribute("viewBox", "0 0 20 20"), .aria("hidden", true)) {
        circle("cap-track", 100)
        circle("cap-spent", share)
      }
      element("span") { screen.words.capSpent(screen.text(cap.spent), cap: screen.text(cap.most)) }
    }
  }

  private static func circle(_ name: String, _ share: Int) -> Node {
    element(
      "circle", .class(name), Attribute("cx", "10"), Attribute("cy", "10"), Attribute("r", "7.5"),
      Attribute("pathLength", "100"), Attribute("stroke-dasharray", String(share) + " 100"))
  }
}
