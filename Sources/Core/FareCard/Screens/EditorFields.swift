import Kernel

/// The fields of each of the forms.
struct EditorFields {
  private let screen: FareCardScreen
  private let editor: Editor
  private let standing: Standing
  private let draw: FormSheet<Editor.Field>
  private var words: FareCardWords { screen.words }

  init(screen: FareCardScreen, editor: Editor, standing: Standing, fault: FormFault?) {
    self.screen = screen
    self.editor = editor
    self.standing = standing
    draw = FormSheet(editor.form, fault) { field, _ in FareCardScreen.wire(.type(field, "")) }
  }

  var view: [Node] {
    switch editor.subject {
    case .balance: [amount(words.newBalance, hint: difference)]
    case .topUp: [chips, amount(words.amount)]
    case .fare: fare
    case .expiry: [draw.input(.date, words.expirationDate, type: "date", isFirst: true)]
    case .number: [draw.input(.number, words.cardNumber, keyboard: "numeric", isFirst: true)]
    case .name, .newCard: [draw.input(.name, words.name, isFirst: true), draw.input(.owner, words.owner)]
    case .reminder: [reminder]
    case .entry(let id): entry(standing.card.entry(id))
    case .removal, .question: []
    }
  }

  private func amount(_ label: String, hint: String? = nil, isFirst: Bool = true) -> Node {
    draw.input(.amount, label, keyboard: "decimal", className: "amount", hint: hint, isFirst: isFirst)
  }

  /// What a correction would change.
  private var difference: String? {
    guard editor.form.isChanged(.amount), let typed = try? editor.amount(standing, words.language) else { return nil }
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
    draw.choices(
      .reminder, words.remindUnder,
      [0, 1, 2, 3, 5, 10].map { rides in (String(rides), rides == 0 ? words.off : String(rides)) })
  }

  private var fare: [Node] {
    var tariffs: [(value: String, label: String)] = []
    for tariff in screen.state.tariffs.all { tariffs.append((tariff.id, words.name(tariff))) }
    tariffs.append(("", words.customFare))
    var fields = [draw.choices(.tariff, words.fare, tariffs)]
    if editor.form[.tariff].isEmpty {
      fields += [amount(words.rideFare, isFirst: false), currencies]
    } else {
      fields.append(
        draw.choices(
          .rider, words.rider,
          [(RiderClass.full.rawValue, words.fullFare), (RiderClass.reduced.rawValue, words.reducedFare)]))
    }
    if let keptFigures { fields.append(keptFigures) }
    return fields
  }

  /// Nothing is exchanged: that is said before it is saved.
  private var keptFigures: Node? {
    let tariff = screen.state.tariffs.tariff(editor.form[.tariff])
    let balance = standing.ledger.balance
    guard standing.card.hasEntered, let next = tariff?.currency ?? Currency(code: editor.form[.currency]),
      next != balance.currency
    else { return nil }
    return element("p.message", key: "kept-figures") {
      words.keepsFigures(screen.text(balance), after: screen.text(balance.converted(to: next)))
    }
  }

  private var currencies: Node {
    draw.choices(
      .currency, words.currency, ["USD", "EUR", "GBP", "CAD", "AUD", "CHF", "SEK", "JPY"].map { ($0, $0) })
  }

  private func entry(_ entry: Entry?) -> [Node] {
    guard let entry else { return [] }
    let time = draw.input(.date, words.time, type: "datetime-local")
    switch entry.kind {
    case .topUp: return [amount(words.amount, isFirst: false), time]
    case .correction: return [amount(words.newBalance, isFirst: false), time]
    case .ride:
      typealias Answer = FareCardAction.RideAnswer
      return [
        draw.choices(
          .paidAs, words.paidAs,
          [(Answer.new.rawValue, words.newRideShort), (Answer.transfer.rawValue, words.transfer)]),
        draw.choices(
          .service, words.service, [(Service.base.rawValue, words.base), (Service.express.rawValue, words.express)]),
        time, amount(words.ownAmount, hint: words.byTariff, isFirst: false),
      ]
    }
  }
}
