import Kernel

/// Writes a file of facts; see `Network+Facts.swift` for its form.
struct FactsWriter {
  private(set) var bytes: [UInt8] = []

  init(heading: String = FactsReader.heading) {
    bytes.append(contentsOf: heading.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A line of fields with tabs between; the fields come escaped.
  mutating func row(_ kind: StaticString, _ fields: String...) {
    kind.withUTF8Buffer { bytes.append(contentsOf: $0) }
    for field in fields {
      bytes.append(UInt8(ascii: "\t"))
      bytes.append(contentsOf: field.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A zone with its changes.
  mutating func zone(_ zone: Zone) {
    row("zone", Self.text(zone.name), String(zone.firstOffset))
    for change in zone.transitions { row("change", String(change.since.seconds), String(change.offset)) }
  }

  static func text(_ text: String) -> String { escaped(text, spaces: false) }

  /// Ids with spaces between, those within an id escaped.
  static func list(_ ids: [String]) -> String {
    var all = ""
    for id in ids {
      if !all.isEmpty { all += " " }
      all += escaped(id, spaces: true)
    }
    return all
  }

  /// Six capital digits: "0039A6".
  static func color(_ color: UInt32) -> String {
    let digits = String(color & 0xFF_FFFF, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// Six decimals (about 10 cm), without the zeros at the end. What is no place on Earth is written as 0.
  static func degrees(_ degrees: Double) -> String {
    guard degrees >= -180, degrees <= 180 else { return "0" }
    let micro = Int64(degrees * 1e6 + (degrees < 0 ? -0.5 : 0.5))
    var fraction = micro.magnitude % 1_000_000
    var text = (micro < 0 ? "-" : "") + String(micro.magnitude / 1_000_000)
    if fraction == 0 { return text }
    text += "."
    var unit: UInt64 = 100_000
    while fraction > 0 {
      text += String(fraction / unit)
      fraction %= unit
      unit /= 10
    }
    return text
  }

  private static func escaped(_ text: String, spaces: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      guard let escape = FactsEscape(rawValue: byte), spaces || escape != .space else {
        bytes.append(byte)
        continue
      }
      bytes.append(FactsEscape.backslash.rawValue)
      bytes.append(escape.letter)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
