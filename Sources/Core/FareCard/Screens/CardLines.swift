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
        element("small") { words.belowZeroText }
        element("span.button-row") {
          element("button.button", .type("button"), .on(.click, FareCardScreen.wire(.edit(.balance)))) {
            words.correctBalance
          }
        }
      }
    }
  }

  /// Its last part ticks, so nothing around it is a live region.
  private var transfer: Node? {
    guard let window = standing.ledger.transfer(at: now) else { return nil }
    return element("p.fare-line.fare-line-free", key: "transfer") {
      Icon.view(.free)
      element("span") {
        words.transferUntil(screen.clock(window.until))
        " "
        element("span.countdown", .role("timer")) {
          FareCardWords.countdown(window.until.seconds(since: now))
        }
      }
    }
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

/// "4 rides to free · resets Thu 08:12", with a bar of what is spent.
enum CapLine {
  static func view(_ screen: FareCardScreen, _ standing: Standing) -> Node? {
    let now = screen.surroundings.now
    guard standing.card.hasEntered, let cap = standing.ridesToFree(at: now) else { return nil }
    let text = sentence(cap, screen)
    return element(cap.rides == 0 ? "div.fare-line.fare-line-free" : "div.fare-line", key: "cap") {
      Icon.view(cap.rides == 0 ? .free : .clock)
      element("span") {
        text
        element("small") { screen.words.capSpent(screen.text(cap.spent), of: screen.text(cap.most)) }
        bar(cap)
      }
    }
  }

  static func sentence(_ cap: RidesToFree, _ screen: FareCardScreen) -> String {
    let words = screen.words
    guard let resets = cap.resets else { return words.ridesToFree(cap.rides) }
    if cap.rides == 0 { return words.freeRide + " · " + words.until(screen.moment(resets)) }
    return words.ridesToFree(cap.rides) + " · " + words.resets(screen.moment(resets))
  }

  private static func bar(_ cap: RidesToFree) -> Node {
    let most = max(cap.most.minor, 1)
    let share = Int(min(max(cap.spent.minor, 0), most) * 100 / most)
    return element("svg.cap-bar", .aria("hidden", true)) {
      element("rect", Attribute("width", "100%"), Attribute("height", "4"), Attribute("rx", "2"))
      element(
        "rect.cap-spent", Attribute("width", String(share) + "%"), Attribute("height", "4"),
        Attribute("rx", "2"))
    }
  }
}
