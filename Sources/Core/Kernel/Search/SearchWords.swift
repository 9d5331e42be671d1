/// A name or a query cut into folded words: "W 4 St-Wash Sq" is w · 4 · st · wash · sq, "42nd" is 42.
package enum SearchWords {
  /// Bytes of a query that are looked at, once it is folded.
  package static let longestQuery = 64
  /// Near misses are looked for when fewer than this are found: under good answers they would be noise.
  package static let fewHits = 5

  /// Of a whole name, however long.
  package static func of(name: String) -> [[UInt8]] { split(Folding.folded(withoutApostrophes(name.unicodeScalars))) }

  /// The first `limit` bytes of it, whatever its length: only so much is looked at.
  package static func of(query: String, atMost limit: Int = longestQuery) -> [[UInt8]] {
    let start = query.unicodeScalars.drop { $0.value <= 0x20 }.prefix(2 * limit)
    return split(Array(Folding.folded(withoutApostrophes(start)).prefix(limit)))
  }

  package static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// "Prince's" is looked for as "princes".
  private static func withoutApostrophes(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars where scalar != "'" && scalar.value != 0x2019 { text.append(scalar) }
    return String(text)
  }

  private static func split(_ folded: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for word in folded.split(separator: UInt8(ascii: " ")) {
      let digits = word.prefix(while: isDigit)
      guard !digits.isEmpty, digits.count < word.count else {
        words.append(Array(word))
        continue
      }
      words.append(Array(digits))
      let rest = Array(word[digits.endIndex...])
      if !isOrdinal(rest, after: digits.last) { words.append(rest) }
    }
    return words
  }

  /// "42nd" is 42, and "42st" is 42 St.
  private static func isOrdinal(_ ending: [UInt8], after digit: UInt8?) -> Bool {
    switch String(decoding: ending, as: UTF8.self) {
    case "nd", "rd", "th", "n", "t": true
    case "st": digit == UInt8(ascii: "1")
    default: false
    }
  }
}
