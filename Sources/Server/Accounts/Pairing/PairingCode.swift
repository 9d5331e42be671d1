/// What a person reads off one device and types on another: 8 letters, 40 bits, in Crockford's base 32
/// (crockford.com/base32.html), in which no letter is taken for another.
package struct PairingCode: Hashable, Sendable {
  /// In capitals, without dashes.
  package let text: String

  static let bytes = 5

  /// Drawn by lot; nil unless there are 5 bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == PairingCode.bytes else { return nil }
    let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let letters = stride(from: 35, through: 0, by: -5).map { PairingCode.letters[Int(number >> UInt64($0) & 31)] }
    text = String(decoding: letters, as: UTF8.self)
  }

  /// As it was typed: small or in capitals, parted by dashes or spaces, with O for 0 and I or L for 1. nil for what is no code.
  package init?(text: String) {
    guard text.utf8.count <= 32 else { return nil }
    var letters: [UInt8] = []
    for typed in text.uppercased().utf8 where typed != UInt8(ascii: "-") && typed != UInt8(ascii: " ") {
      let letter =
        switch typed {
        case UInt8(ascii: "O"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
        default: typed
        }
      guard PairingCode.letters.contains(letter) else { return nil }
      letters.append(letter)
    }
    guard letters.count == 8 else { return nil }
    self.text = String(decoding: letters, as: UTF8.self)
  }

  private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
}
