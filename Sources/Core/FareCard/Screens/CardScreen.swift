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
      SameCardQuestion.view(screen),
      element("div.fare-columns", key: "columns") {
        element("div.fare-stage", key: "stage") {
          CardPager.view(screen, open: card.id)
          CardFace(screen: screen, standing: standing).view
          buttons
          CardLines(screen: screen, standing: standing).view
        }
        standing.drawnDetails.node(screen) {
          element("div.fare-stage", key: "more") {
            CardDetails(screen: screen, standing: standing).view
            recent
          }
        }
      },
    ].compactMap { $0 } + FareCardOverlays.view(screen)
  }

  private var actions: Node {
    element("div.actions") {
      element(
        "a.icon-button", key: "history", .href(historyLink), .aria("label", words.history)
      ) { Icon.view(.history) }
      Button.icon(.add, words.addCard, FareCardScreen.wire(.edit(.newCard)), key: "add")
    }
  }

  private var buttons: Node {
    element("div.fare-actions", key: "buttons") {
      element(
        "button.button.primary.ride", key: "ride", .type("button"),
        .on(.click, FareCardScreen.wire(.ride))
      ) { words.ride }
      Button.view(words.addMoney, FareCardScreen.wire(.edit(.topUp)), key: "top-up")
      if let price = standing.expressFare(at: screen.surroundings.now) {
        Button.view(words.expressRide(screen.text(price)), FareCardScreen.wire(.expressRide), key: "express")
      }
    }
  }

  private var recent: Node? {
    if card.entries.isEmpty { return nil }
    return element("section.fare-section", key: "recent") {
      element("div.fare-section-head") {
        element("h2") { words.recent }
        element("a.text-button", .href(historyLink)) { words.wholeHistory }
      }
      element("ul.rows") {
        for line in standing.newest(3) { EntryRow.view(line, screen, showsDay: true) }
      }
    }
  }

  private var historyLink: String {
    FareCardScreen.link(.history(screen.state.standings.count > 1 ? card.id : nil))
  }
}
