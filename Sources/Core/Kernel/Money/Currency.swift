/// A currency by its ISO 4217 code: three capital letters, kept as one number so that amounts stay small and quick.
package struct Currency: Hashable, Sendable {
  private let letters: UInt32

  /// Nil unless the code is three ASCII letters; small ones count as capitals.
  package init?(code: String) {
    let bytes = Array(code.utf8.prefix(4))
    guard bytes.count == 3 else { return nil }
    var letters: UInt32 = 0
    for byte in bytes {
      let capital = byte & 0xDF
      guard byte >= UInt8(ascii: "A"), capital >= UInt8(ascii: "A"), capital <= UInt8(ascii: "Z") else { return nil }
      letters = letters << 8 | UInt32(capital)
    }
    self.letters = letters
  }

  private init(_ letters: UInt32) { self.letters = letters }

  package static let dollar = Currency(0x55_5344)
  package static let euro = Currency(0x45_5552)
  package static let pound = Currency(0x47_4250)

  /// In capitals: "USD".
  package var code: String {
    let bytes = [UInt8(letters >> 16 & 0xFF), UInt8(letters >> 8 & 0xFF), UInt8(letters & 0xFF)]
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Currency {
  /// Digits after the point (ISO 4217, minor units). Currencies that are not listed have two, as nearly all do.
  package var digits: Int {
    switch code {
    case "JPY", "KRW", "CLP", "ISK", "VND": 0
    case "KWD", "BHD", "TND", "JOD": 3
    default: 2
    }
  }

  /// Minor units in one of the currency: 100 cents in a dollar.
  package var scale: Int64 {
    switch digits {
    case 0: 1
    case 3: 1000
    default: 100
    }
  }

  /// The code where there is no sign of its own.
  package var symbol: String {
    switch code {
    case "USD": "$"
    case "EUR": "€"
    case "GBP": "£"
    case "CAD": "CA$"
    case "AUD": "A$"
    case "JPY": "¥"
    case "SEK": "kr"
    default: code
    }
  }
}
