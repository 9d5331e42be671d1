/// A country by its two letters of ISO 3166-1.
package struct Country: Equatable, Sendable {
  private let first: UInt8
  private let second: UInt8

  /// Two capital letters; `nil` for anything else.
  package init?(iso code: String) {
    let letters = Array(code.utf8.prefix(3))
    guard letters.count == 2, Self.isCapital(letters[0]), Self.isCapital(letters[1]) else { return nil }
    first = letters[0]
    second = letters[1]
  }

  package var code: String { String(decoding: [first, second], as: UTF8.self) }

  /// As text: each letter's regional indicator (Unicode Standard, section 23.10), which fonts join into a flag.
  package var flag: String {
    var flag = ""
    for letter in [first, second] {
      if let scalar = Unicode.Scalar(0x1F1E6 + UInt32(letter - UInt8(ascii: "A"))) {
        flag.unicodeScalars.append(scalar)
      }
    }
    return flag
  }

  private static func isCapital(_ letter: UInt8) -> Bool { letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z") }
}
