import Kernel
import Languages
import Testing

@Suite("Amounts as a person reads them")
struct MoneyTextTests {
  @Test(
    "sign, separators and symbol are those of the language",
    arguments: [
      (825, "USD", "$8.25", "8,25\u{A0}$", "8,25\u{A0}$"),
      (-100, "USD", "\u{2212}$1.00", "\u{2212}1,00\u{A0}$", "\u{2212}1,00\u{A0}$"),
      (0, "EUR", "€0.00", "0,00\u{A0}€", "0,00\u{A0}€"),
      (5, "GBP", "£0.05", "0,05\u{A0}£", "0,05\u{A0}£"),
      (123_456_789, "EUR", "€1,234,567.89", "1\u{202F}234\u{202F}567,89\u{A0}€", "1.234.567,89\u{A0}€"),
      (100_000, "CAD", "CA$1,000.00", "1\u{202F}000,00\u{A0}CA$", "1000,00\u{A0}CA$"),
      (99_999, "AUD", "A$999.99", "999,99\u{A0}A$", "999,99\u{A0}A$"),
      (1500, "JPY", "¥1,500", "1\u{202F}500\u{A0}¥", "1500\u{A0}¥"),
      (250, "CHF", "CHF\u{A0}2.50", "2,50\u{A0}CHF", "2,50\u{A0}CHF"),
      (250, "SEK", "kr\u{A0}2.50", "2,50\u{A0}kr", "2,50\u{A0}kr"),
      (250, "BRL", "BRL\u{A0}2.50", "2,50\u{A0}BRL", "2,50\u{A0}BRL"),
      (1234, "KWD", "KWD\u{A0}1.234", "1,234\u{A0}KWD", "1,234\u{A0}KWD"),
    ] as [(Int64, String, String, String, String)])
  func text(minor: Int64, code: String, english: String, french: String, spanish: String) throws {
    let money = Money(minor: minor, try #require(Currency(code: code)))
    #expect(money.text(in: .en) == english)
    #expect(money.text(in: .fr) == french)
    #expect(money.text(in: .es) == spanish)
  }

  @Test("a change says its direction; none says none")
  func signed() {
    #expect(Money(minor: 2000, .dollar).signedText(in: .en) == "+$20.00")
    #expect(Money(minor: -300, .dollar).signedText(in: .en) == "\u{2212}$3.00")
    #expect(Money(minor: 0, .dollar).signedText(in: .en) == "$0.00")
    #expect(Money(minor: -300, .dollar).plain == "-3.00")
  }

  @Test("the largest and smallest amounts have a text too")
  func extremes() {
    #expect(Money(minor: .min, .dollar).plain == "-92233720368547758.08")
    #expect(Money(minor: .max, .dollar).text(in: .en) == "$92,233,720,368,547,758.07")
  }

  @Test(
    "a code is three letters, small or capital",
    arguments: [
      ("USD", "USD"), ("eur", "EUR"), ("", nil), ("US", nil), ("USDX", nil), ("U$D", nil), ("12A", nil), ("éa", nil),
      ("[]^", nil),
    ] as [(String, String?)])
  func codes(text: String, code: String?) {
    #expect(Currency(code: text)?.code == code)
  }

  @Test("sums stop at the edges instead of overflowing")
  func saturation() {
    let most = Money(minor: .max, .dollar)
    let least = Money(minor: .min, .dollar)
    #expect(most.adding(Money(minor: 1, .dollar)) == most)
    #expect(least.adding(Money(minor: -1, .dollar)) == least)
    #expect(least.subtracting(Money(minor: 1, .dollar)) == least)
    #expect(most.subtracting(Money(minor: -1, .dollar)) == most)
    #expect(Money(minor: 0, .dollar).subtracting(least) == most)
    #expect(Money(minor: 100, .dollar).subtracting(Money(minor: 275, .dollar)).minor == -175)
  }

  @Test("an amount keeps its figure in another currency")
  func conversion() throws {
    let yen = try #require(Currency(code: "JPY"))
    #expect(Money(minor: 825, .dollar).converted(to: .euro) == Money(minor: 825, .euro))
    #expect(Money(minor: 1000, .dollar).converted(to: yen) == Money(minor: 10, yen))
    #expect(Money(minor: 10, yen).converted(to: .dollar) == Money(minor: 1000, .dollar))
    #expect(Money(minor: .max, yen).converted(to: .dollar).minor == .max)
  }
}
