import Kernel

/// The fields of one form, each with its message.
struct EditorFields {
  let screen: FareCardScreen
  let editor: Editor
  let standing: Standing
  let outcome: Editor.Outcome
  private var words: FareCardWords { screen.words }

  var view: [Node] {
    switch editor.subject {
    case .balance: [amount(words.newBalance, hint: difference)]
    case .topUp: [chips, amount(words.amount)]
    case .fare: fare
    case .expiry: [field(.date, words.expirationDate, editor.draft[.date], type: "date", isFirst: true)]
    case .number:
      [field(.number, words.cardNumber, editor.draft[.number], keyboard: "numeric", isFirst: true)]
    case .name, .newCard:
      [
        field(.name, words.name, editor.draft[.name], isFirst: true),
        field(.owner, words.owner, editor.draft[.owner]),
      ]
    case .reminder: [reminder]
    case .entry(let id): entry(standing.card.entry(id))
    case .removal, .question: []
    }
  }

  private func amount(_ label: String, hint: String? = nil, isFirst: Bool = true) -> Node {
    var field = Field(
      id: "amount", label: label, value: editor.draft[.amount], wire: FareCardScreen.wire(.type(.amount, "")))
    field.keyboard = "decimal"
    field.className = "amount"
    field.message = message(.amount)
    field.hint = hint
    field.isFirst = isFirst
    return field.view
  }

  private func field(
    _ name: Editor.Field, _ label: String, _ value: String, type: String = "text", keyboard: String? = nil,
    isFirst: Bool = false
  ) -> Node {
    var field = Field(id: name.name, label: label, value: value, wire: FareCardScreen.wire(.type(name, "")))
    field.type = type
    field.keyboard = keyboard
    field.isFirst = isFirst
    field.message = message(name)
    return field.view
  }

  /// A field is quiet until something was typed into it, or until Save was tried.
  private func message(_ field: Editor.Field) -> String? {
    guard case .wrong(field, let text) = outcome, editor.isTried || editor.isChanged(field) else { return nil }
    return text
  }

  /// What a correction would change.
  private var difference: String? {
    guard editor.isChanged(.amount), let typed = try? editor.amount(standing, words.language) else { return nil }
    let change = typed.subtracting(standing.ledger.balance)
    return standing.card.hasEntered && change.minor != 0 ? words.difference(change.signedText(in: words.language)) : nil
  }

  /// Amounts that machines offer, and what brings the card through four weeks.
  private var chips: Node {
    element("div.choices", key: "chips", .role("group"), .aria("label", words.amount)) {
      for money in standing.topUps(at: screen.surroundings.now) {
        element(
          "button.button", key: money.plain, .type("button"), .value(money.typed(in: words.language)),
          .on(.click, FareCardScreen.wire(.type(.amount, "")))
        ) { screen.text(money) }
      }
    }
  }

  private var reminder: Node {
    var choices = Choices(
      name: "reminder", legend: words.remindUnder, selected: editor.draft[.reminder],
      wire: FareCardScreen.wire(.type(.reminder, "")))
    for rides in [0, 1, 2, 3, 5, 10] { choices.add(String(rides), rides == 0 ? words.off : String(rides)) }
    return choices.view()
  }

  private var fare: [Node] {
    var tariffs = Choices(
      name: "tariff", legend: words.fare, selected: editor.draft[.tariff],
      wire: FareCardScreen.wire(.type(.tariff, "")))
    for tariff in screen.state.tariffs.all { tariffs.add(tariff.id, words.name(tariff)) }
    tariffs.add("", words.customFare)
    if editor.draft[.tariff].isEmpty {
      return [tariffs.view(), amount(words.rideFare, isFirst: false), currencies, keptFigures].compactMap { $0 }
    }
    var classes = Choices(
      name: "rider", legend: words.rider, selected: editor.draft[.rider], wire: FareCardScreen.wire(.type(.rider, "")))
    classes.add(RiderClass.full.rawValue, words.fullFare)
    classes.add(RiderClass.reduced.rawValue, words.reducedFare)
    return [tariffs.view(), classes.view(), keptFigures].compactMap { $0 }
  }

  /// Nothing is exchanged: that is said before it is saved.
  private var keptFigures: Node? {
    let tariff = screen.state.tariffs.tariff(editor.draft[.tariff])
    let balance = standing.ledger.balance
    guard standing.card.hasEntered, let next = tariff?.currency ?? Currency(code: editor.draft[.currency]),
      next != balance.currency
    else { return nil }
    return element("p.message", key: "kept-figures") {
      words.keepsFigures(screen.text(balance), after: screen.text(balance.converted(to: next)))
    }
  }

  private var currencies: Node {
    var choices = Choices(
      name: "currency", legend: words.currency, selected: editor.draft[.currency],
      wire: FareCardScreen.wire(.type(.currency, "")))
    for code in ["USD", "EUR", "GBP", "CAD", "AUD", "CHF", "SEK", "JPY"] { choices.add(code, code) }
    return choices.view()
  }

  private func entry(_ entry: Entry?) -> [Node] {
    guard let entry else { return [] }
    let time = field(.date, words.time, editor.draft[.date], type: "datetime-local")
    switch entry.kind {
    case .topUp: return [amount(words.amount, isFirst: false), time]
    case .correction: return [amount(words.newBalance, isFirst: false), time]
    case .ride:
      return [rideKind, service, time, amount(words.ownAmount, hint: words.byTariff, isFirst: false)]
    }
  }

  private var rideKind: Node {
    var choices = Choices(
      name: "paid-as", legend: words.paidAs, selected: editor.draft[.paidAs],
      wire: FareCardScreen.wire(.type(.paidAs, "")))
    choices.add(FareCardAction.RideAnswer.new.rawValue, words.newRideShort)
    choices.add(FareCardAction.RideAnswer.transfer.rawValue, words.transfer)
    return choices.view()
  }

  private var service: Node {
    var choices = Choices(
      name: "service", legend: words.service, selected: editor.draft[.service],
      wire: FareCardScreen.wire(.type(.service, "")))
    choices.add(Service.base.rawValue, words.base)
    choices.add(Service.express.rawValue, words.express)
    return choices.view()
  }
}
