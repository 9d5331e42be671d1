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

extension Editor.Subject {
  var name: String {
    switch self {
    case .balance: "balance"
    case .topUp: "top-up"
    case .fare: "fare"
    case .expiry: "expiry"
    case .number: "number"
    case .name: "name"
    case .reminder: "reminder"
    case .newCard: "new-card"
    case .removal: "removal"
    case .question: "question"
    case .entry: "entry"
    }
  }

  /// What a person can open from the page; the question is asked by a ride alone.
  init?(name: String) {
    for subject in [Self.balance, .topUp, .fare, .expiry, .number, .name, .reminder, .newCard, .removal]
    where subject.name == name {
      self = subject
      return
    }
    return nil
  }
}
