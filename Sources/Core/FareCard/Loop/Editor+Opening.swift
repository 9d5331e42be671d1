import Kernel

extension Editor {
  /// Opened for a card, its fields filled with what is there; `nil` for an entry that is gone.
  init?(_ subject: Subject, _ standing: Standing, _ surroundings: Surroundings) {
    let card = standing.card
    let language = surroundings.language
    self.init(subject: subject, card: card.id, opened: surroundings.now)
    switch subject {
    case .balance: draft[.amount] = card.hasEntered ? standing.ledger.balance.typed(in: language) : ""
    case .fare: fillFare(standing, surroundings)
    case .expiry: draft[.date] = card.expiry?.iso8601 ?? ""
    case .number: draft[.number] = card.number.map { CardNumber.grouped($0) } ?? ""
    case .name:
      draft[.name] = card.name
      draft[.owner] = card.owner
    case .reminder: draft[.reminder] = String(card.reminderRides)
    case .entry(let id):
      guard let entry = card.entry(id) else { return nil }
      fill(entry, surroundings)
    case .topUp, .newCard, .removal, .question: break
    }
    start = draft
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
    draft[.rider] = choice.riderClass.rawValue
    draft[.currency] = standing.ledger.balance.currency.code
    draft[.amount] = standing.fare(at: surroundings.now).typed(in: surroundings.language)
    if case .tariff(let id) = choice.fare { draft[.tariff] = id }
  }

  private mutating func fill(_ entry: Entry, _ surroundings: Surroundings) {
    draft[.date] = surroundings.zone.typed(entry.time)
    switch entry.kind {
    case .topUp(let money), .correction(let money): draft[.amount] = money.typed(in: surroundings.language)
    case .ride(let ride):
      draft[.amount] = ride.amount.map { $0.typed(in: surroundings.language) } ?? ""
      draft[.service] = ride.service.rawValue
      draft[.paidAs] = (ride.isTransfer ? FareCardAction.RideAnswer.transfer : .new).rawValue
    }
  }
}

extension Zone {
  /// As a `datetime-local` field holds it: "2026-10-02T08:12".
  func typed(_ instant: Instant) -> String {
    let local = local(instant)
    return local.day.iso8601 + "T" + ClockText.text(instant, in: self)
  }

  /// From "2026-10-02T08:12", with or without seconds, which are dropped.
  func moment(typed text: String) -> Instant? {
    let (date, clock) = text.halves(at: "T")
    guard let day = Day(iso8601: date), let clock else { return nil }
    let (hour, rest) = clock.halves(at: ":")
    guard let hour = Int(hour), let minute = rest.flatMap({ Int($0.halves(at: ":").head) }),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return moment(of: day, second: (hour * 60 + minute) * 60)
  }
}
