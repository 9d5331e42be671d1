package import Kernel

/// Weights as a person reads and types them.
extension Weight {
  /// "22.5 kg", "22,5 kg".
  package func text(in language: Language) -> String { number(in: language) + "\u{A0}" + unit.symbol }

  /// Without its unit, as it stands in a field: "22.5", "22,5"; no zeros behind what counts.
  package func number(in language: Language) -> String { digits(point: language.decimalMark) }

  /// With a point whatever the language, for files.
  package var plain: String { digits(point: ".") }

  private func digits(point: String) -> String {
    let value = UInt64(max(thousandths, 0))
    var bytes: [UInt8] = []
    Decimal.append(value / 1000, digits: 1, to: &bytes)
    if value % 1000 != 0 {
      bytes.append(contentsOf: Array(point.utf8))
      Decimal.append(value % 1000, digits: 3, to: &bytes)
      while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// From "22.5" or "22,5", whatever the language: a weight has no groups of thousands. At most four digits before and
  /// three after the mark; spaces at the ends are forgiven. Nil for anything else, a sign too.
  package init?(typed text: String, _ unit: Unit) {
    var bytes = Array(text.utf8.prefix(33))[...]
    guard bytes.count <= 32 else { return nil }
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    var value = 0
    var whole = 0
    var decimals: Int?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if let count = decimals { decimals = count + 1 } else { whole += 1 }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if whole > 4 || decimals ?? 0 > 3 { return nil }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if decimals != nil { return nil }
        decimals = 0
      default: return nil
      }
    }
    guard whole + (decimals ?? 0) > 0 else { return nil }
    for _ in (decimals ?? 0)..<3 { value *= 10 }
    self.init(thousandths: value, unit)
  }
}
