import Kernel

/// The part of an address after "?": names and values, percent-decoded ("+" is a space). The first of a name counts.
struct Query {
  /// In the order written.
  private(set) var pairs: [(name: String, value: String)] = []

  init(_ text: String?) {
    guard let text else { return }
    for part in text.utf8.split(separator: UInt8(ascii: "&"), maxSplits: 100) {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      let value = equals == part.endIndex ? part[equals...] : part[part.index(after: equals)...]
      pairs.append((Query.decoded(part[..<equals]), Query.decoded(value)))
    }
  }

  /// nil where the name is absent.
  subscript(name: String) -> String? {
    for pair in pairs where pair.name == name { return pair.value }
    return nil
  }

  /// Bytes that are not UTF-8 become U+FFFD, a broken escape stays as it was written.
  static func decoded(_ text: some Collection<UInt8>, plusIsSpace: Bool = true) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace:
        bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        if digits.count == 2, let high = digits.first.flatMap(nibble),
          let low = digits.dropFirst().first.flatMap(nibble)
        {
          bytes.append(high << 4 | low)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      default:
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func nibble(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Plain decimals only: `Double` itself would also read "nan", "inf" and "0x1p3".
  static func decimal(_ text: String) -> Double? {
    guard text.utf8.count <= 32 else { return nil }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
