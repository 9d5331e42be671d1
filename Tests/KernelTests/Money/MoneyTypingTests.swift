import Kernel
import Languages
import TestSupport
import Testing

@Suite("Amounts as a person types them")
struct MoneyTypingTests {
  @Test(
    "in English",
    arguments: [
      ("8.25", 825), ("8.5", 850), ("8", 800), ("8.", 800), (".5", 50), ("0", 0), ("007", 700), (" 8.25 ", 825),
      ("$8.25", 825), ("8.25 $", 825), ("USD 8.25", 825), ("8.25usd", 825), ("1,234.50", 123_450), ("1,234", 123_400),
      ("1 234.50", 123_450), ("8,25", 825), ("8,5", 850), ("0,125", nil), ("1.234,50", 123_450), ("10,000", 1_000_000),
      ("10000.00", 1_000_000), ("1,23,456", nil), ("12,34.5", nil), ("8.2.5", nil), ("1,2,3", nil), ("8.25.", nil),
      ("10 000", 1_000_000), ("$ 1 234.50", 123_450), ("1  234", 123_400), ("12 50", nil), ("8 25", nil),
      ("1 2345", nil), ("0 125", nil), ("1 234 5", nil), ("8.2 5", nil), ("1 234,567.00", nil),
    ] as [(String, Int64?)])
  func english(text: String, minor: Int64?) {
    #expect((try? Money(typed: text, currency: .dollar, language: .en))?.minor == minor)
  }

  @Test(
    "in French",
    arguments: [
      ("8,25", 825), ("8,25 €", 825), ("8,25\u{A0}€", 825), ("€8,25", 825), ("1 234,50", 123_450),
      ("1\u{202F}234,50\u{A0}€", 123_450), ("1.234,50", 123_450), ("8.25", 825), ("8.5", 850), ("1.234", 123_400),
      ("1,234", nil), ("8,2,5", nil), ("1,234.50", 123_450), ("eur 3", 300), ("3EUR", 300),
      ("12 50 €", nil), ("8,2\u{A0}5", nil), ("10\u{202F}000,00", 1_000_000),
    ] as [(String, Int64?)])
  func french(text: String, minor: Int64?) {
    #expect((try? Money(typed: text, currency: .euro, language: .fr))?.minor == minor)
  }

  @Test(
    "in Spanish",
    arguments: [
      ("8,25", 825), ("8,25 €", 825), ("1234,50", 123_450), ("1.234,50", 123_450), ("10.000", 1_000_000), ("8.5", 850),
      ("1,234", nil), ("8,2,5", nil),
    ] as [(String, Int64?)])
  func spanish(text: String, minor: Int64?) {
    #expect((try? Money(typed: text, currency: .euro, language: .es))?.minor == minor)
  }

  @Test(
    "what can't be taken says why",
    arguments: [
      ("", .empty), ("   ", .empty), ("\u{A0}", .empty), ("abc", .notAnAmount), ("8x", .notAnAmount),
      ("$", .notAnAmount), (".", .notAnAmount), ("-", .notAnAmount), ("8€", .notAnAmount), ("٨٫٢٥", .notAnAmount),
      ("８.２５", .notAnAmount), ("1e3", .notAnAmount), ("+5", .notAnAmount), ("8.25 8.25", .notAnAmount),
      ("12 50", .notAnAmount),
      ("-1", .negative), ("−1.00", .negative), ("-$1", .negative), ("$-1", .negative), ("- 5", .negative),
      ("8.255", .tooManyDecimals(most: 2)), ("0.001", .tooManyDecimals(most: 2)), ("10000.01", .tooLarge),
      ("10,000.01", .tooLarge), ("99999999999999999999999", .tooLarge), ("10001", .tooLarge),
    ] as [(String, MoneyError)])
  func faults(text: String, fault: MoneyError) {
    #expect(throws: fault) { try Money(typed: text, currency: .dollar, language: .en) }
  }

  @Test("a currency without minor units takes none")
  func yen() throws {
    let yen = try #require(Currency(code: "JPY"))
    #expect(try Money(typed: "1,500", currency: yen, language: .en).minor == 1500)
    #expect(try Money(typed: "¥ 150", currency: yen, language: .en).minor == 150)
    #expect(throws: MoneyError.tooManyDecimals(most: 0)) { try Money(typed: "1.5", currency: yen, language: .en) }
    #expect(throws: MoneyError.tooLarge) { try Money(typed: "10001", currency: yen, language: .en) }
  }

  @Test("what is shown can be typed again, in every language and currency")
  func roundTrip() throws {
    var random = SeededRandom(seed: 4217)
    let currencies = ["USD", "EUR", "GBP", "CAD", "AUD", "JPY", "CHF", "SEK", "KWD", "XXX"]
    for _ in 0..<5000 {
      let currency = try #require(currencies.randomElement(using: &random).flatMap { Currency(code: $0) })
      let most = Money.mostUnits * currency.scale
      let money = Money(minor: Int64.random(in: 0...most, using: &random), currency)
      for language in Language.all {
        for text in [money.text(in: language), money.typed(in: language)] {
          let typed = try? Money(typed: text, currency: currency, language: language)
          if typed != money { Issue.record("\(text) was read as \(String(describing: typed))") }
        }
      }
    }
  }

  @Test("hostile text never traps, and what is read is within bounds")
  func hostile() {
    var random = SeededRandom(seed: 31)
    let marks = Array("0123456789.,-+$€ \u{A0}\u{202F}−eEUSDxX٣\u{0}'’\t\n".unicodeScalars)
    for _ in 0..<30_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if let mark = marks.randomElement(using: &random) { text.unicodeScalars.append(mark) }
      }
      for language in Language.all {
        guard let money = try? Money(typed: text, currency: .dollar, language: language) else { continue }
        if !(0...1_000_000).contains(money.minor) { Issue.record("\(text) was read as \(money.minor)") }
      }
    }
    let long = String(repeating: "1", count: 1_000_000)
    #expect(throws: MoneyError.notAnAmount) { try Money(typed: long, currency: .dollar, language: .en) }
  }
}
