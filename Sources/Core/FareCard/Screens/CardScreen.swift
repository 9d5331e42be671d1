import Kernel

/// The card last used, or the one that was asked for: the balance, Ride, and what is worth knowing about it.
struct CardScreen {
  let screen: FareCardScreen
  let standing: Standing
  private var words: FareCardWords { screen.words }
  private var card: Card { standing.card }

  var view: [Node] {
    [
      Heading.view(words.fareCard, trailing: actions),
      element("div", key: "columns", .class("fare-columns")) {
        element("div", key: "stage", .class("fare-stage")) {
          CardPager.view(screen, open: card.id)
          CardFace(screen: screen, standing: standing).view
          buttons
          CardLines(screen: screen, standing: standing).view
        }
        element("div", key: "more", .class("fare-stage")) {
          CardDetails(screen: screen, standing: standing).view
          recent
        }
      },
    ] + FareCardOverlays.view(screen)
  }

  private var actions: Node {
    element("div", .class("actions")) {
      element(
        "a", key: "history", .class("icon-button"), .href(historyLink), .aria("label", words.history)
      ) { Icon.view(.history) }
      element(
        "button", key: "add", .class("icon-button"), .type("button"), .aria("label", words.addCard),
        .on(.click, FareCardScreen.wire(.edit(.newCard)))
      ) { Icon.view(.add) }
    }
  }

  private var buttons: Node {
    element("div", key: "buttons", .class("fare-actions")) {
      element(
        "button", key: "ride", .class("button", "primary", "ride"), .type("button"),
        .on(.click, FareCardScreen.wire(.ride))
      ) { words.ride }
      element(
        "button", key: "top-up", .class("button"), .type("button"), .on(.click, FareCardScreen.wire(.edit(.topUp)))
      ) { words.addMoney }
      if let price = standing.expressFare(at: screen.surroundings.now) {
        element(
          "button", key: "express", .class("button"), .type("button"), .on(.click, FareCardScreen.wire(.expressRide))
        ) { words.expressRide(screen.text(price)) }
      }
    }
  }

  private var recent: Node? {
    if card.entries.isEmpty { return nil }
    return element("section", key: "recent", .class("fare-section")) {
      element("div", .class("fare-section-head")) {
        element("h2") { words.recent }
        element("a", .class("text-button"), .href(historyLink)) { words.wholeHistory }
      }
      element("ul", .class("rows")) {
        for line in standing.newest(3) { HistoryRow.view(line, screen, showsDay: true) }
      }
    }
  }

  private var historyLink: String {
    FareCardScreen.link(.history(screen.state.standings.count > 1 ? card.id : nil))
  }
}
