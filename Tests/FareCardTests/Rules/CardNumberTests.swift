import FareCard
import Testing

@Suite("Card numbers")
struct CardNumberTests {
  @Test("a card number is 10 to 20 digits, shown in fours")
  func numbers() throws {
    #expect(try CardNumber.digits(typed: " 0123 4567 89 ") == "0123456789")
    #expect(CardNumber.grouped("0123456789") == "0123 4567 89")
    #expect(CardNumber.grouped("01234567890123456789") == "0123 4567 8901 2345 6789")
    #expect(CardNumber.grouped("") == "")
  }

  @Test(
    "what isn't one says why",
    arguments: [
      ("", .empty), ("   ", .empty), ("123456789", .tooShort(digits: 9)),
      ("012345678901234567890", .tooLong(digits: 21)),
      ("0123-456789", .notDigits), ("０１２３４５６７８９", .notDigits), ("abc", .notDigits),
    ] as [(String, CardNumber.Fault)])
  func badNumbers(text: String, fault: CardNumber.Fault) {
    #expect(throws: fault) { try CardNumber.digits(typed: text) }
  }
}
