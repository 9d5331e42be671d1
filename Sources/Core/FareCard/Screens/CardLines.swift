import Kernel

/// What is worth knowing below the card: a tip, a free transfer, the cap, reminders, how long the money lasts.
struct CardLines {
  let screen: FareCardScreen
  let standing: Standing
  private var words: FareCardWords { screen.words }
  private var now: Instant { screen.surroundings.now }

  var view: Node {
    element("div.fare-lines", key: "lines") {
      tip
      belowZero
      transfer
      CapLine.view(screen, standing)
      reminders
      ForecastLines.view(screen, standing)
    }
  }

  private var tip: Node? {
    standing.card.hasEntered ? nil : line("tip", "fare-line-tip", .up, words.firstTip)
  }

  private var belowZero: Node? {
    guard standing.ledger.balance.minor < 0 else { return nil }
    return element("div.fare-line.fare-line-warning", key: "below-zero") {
      Icon.view(.failing)
      element("span") {
        element("strong") { words.belowZero }
        element("small") { words.belowZeroText(isOfTwo: standing.hasTwoDevices(own: screen.state.writers)) }
        element("span.button-row") {
          Button.view(words.correctBalance, FareCardScreen.wire(.edit(.balance)))
        }
      }
    }
  }

  /// How long it still is counts down on the card; where that says until when, it is not said twice.
  private var transfer: Node? {
    guard let window = standing.transfer(at: now) else { return nil }
    if case .transfer = standing.ahead(screen.surroundings) { return nil }
    return line("transfer", "fare-line-free", .free, words.transferUntil(screen.moment(window.until)))
  }

  private var reminders: [Node] {
    var nodes: [Node] = []
    for reminder in standing.reminders(screen.surroundings) {
      switch reminder {
      case .fewRides:
        // What is below zero says so itself.
        if standing.ledger.balance.minor >= 0 {
          nodes.append(line("low", "fare-line-warning", .failing, words.lowBalance))
        }
      case .expires(let days): nodes.append(line("expiry", "fare-line-warning", .clock, words.expires(inDays: days)))
      case .expired: nodes.append(line("expiry", "fare-line-warning", .clock, words.expires(inDays: -1)))
      }
    }
    return nodes
  }

  private func line(_ key: String, _ className: String, _ icon: Icon, _ text: String) -> Node {
    element("p.fare-line", key: key, .class(className)) {
      Icon.view(icon)
      element("span") { text }
    }
  }
}

/// "4 rides to free · resets Thu 08:12"; what is spent stands on the card.
enum CapLine {
  /// Nil before a balance was entered, without a cap, and once rides are free.
  static func view(_ screen: FareCardScreen, _ standing: Standing) -> Node? {
    let now = screen.surroundings.now
    // Once rides are free the card says so in its big line.
    guard standing.card.hasEntered, let cap = standing.ridesToFree(at: now), cap.rides > 0 else { return nil }
    return element("div.fare-line", key: "cap") {
      Icon.view(.clock)
      element("span") { sentence(cap, screen) }
    }
  }

  /// How many rides are left to the cap, and when it resets where that is known.
  static func sentence(_ cap: RidesToFree, _ screen: FareCardScreen) -> String {
    let words = screen.words
    guard let resets = cap.resets else { return words.ridesToFree(cap.rides) }
    return words.ridesToFree(cap.rides) + " · " + words.resets(screen.moment(resets))
  }
}
