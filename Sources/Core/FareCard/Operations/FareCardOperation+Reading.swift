package import Kernel

extension FareCardOperation {
  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    if kind == "fareCard.cardAdded" {
      guard let name = fields.label("name"), let owner = fields.label("owner"), let time = fields.time("time") else {
        return nil
      }
      self = .cardAdded(name: name, owner: owner, time: time)
      return
    }
    guard let card = fields.identifier("card") else { return nil }
    switch kind {
    case "fareCard.rode":
      guard let time = fields.time("time"), let ride = fields.ride else { return nil }
      self = .rode(card: card, time: time, ride)
    case "fareCard.toppedUp":
      guard let time = fields.time("time"), let money = fields.money else { return nil }
      self = .toppedUp(card: card, time: time, money)
    case "fareCard.corrected":
      guard let time = fields.time("time"), let money = fields.money else { return nil }
      self = .corrected(card: card, time: time, money)
    case "fareCard.entryChanged":
      guard let entry = fields.identifier("entry"), let changes = fields.entryChanges else { return nil }
      self = .entryChanged(card: card, entry: entry, changes)
    case "fareCard.entryRemoved":
      guard let entry = fields.identifier("entry") else { return nil }
      self = .entryRemoved(card: card, entry: entry)
    case "fareCard.cardChanged":
      guard let changes = fields.cardChanges else { return nil }
      self = .cardChanged(card: card, changes)
    case "fareCard.fareChosen":
      guard let choice = FareChoice(json: fields) else { return nil }
      self = .fareChosen(card: card, choice)
    case "fareCard.cardRemoved":
      self = .cardRemoved(card: card)
    case "fareCard.imported":
      guard let rows = fields["entries"]?.array, let entries = EntryRows.read(rows, prefixes: nil) else { return nil }
      self = .imported(card: card, entries)
    case "fareCard.cardsCompared":
      guard let other = fields.identifier("other"), let isSame = fields["same"]?.bool else { return nil }
      self = .cardsCompared(card: card, other: other, isSame: isSame)
    default:
      return nil
    }
  }
}

extension FareChoice {
  init?(json: JSON) {
    guard let from = json.time("from"), let word = json["class"]?.string,
      let riderClass = RiderClass(rawValue: word)
    else { return nil }
    if let tariff = json.identifier("tariff") {
      self.init(from: from, fare: .tariff(tariff), riderClass: riderClass)
    } else {
      guard let money = json.money, money.minor >= 0 else { return nil }
      self.init(from: from, fare: .custom(money), riderClass: riderClass)
    }
  }
}

extension JSON {
  /// A name or an owner: a short text, maybe empty.
  func label(_ name: String) -> String? {
    guard let text = self[name]?.string, text.utf8.count <= 200 else { return nil }
    return text
  }

  func identifier(_ name: String) -> String? {
    guard let text = self[name]?.string, (1...100).contains(text.utf8.count) else { return nil }
    return text
  }

  /// From 1970 to the end of the year 9999.
  func time(_ name: String) -> Instant? { self[name].flatMap { $0.time } }

  var time: Instant? {
    guard let milliseconds = integer, (0...253_402_300_799_999).contains(milliseconds) else { return nil }
    return Instant(milliseconds: milliseconds)
  }

  /// An amount that no sum of a history makes overflow.
  var minor: Int64? {
    guard let minor = integer, minor.magnitude <= 1_000_000_000_000 else { return nil }
    return minor
  }

  var money: Money? {
    guard let minor = self["amount"]?.minor, let code = self["currency"]?.string, let currency = Currency(code: code)
    else { return nil }
    return Money(minor: minor, currency)
  }

  fileprivate var ride: Ride? {
    guard let word = self["service"]?.string, let service = Service(rawValue: word) else { return nil }
    var ride = Ride(service: service)
    if let transfer = self["transfer"] {
      guard let isTransfer = transfer.bool else { return nil }
      ride.isTransfer = isTransfer
    }
    if self["amount"] != nil {
      guard let money else { return nil }
      ride.amount = money
    }
    return ride
  }
}

extension JSON {
  /// Nil when one of them can't be read, or there is none.
  fileprivate var entryChanges: [EntryChange]? {
    var changes: [EntryChange] = []
    if self["time"] != nil {
      guard let time = time("time") else { return nil }
      changes.append(.time(time))
    }
    if let amount = self["amount"] {
      if amount != .null, money == nil { return nil }
      changes.append(.amount(money))
    }
    if let word = self["service"] {
      guard let service = word.string.flatMap({ Service(rawValue: $0) }) else { return nil }
      changes.append(.service(service))
    }
    if let word = self["transfer"] {
      guard let isTransfer = word.bool else { return nil }
      changes.append(.transfer(isTransfer))
    }
    return changes.isEmpty ? nil : changes
  }

  fileprivate var cardChanges: [CardChange]? {
    var changes: [CardChange] = []
    if self["name"] != nil {
      guard let name = label("name") else { return nil }
      changes.append(.name(name))
    }
    if self["owner"] != nil {
      guard let owner = label("owner") else { return nil }
      changes.append(.owner(owner))
    }
    if let value = self["number"] {
      guard value == .null || Self.isNumber(value.string) else { return nil }
      changes.append(.number(value.string))
    }
    if let value = self["expiry"] {
      let day = value.string.flatMap { Day(iso8601: $0) }
      guard value == .null || day != nil else { return nil }
      changes.append(.expiry(day))
    }
    if let value = self["reminder"] {
      guard let rides = value.int, (0...99).contains(rides) else { return nil }
      changes.append(.reminder(rides))
    }
    return changes.isEmpty ? nil : changes
  }

  private static func isNumber(_ text: String?) -> Bool {
    guard let text, let digits = try? CardNumber.digits(typed: text) else { return false }
    return digits == text
  }
}
