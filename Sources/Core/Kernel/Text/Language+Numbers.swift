extension Language {
  /// 13200 as "13,200"; in French with a narrow space that doesn't break.
  package func grouped(_ number: Int64) -> String {
    var bytes: [UInt8] = []
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    Decimal.append(number.magnitude, grouped: self == .fr ? "\u{202F}" : ",", to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
