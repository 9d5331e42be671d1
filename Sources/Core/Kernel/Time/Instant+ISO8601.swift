/// ISO 8601 as RFC 3339 narrows it.
extension Instant {
  /// "2025-10-02T10:20:00-04:00", "2025-10-02t14:20:00.5z", "2025-10-02 14:20:00+0000". The offset must be there: a
  /// moment without one is no moment. Digits beyond milliseconds are cut off; second 60 is the first of the next minute.
  package init?(iso8601 text: String) {
    var fields = FieldReader(text)
    guard let year = fields.digits(4), fields.skip("-"), let month = fields.digits(2), fields.skip("-"),
      let dayOfMonth = fields.digits(2), let day = Day(year: year, month: month, day: dayOfMonth),
      fields.skip("T") || fields.skip("t") || fields.skip(" "),
      let hour = fields.digits(2), hour < 24, fields.skip(":"), let minute = fields.digits(2), minute < 60,
      fields.skip(":"), let second = fields.digits(2), second <= 60,
      let fraction = fields.milliseconds(), let offset = fields.offset(), fields.isAtEnd
    else { return nil }
    let local = Int64(day.number) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    self.init(milliseconds: (local - Int64(offset)) * 1000 + Int64(fraction))
  }

  /// "2025-10-02T10:20:00-04:00": whole seconds, rounded down; "Z" in a zone that is UTC all year. Offsets are written
  /// in whole minutes, so where a zone's has seconds (before 1970 only) the clock time is that of the offset written.
  package func iso8601(in zone: Zone) -> String {
    let minutes = zone.offset(at: self) / 60
    let local = Zone(name: zone.name, firstOffset: minutes * 60).local(self)
    let (year, month, day) = local.day.civil
    var bytes: [UInt8] = []
    bytes.reserveCapacity(25)
    if year < 0 { bytes.append(UInt8(ascii: "-")) }
    Decimal.append(UInt64(year.magnitude), digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"), twoDigits: month)
    bytes.append(UInt8(ascii: "-"), twoDigits: day)
    bytes.append(UInt8(ascii: "T"), twoDigits: local.second / 3600)
    bytes.append(UInt8(ascii: ":"), twoDigits: local.second / 60 % 60)
    bytes.append(UInt8(ascii: ":"), twoDigits: local.second % 60)
    if minutes == 0, zone.isUTC {
      bytes.append(UInt8(ascii: "Z"))
    } else {
      bytes.append(UInt8(ascii: minutes < 0 ? "-" : "+"), twoDigits: abs(minutes) / 60)
      bytes.append(UInt8(ascii: ":"), twoDigits: abs(minutes) % 60)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Zone {
  fileprivate var isUTC: Bool { firstOffset == 0 && transitions.isEmpty }
}

extension [UInt8] {
  fileprivate mutating func append(_ mark: UInt8, twoDigits value: Int) {
    append(mark)
    Decimal.append(UInt64(value.magnitude), digits: 2, to: &self)
  }
}

/// Fields of fixed width, one after the other.
private struct FieldReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8.prefix(64)) }

  var isAtEnd: Bool { at == bytes.count }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: mark) else { return false }
    at += 1
    return true
  }

  mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// 0 where there is no fraction; nil where a point has no digit behind it.
  mutating func milliseconds() -> Int? {
    guard skip(".") || skip(",") else { return 0 }
    guard var value = digit().map({ $0 * 100 }) else { return nil }
    var unit = 10
    while let digit = digit() {
      value += digit * unit
      unit /= 10
    }
    return value
  }

  /// Seconds that local time is ahead.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isAhead = skip("+")
    guard isAhead || skip("-"), let hours = digits(2), hours < 24 else { return nil }
    var minutes = 0
    if skip(":") || !isAtEnd {
      guard let read = digits(2), read < 60 else { return nil }
      minutes = read
    }
    return (isAhead ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  private mutating func digit() -> Int? {
    guard at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") else { return nil }
    at += 1
    return Int(bytes[at - 1] - UInt8(ascii: "0"))
  }
}
