extension Language {
  /// 13200 as "13,200"; in French with a narrow space that doesn't break.
  package func grouped(_ number: Int64) -> String {
    var bytes: [UInt8] = []
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    Decimal.append(number.magnitude, grouped: groupMark(number.magnitude), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Between the thousands of this number; none where the language writes so short a one without.
  func groupMark(_ number: UInt64) -> String {
    let words = CommonWords(self)
    var rest = number
    for _ in 1..<max(Int(words.groupsFrom) ?? 1, 1) { rest /= 10 }
    return rest > 0 ? words.groupMark : ""
  }

  /// What stands between whole units and the digits after them: "." or ",".
  package var decimalMark: String { CommonWords(self).decimalMark }
}
