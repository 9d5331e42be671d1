import Kernel

/// What a card has, each as a row that opens its editor.
struct CardDetails {
  let screen: FareCardScreen
  let standing: Standing
  private var words: FareCardWords { screen.words }
  private var card: Card { standing.card }

  var view: Node {
    element("section.fare-section", key: "details") {
      element("h2") { words.details }
      element("ul.rows") {
        row(.fare, words.fare, fare)
        row(.expiry, words.expirationDate, card.expiry.map { words.date($0) } ?? words.add)
        row(.number, words.cardNumber, card.number.map { CardNumber.grouped($0) } ?? words.add)
        row(.name, words.nameAndOwner, nameAndOwner)
        row(.reminder, words.reminder, words.underRides(card.reminderRides))
        if screen.state.standings.count > 1 { row(.removal, words.removeCard, "") }
      }
    }
  }

  private func row(_ subject: Editor.Subject, _ label: String, _ value: String) -> Node {
    element("li", key: subject.name) {
      element(
        "button.row-button", .type("button"), .on(.click, FareCardScreen.wire(.edit(subject)))
      ) {
        element("span") { label }
        // A space keeps the two apart for a screen reader.
        " "
        element("span.row-value") { value }
      }
    }
  }

  private var fare: String {
    let choice = card.choice(at: screen.surroundings.now)
    let price = screen.text(standing.fare(at: screen.surroundings.now))
    switch choice.fare {
    case .custom: return words.customFare + " · " + price
    case .tariff(let id):
      var text = (screen.state.tariffs.tariff(id).map { words.name($0) } ?? id) + " · " + price
      if choice.riderClass == .reduced { text += " · " + words.reducedFare }
      return text
    }
  }

  private var nameAndOwner: String {
    if card.name.isEmpty && card.owner.isEmpty { return words.add }
    if card.name.isEmpty || card.owner.isEmpty { return card.name + card.owner }
    return card.name + " · " + card.owner
  }
}
