extension Day {
  /// "2026-01-04": exactly ten characters.
  package init?(iso8601 text: String) {
    let bytes = Array(text.utf8.prefix(11))
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    var numbers = [0, 0, 0]
    for (index, byte) in bytes.enumerated() where index != 4 && index != 7 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let field = index < 4 ? 0 : index < 7 ? 1 : 2
      numbers[field] = numbers[field] * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// For years 0 to 9999.
  package var iso8601: String {
    let (year, month, day) = civil
    var bytes: [UInt8] = []
    Decimal.append(UInt64(year.magnitude), digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Decimal.append(UInt64(month.magnitude), digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Decimal.append(UInt64(day.magnitude), digits: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
