import Kernel

/// What happened, as an entry's row has it behind the time, read or written by one list: a number, then what that one has.
///
/// | number | then |
/// | ---: | --- |
/// | 4 | a top-up: amount, currency |
/// | 5 | a correction: balance, currency |
/// | others | a ride, whose marks it is: what `Ride.code` says |
struct EntryCells {
  private let isReading: Bool
  private var number = 0
  /// What stands behind the number: what is written so far, or not read yet.
  private var rest: [JSON] = []
  private var isUnreadable = false

  /// As they are written.
  var cells: [JSON] { [.integer(Int64(number))] + rest }

  init(of kind: Entry.Kind) {
    isReading = false
    switch kind {
    case .ride(var ride): ride.code(&self)
    case .topUp(var money):
      number = Self.topUp
      self.money(&money)
    case .correction(var money):
      number = Self.correction
      self.money(&money)
    }
  }

  private init?(reading cells: some Sequence<JSON>) {
    isReading = true
    rest = Array(cells)
    guard let number = rest.first?.int, number >= 0 else { return nil }
    self.number = number
    rest.removeFirst()
  }

  /// Nil where they can't be read.
  static func read(_ cells: ArraySlice<JSON>) -> Entry.Kind? {
    guard var list = EntryCells(reading: cells) else { return nil }
    var money = Money(minor: 0, .dollar)
    var ride = Ride()
    let isRide = list.number != topUp && list.number != correction
    if isRide { ride.code(&list) } else { list.money(&money) }
    if list.isUnreadable { return nil }
    if isRide { return list.number == 0 ? .ride(ride) : nil }
    return list.number == topUp ? .topUp(money) : .correction(money)
  }

  private static let topUp = 4
  private static let correction = 5
}

// MARK: What lists are made of

extension EntryCells {
  /// One of two things, as a bit of the number.
  mutating func mark<Value: Equatable>(_ bit: Int, _ value: inout Value, _ unset: Value, _ set: Value) {
    assert(bit & Self.topUp == 0, "a number that is no ride's")
    if isReading {
      value = number & bit == 0 ? unset : set
      number &= ~bit
    } else if value == set {
      number |= bit
    }
  }

  /// Amount and currency.
  mutating func money(_ money: inout Money) {
    guard isReading else { return rest += [.integer(money.minor), .string(money.currency.code)] }
    guard rest.count > 1, let minor = rest[0].integer, Money.kept.contains(minor),
      let currency = rest[1].string.flatMap({ Currency(code: $0) })
    else { return isUnreadable = true }
    money = Money(minor: minor, currency)
    rest.removeFirst(2)
  }

  /// Nothing, at the end of a row, where it isn't set.
  mutating func moneyIfSet(_ money: inout Money?) {
    if isReading ? rest.isEmpty : money == nil { return money = nil }
    var some = money ?? Money(minor: 0, .dollar)
    self.money(&some)
    money = some
  }
}
