import Kernel

/// A row of a history's file, its columns read or written by one list.
struct HistoryColumns {
  private(set) var row: FileRow
  /// How it is read; nil where it is written.
  private let habits: HistoryHabits?

  /// `balance` is the one after it; nil where none was known yet.
  init(_ entry: Entry, _ line: Ledger.Line, _ balance: Money?, in zone: Zone) {
    row = FileRow()
    habits = nil
    row[.time] = HistoryTime.exact(entry.time, in: zone)
    row[.amount] = line.amount.plain
    row[.balance] = balance?.plain ?? ""
    row[.currency] = line.balance.currency.code
    row[.id] = entry.id
    row[.kind] = Kind(entry.kind).names[0]
    // Nothing is thrown by what is written.
    if case .ride(var ride) = entry.kind { try? ride.code(&self) }
  }

  /// To be read from.
  private init(_ row: FileRow, _ habits: HistoryHabits) {
    self.row = row
    self.habits = habits
  }

  /// The entry, without an id.
  static func entry(_ row: FileRow, _ habits: HistoryHabits) throws(HistoryFault) -> Entry {
    let time = try HistoryTime.read(row[.time], in: habits.zone)
    // Two clocks may differ by some minutes.
    guard time <= habits.now.adding(seconds: 300) else { throw .future }
    var habits = habits
    if !row[.currency].isEmpty {
      guard let named = Currency(code: row[.currency]) else { throw .amount }
      habits.currency = named
    }
    var columns = HistoryColumns(row, habits)
    switch Kind(named: row[.kind].tidied) {
    case .ride:
      var ride = Ride()
      try ride.code(&columns)
      return Entry(id: "", time: time, kind: .ride(ride))
    case .topUp: return Entry(id: "", time: time, kind: .topUp(try columns.money(.amount, habits, else: .amount)))
    case .correction:
      return Entry(id: "", time: time, kind: .correction(try columns.money(.balance, habits, else: .balance)))
    case nil: throw .kind
    }
  }
}

/// How a row is read where it doesn't say itself.
struct HistoryHabits {
  var zone: Zone
  var currency: Currency
  /// Of amounts: decimals are set apart by a comma.
  var hasComma: Bool
  var now: Instant
}

extension HistoryColumns {
  /// What a row is of.
  private enum Kind: CaseIterable {
    case ride, topUp, correction

    init(_ kind: Entry.Kind) {
      switch kind {
      case .ride: self = .ride
      case .topUp: self = .topUp
      case .correction: self = .correction
      }
    }

    init?(named name: String) {
      for kind in Kind.allCases where kind.names.contains(name) {
        self = kind
        return
      }
      return nil
    }

    /// Ours first, then what others write.
    var names: [String] {
      switch self {
      case .ride: ["ride", "trajet"]
      case .topUp: ["top-up", "topup", "top up", "recharge", "rechargement"]
      case .correction: ["correction"]
      }
    }
  }
}

// MARK: What lists are made of

extension HistoryColumns {
  /// By its name; as it is where the file doesn't say.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ column: HistoryColumn, _ value: inout Value, else fault: HistoryFault
  ) throws(HistoryFault) {
    guard habits != nil else { return row[column] = value.rawValue }
    if row[column].isEmpty { return }
    guard let named = Value(named: row[column]) else { throw fault }
    value = named
  }

  mutating func yesOrNo(_ column: HistoryColumn, _ value: inout Bool) {
    guard habits != nil else { return row[column] = value ? "yes" : "no" }
    value = ["yes", "true", "oui"].contains(row[column].tidied)
  }

  /// Whether the amount, which every row has, is one that was set by hand.
  mutating func price(_ amount: inout Money?) throws(HistoryFault) {
    guard let habits else { return row[.price] = amount == nil ? "tariff" : "set" }
    if row[.price] == "tariff" || row[.amount].isEmpty { return amount = nil }
    var money = try money(.amount, habits, else: .amount)
    // A ride of 2.90 is written with or without its sign.
    money.minor = abs(money.minor)
    amount = money
  }

  private func money(
    _ column: HistoryColumn, _ habits: HistoryHabits, else fault: HistoryFault
  ) throws(HistoryFault) -> Money {
    var bytes = Array(row[column].utf8)
    var isNegative = false
    if bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") {
      isNegative = bytes.first == UInt8(ascii: "-")
      bytes.removeFirst()
    } else if bytes.starts(with: [0xE2, 0x88, 0x92]) {
      isNegative = true
      bytes.removeFirst(3)
    }
    do {
      let typed = String(decoding: bytes, as: UTF8.self)
      let money = try Money(typed: typed, currency: habits.currency, hasComma: habits.hasComma)
      return Money(minor: isNegative ? -money.minor : money.minor, habits.currency)
    } catch { throw fault }
  }
}
