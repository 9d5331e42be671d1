/// Amounts as a person reads them: "$8.25", "−$1.00", "8,25 $", "1 234,50 €".
extension Money {
  /// With the currency's symbol, and a sign only where it is negative.
  package func text(in language: Language) -> String {
    (minor < 0 ? "\u{2212}" : "") + withSymbol(language)
  }

  /// With its sign in any case, for what changed a balance: "+$20.00", "−$3.00"; zero has none.
  package func signedText(in language: Language) -> String {
    (minor > 0 ? "+" : "") + text(in: language)
  }

  /// What stands in a field that is edited: "8.25", "8,25".
  package func typed(in language: Language) -> String {
    (minor < 0 ? "-" : "") + digits(point: language.decimalMark, group: "")
  }

  /// With a point whatever the language, for files: "-8.25".
  package var plain: String { (minor < 0 ? "-" : "") + digits(point: ".", group: "") }

  /// CLDR's patterns: English puts the sign in front, letters with a no-break space; French and Spanish put it behind.
  private func withSymbol(_ language: Language) -> String {
    let symbol = currency.symbol
    let words = CommonWords(language)
    let isWord = symbol.utf8.last.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") } ?? false
    let units = minor.magnitude / UInt64(currency.scale)
    let amount = digits(point: words.decimalMark, group: language.groupMark(units))
    return isWord ? words.priceInLetters(symbol, amount: amount) : words.price(symbol, amount: amount)
  }

  private func digits(point: String, group: String) -> String {
    let scale = UInt64(currency.scale)
    let units = minor.magnitude / scale
    var bytes: [UInt8] = []
    Decimal.append(units, grouped: group, to: &bytes)
    if scale > 1 {
      bytes.append(contentsOf: Array(point.utf8))
      Decimal.append(minor.magnitude % scale, digits: currency.digits, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
