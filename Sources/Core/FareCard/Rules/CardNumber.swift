/// The number printed on a card: 10 to 20 digits.
package enum CardNumber {
  /// Why what was typed is no card's number.
  package enum Fault: Error, Equatable, Sendable {
    case empty
    case notDigits
    case tooShort(digits: Int)
    case tooLong(digits: Int)
  }

  /// The digits of what was typed; spaces are allowed.
  package static func digits(typed text: String) throws(Fault) -> String {
    var digits: [UInt8] = []
    for byte in text.utf8.prefix(200) where byte != UInt8(ascii: " ") {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .notDigits }
      digits.append(byte)
    }
    if digits.isEmpty { throw .empty }
    if digits.count < 10 { throw .tooShort(digits: digits.count) }
    if digits.count > 20 { throw .tooLong(digits: digits.count) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// "0123 4567 89".
  package static func grouped(_ digits: String) -> String {
    var bytes: [UInt8] = []
    for (index, byte) in digits.utf8.enumerated() {
      if index > 0, index % 4 == 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
