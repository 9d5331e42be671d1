import Kernel

/// The open dialog: a question, or a form with Save and Cancel.
struct EditorSheet {
  let screen: FareCardScreen
  let editor: Editor
  let standing: Standing
  private var words: FareCardWords { screen.words }

  /// `nil` where nothing is being edited.
  @inline(never)  // a gate of the program's parts
  static func view(_ screen: FareCardScreen) -> Node? {
    guard let editor = screen.state.editor, let standing = screen.state.standing(of: editor.card) else { return nil }
    return EditorSheet(screen: screen, editor: editor, standing: standing).view
  }

  private var view: Node {
    let key = "sheet-" + editor.subject.name
    if editor.subject == .question || editor.subject == .removal {
      return Sheet.view(
        .question, key: key, title: title, dismiss: FareCardScreen.wire(.cancel), content: question)
    }
    let fault = screen.state.outcome(of: editor, standing, screen.surroundings).fault
    let isNew = editor.subject == .topUp || editor.subject == .newCard
    return Sheet.form(
      key: key, title: title, cancel: (words.cancel, FareCardScreen.wire(.cancel)),
      save: (isNew ? words.add : words.save, FareCardScreen.wire(.save)), isReady: fault == nil, removal: removal,
      fields: EditorFields(screen: screen, editor: editor, standing: standing, fault: fault).view)
  }

  private var title: String {
    switch editor.subject {
    case .balance: words.setBalance
    case .topUp: words.addMoney
    case .fare: words.fare
    case .expiry: words.expirationDate
    case .number: words.cardNumber
    case .name: words.nameAndOwner
    case .reminder: words.reminder
    case .newCard: words.addCard
    case .removal: words.removeCard
    case .question: next.transfer == nil ? words.newRideQuestion : words.transferOrNew
    case .entry(let id): standing.line(of: id).map { EntryRow.kind($0, words) } ?? words.change
    }
  }

  private var removal: Node? {
    let label: String
    switch editor.subject {
    case .expiry where standing.card.expiry != nil, .number where standing.card.number != nil: label = words.remove
    case .entry: label = words.delete
    case .balance, .topUp, .fare, .expiry, .number, .name, .reminder, .newCard, .removal, .question: return nil
    }
    return Button.view(label, FareCardScreen.wire(.remove), .danger, key: "remove")
  }

  // MARK: Questions

  private var question: [Node] {
    let cancel = Button.view(words.cancel, FareCardScreen.wire(.cancel), key: "cancel")
    if editor.subject == .removal {
      return [
        element("p") { words.removeCardText(screen.name(of: standing.card)) },
        element("div.button-row") {
          cancel
          Button.view(words.remove, FareCardScreen.wire(.remove), .danger)
        },
      ]
    }
    return [
      element("div.button-row.stacked") {
        answers
        cancel
      }
    ]
  }

  /// What can be answered now: an open question may outlast the transfer that it asks about.
  private var next: NextRide {
    standing.next(editor.asked, at: editor.rideTime(at: screen.surroundings.now))
  }

  /// The likely one first, and as the primary button.
  private var answers: [Node] {
    let next = next
    let price = words.newRide(screen.text(next.newRide.charge))
    guard let offer = next.transfer else { return [answer(price, .new, isLikely: true)] }
    let likely = next.isTransferLikely || next.newRide.isRefused
    let transfer = answer(transferLabel(offer), .transfer, isLikely: likely)
    let new = answer(price, .new, isLikely: !likely)
    return likely ? [transfer, new] : [new, transfer]
  }

  /// A dearer service costs the difference even then.
  private func transferLabel(_ offer: NextRide.Offer) -> String {
    offer.charge.minor > 0 ? words.transfer + " " + screen.text(offer.charge) : words.freeTransfer
  }

  private func answer(_ label: String, _ answer: FareCardAction.RideAnswer, isLikely: Bool) -> Node {
    element(
      isLikely ? "button.button.primary" : "button.button", key: answer.rawValue, .type("button"),
      .flag("autofocus", if: isLikely), .on(.click, FareCardScreen.wire(.rideAs(answer)))
    ) { label }
  }
}

/// The fields of each of the forms.
private struct EditorFields {
  let screen: FareCardScreen
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
