import Kernel

/// The open dialog: what it is about, and what has been typed into it so far.
package struct Editor: Equatable, Sendable {
  /// All that can be typed or chosen in any of the dialogs; each shows some of them.
  package enum Field: String, FormField {
    case amount, name, owner, number, date, reminder
    /// A tariff's id, or "" for the person's own fare.
    case tariff
    case currency, rider, service
    case paidAs = "paid-as"
  }

  /// What the dialog asks for or changes.
  package enum Subject: Equatable, Sendable {
    case balance, topUp, fare, expiry, number, name, reminder, newCard, removal
    /// Was that a transfer or a new ride?
    case question
    case entry(String)
  }

  package var subject: Subject
  /// The card it was opened for.
  var card: String
  var opened: Instant
  /// What the ride in question was pressed for.
  var asked = Service.base
  var form = Form<Field>()
}

extension Editor {
  /// Opened for a card, its fields filled with what is there; `nil` for an entry that is gone.
  init?(_ subject: Subject, _ standing: Standing, _ surroundings: Surroundings) {
    let card = standing.card
    self.init(subject: subject, card: card.id, opened: surroundings.now)
    switch subject {
    case .balance:
      form[.amount] = card.hasEntered ? standing.ledger.balance.typed(in: surroundings.language) : ""
    case .fare: fillFare(standing, surroundings)
    case .expiry: form[.date] = card.expiry?.iso8601 ?? ""
    case .number: form[.number] = card.number.map { CardNumber.grouped($0) } ?? ""
    case .name:
      form[.name] = card.name
      form[.owner] = card.owner
    case .reminder: form[.reminder] = String(card.reminderRides)
    case .entry(let id):
      guard let entry = card.entry(id) else { return nil }
      fill(entry, surroundings)
    case .topUp, .newCard, .removal, .question: break
    }
    form = form.begun
  }

  init(asking service: Service, _ card: String, at now: Instant) {
    self.init(subject: .question, card: card, opened: now)
    asked = service
  }

  /// The moment that an answer of now is about. Whoever answers soon has just tapped, and the ride is of that tap; after
  /// some minutes nobody knows of which tap it is, and it is of the answer.
  func rideTime(at now: Instant) -> Instant {
    let late = opened.adding(seconds: 300)
    return opened <= now && now <= late ? opened : now
  }

  private mutating func fillFare(_ standing: Standing, _ surroundings: Surroundings) {
    let choice = standing.card.choice(at: surroundings.now)
    form[.rider] = choice.riderClass.rawValue
    form[.currency] = standing.ledger.balance.currency.code
    form[.amount] = standing.fare(at: surroundings.now).typed(in: surroundings.language)
    if case .tariff(let id) = choice.fare { form[.tariff] = id }
  }

  private mutating func fill(_ entry: Entry, _ surroundings: Surroundings) {
    form[.date] = surroundings.zone.typed(entry.time)
    switch entry.kind {
    case .topUp(let money), .correction(let money): form[.amount] = money.typed(in: surroundings.language)
    case .ride(let ride):
      form[.amount] = ride.amount.map { $0.typed(in: surroundings.language) } ?? ""
      form[.service] = ride.service.rawValue
      form[.paidAs] = (ride.isTransfer ? FareCardAction.RideAnswer.transfer : .new).rawValue
    }
  }
}

extension Editor {
  /// No operation where nothing was changed.
  typealias Outcome = FormOutcome<Field, [FareCardOperation]>

  /// The amount that was typed, in the card's currency or the one chosen beside it.
  func amount(_ standing: Standing, _ language: Language) throws(MoneyError) -> Money {
    let chosen = subject == .fare ? Currency(code: form[.currency]) : nil
    return try Money(typed: form[.amount], currency: chosen ?? standing.ledger.balance.currency, language: language)
  }
}

extension FareCardState {
  /// What Save would store now, or the first thing that is wrong.
  func outcome(of editor: Editor, _ standing: Standing, _ surroundings: Surroundings) -> Editor.Outcome {
    let words = FareCardWords(surroundings.language)
    let form = editor.form
    switch editor.subject {
    case .balance:
      // The same balance again is no correction; the first one is a fact, even 0.
      if standing.card.hasEntered, !editor.form.isChanged { return .ready([]) }
      return money(editor, standing, words) {
        .ready([.corrected(Corrected(card: editor.card, time: surroundings.now, money: $0))])
      }
    case .topUp:
      return money(editor, standing, words) {
        $0.minor > 0
          ? .ready([.toppedUp(ToppedUp(card: editor.card, time: surroundings.now, money: $0))])
          : .wrong(.amount, words.moreThanZero)
      }
    case .fare: return fare(editor, standing, surroundings, words)
    case .expiry:
      guard let day = Day(iso8601: form[.date]) else { return .wrong(.date, words.notDate) }
      return change(editor) { $0.expiry = day }
    case .number:
      do throws(CardNumber.Fault) {
        let number = try CardNumber.digits(typed: form[.number])
        return change(editor) { $0.number = number }
      } catch {
        return .wrong(.number, words.message(error))
      }
    case .name:
      return change(editor) {
        if editor.form.isChanged(.name) { $0.name = form[.name].trimmed }
        if editor.form.isChanged(.owner) { $0.owner = form[.owner].trimmed }
      }
    case .newCard:
      let name = form[.name].trimmed
      if name.isEmpty { return .wrong(.name, words.enterName) }
      return .ready([.cardAdded(CardAdded(name: name, owner: form[.owner].trimmed, time: surroundings.now))])
    case .reminder:
      return change(editor) { $0.reminder = min(max(Int(form[.reminder]) ?? 2, 0), 99) }
    case .entry(let id):
      guard let entry = standing.card.entry(id) else { return .ready([]) }
      return self.entry(entry, editor, standing, surroundings, words)
    case .removal, .question: return .ready([])
    }
  }

  private func change(_ editor: Editor, _ change: (inout CardChanged) -> Void) -> Editor.Outcome {
    var changed = CardChanged(card: editor.card)
    change(&changed)
    return .ready(!editor.form.isChanged ? [] : [.cardChanged(changed)])
  }

  private func money(
    _ editor: Editor, _ standing: Standing, _ words: FareCardWords, _ next: (Money) -> Editor.Outcome
  ) -> Editor.Outcome {
    do throws(MoneyError) {
      return next(try editor.amount(standing, words.language))
    } catch {
      return .wrong(.amount, words.message(error, standing.ledger.balance.currency))
    }
  }

  /// A choice holds from now on; what was paid before stays as it was. A card without rides, on which nothing else was
  /// chosen for later, has no before. What wasn't changed isn't said: it may be another by now on another device.
  private func fare(
    _ editor: Editor, _ standing: Standing, _ surroundings: Surroundings, _ words: FareCardWords
  ) -> Editor.Outcome {
    let (card, form) = (standing.card, editor.form)
    let isNew = card.entries.isEmpty && card.fares.count == 1
    var changed = FareChanged(card: editor.card, from: isNew ? Instant(milliseconds: 0) : surroundings.now)
    if form.isChanged(.rider) { changed.riderClass = RiderClass(rawValue: form[.rider]) ?? .full }
    func ready() -> Editor.Outcome { .ready(changed.isEmpty ? [] : [.fareChanged(changed)]) }
    if !form[.tariff].isEmpty {
      if form.isChanged(.tariff) { changed.fare = .tariff(form[.tariff]) }
      return ready()
    }
    guard form.isChanged(.tariff) || form.isChanged(.amount) || form.isChanged(.currency) else { return ready() }
    return money(editor, standing, words) {
      changed.fare = .custom($0)
      return $0.minor > 0 ? ready() : .wrong(.amount, words.moreThanZero)
    }
  }

  private func entry(
    _ entry: Entry, _ editor: Editor, _ standing: Standing, _ surroundings: Surroundings, _ words: FareCardWords
  ) -> Editor.Outcome {
    let form = editor.form
    var changed = EntryChanged(card: editor.card, entry: entry.id)
    if editor.form.isChanged(.date) {
      guard let time = surroundings.zone.moment(typed: form[.date]) else { return .wrong(.date, words.notTime) }
      if time > surroundings.now { return .wrong(.date, words.inFuture) }
      changed.time = time
    }
    if editor.form.isChanged(.service), let service = Service(rawValue: form[.service]) {
      changed.service = service
    }
    if editor.form.isChanged(.paidAs) { changed.isTransfer = form[.paidAs] == "transfer" }
    if editor.form.isChanged(.amount) {
      if case .ride = entry.kind, form[.amount].isEmpty {
        changed.amount = .some(nil)
      } else {
        do throws(MoneyError) {
          changed.amount = try editor.amount(standing, words.language)
        } catch {
          return .wrong(.amount, words.message(error, standing.ledger.balance.currency))
        }
      }
    }
    return .ready(changed.isEmpty ? [] : [.entryChanged(changed)])
  }
}

extension Editor.Subject {
  /// As a page's addresses and actions call it.
  private enum Name: String {
    case balance
    case topUp = "top-up"
    case fare, expiry, number, name, reminder
    case newCard = "new-card"
    case removal, question, entry
  }

  var name: String {
    let name: Name =
      switch self {
      case .balance: .balance
      case .topUp: .topUp
      case .fare: .fare
      case .expiry: .expiry
      case .number: .number
      case .name: .name
      case .reminder: .reminder
      case .newCard: .newCard
      case .removal: .removal
      case .question: .question
      case .entry: .entry
      }
    return name.rawValue
  }

  /// What a person can open from the page by its name alone.
  init?(name: String) {
    switch Name(rawValue: name) {
    case .balance: self = .balance
    case .topUp: self = .topUp
    case .fare: self = .fare
    case .expiry: self = .expiry
    case .number: self = .number
    case .name: self = .name
    case .reminder: self = .reminder
    case .newCard: self = .newCard
    case .removal: self = .removal
    // A ride alone asks the question, and which entry it is stands in the action.
    case .question, .entry, .none: return nil
    }
  }
}
