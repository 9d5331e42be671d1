/// The kinds of fields, each with its limits: in bytes for texts, since that is what is stored.
extension Fields {
  /// A text of so many bytes in UTF-8.
  @inline(never)
  package mutating func text(_ name: String, _ value: inout String, _ bytes: ClosedRange<Int> = 0...Int.max) {
    guard isReading else { return put(name, .string(value)) }
    guard let text = self[name]?.string, bytes.contains(text.utf8.count) else { return fail() }
    value = text
  }

  /// What names one thing among others.
  package mutating func identifier(_ name: String, _ value: inout String) { text(name, &value, 1...100) }

  /// What a person calls a thing, maybe nothing.
  package mutating func label(_ name: String, _ value: inout String) { text(name, &value, 0...200) }

  @inline(never)
  package mutating func flag(_ name: String, _ value: inout Bool) {
    guard isReading else { return put(name, .bool(value)) }
    guard let flag = self[name]?.bool else { return fail() }
    value = flag
  }

  /// Left out where it is not so.
  package mutating func flagIfSet(_ name: String, _ value: inout Bool) {
    if isReading ? has(name) : value { flag(name, &value) } else { value = false }
  }

  @inline(never)
  package mutating func integer(_ name: String, _ value: inout Int64, _ range: ClosedRange<Int64> = .min ... .max) {
    guard isReading else { return put(name, .integer(value)) }
    guard let number = self[name]?.integer, range.contains(number) else { return fail() }
    value = number
  }

  /// A whole number that fits this machine's `Int`, 32 bits wide in the browser.
  @inline(never)
  package mutating func whole(_ name: String, _ value: inout Int, _ range: ClosedRange<Int> = .min ... .max) {
    guard isReading else { return put(name, .integer(Int64(value))) }
    guard let number = self[name]?.int, range.contains(number) else { return fail() }
    value = number
  }

  /// In milliseconds, from 1970 to the end of the year 9999.
  @inline(never)
  package mutating func time(_ name: String, _ value: inout Instant) {
    integer(name, &value.milliseconds, Instant.kept)
  }

  /// `2027-05-31`.
  @inline(never)
  package mutating func day(_ name: String, _ value: inout Day) {
    self.value(name, &value, write: { .string($0.iso8601) }, read: { $0.string.flatMap { Day(iso8601: $0) } })
  }

  /// Two members: the amount in minor units, one that no sum of a history makes overflow, and its currency.
  @inline(never)
  package mutating func money(_ value: inout Money) {
    var (minor, currency) = (value.minor, value.currency)
    integer("amount", &minor, Money.kept)
    self.value(
      "currency", &currency, write: { .string($0.code) }, read: { $0.string.flatMap { Currency(code: $0) } })
    if isReading { value = Money(minor: minor, currency) }
  }

  /// By its name.
  package mutating func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ value: inout Value)
  where Value.RawValue == String {
    var text = value.rawValue
    self.text(name, &text)
    if isReading { set(&value, Value(named: text)) }
  }

  /// By its number.
  package mutating func choice<Value: RawRepresentable>(_ name: String, _ value: inout Value)
  where Value.RawValue == Int {
    var number = value.rawValue
    whole(name, &number)
    if isReading { set(&value, Value(rawValue: number)) }
  }

  private mutating func set<Value>(_ value: inout Value, _ read: Value?) {
    if let read { value = read } else { fail() }
  }
}

/// The same where there may be none: left out then.
extension Fields {
  package mutating func identifier(_ name: String, _ value: inout String?) {
    ifThere(name, &value, "") { $0.identifier(name, &$1) }
  }

  package mutating func label(_ name: String, _ value: inout String?) {
    ifThere(name, &value, "") { $0.label(name, &$1) }
  }

  package mutating func flag(_ name: String, _ value: inout Bool?) {
    ifThere(name, &value, false) { $0.flag(name, &$1) }
  }

  package mutating func whole(_ name: String, _ value: inout Int?, _ range: ClosedRange<Int> = .min ... .max) {
    ifThere(name, &value, 0) { $0.whole(name, &$1, range) }
  }

  package mutating func time(_ name: String, _ value: inout Instant?) {
    ifThere(name, &value, Instant(milliseconds: 0)) { $0.time(name, &$1) }
  }

  package mutating func money(_ value: inout Money?) {
    ifThere("amount", &value, Money(minor: 0, .dollar)) { $0.money(&$1) }
  }

  package mutating func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ value: inout Value?)
  where Value.RawValue == String {
    guard let blank = Value.allCases.first else { return }
    ifThere(name, &value, blank) { $0.choice(name, &$1) }
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// As `init(rawValue:)`, without its table of names, which the browser's first part would hold for all modules.
  package init?(named name: String) {
    for value in Self.allCases where value.rawValue == name {
      self = value
      return
    }
    return nil
  }
}
