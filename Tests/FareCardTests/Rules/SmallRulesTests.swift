import FareCard
import Kernel
import Testing

@Suite("Rides left, card numbers, reminders")
struct SmallRulesTests {
  @Test(
    "rides left is how often the fare goes into the balance",
    arguments: [
      (825, 275, 3), (824, 275, 2), (275, 275, 1), (274, 275, 0), (0, 275, 0), (-500, 275, 0), (500, 0, nil),
      (500, -1, nil), (.max, 1, Int(clamping: Int64.max)),
    ] as [(Int64, Int64, Int?)])
  func ridesLeft(balance: Int64, fare: Int64, rides: Int?) {
    #expect(RidesLeft.count(balance: balance, fare: fare) == rides)
  }

  @Test("rides left are counted at today's fare")
  func today() {
    var diary = Diary()
    diary.correct("2026-01-02 07:00", 870)
    #expect(RidesLeft.count(diary.theCard, diary.ledger, at: Diary.at("2026-01-03 23:59")) == 3)
    #expect(RidesLeft.count(diary.theCard, diary.ledger, at: Diary.at("2026-01-04 00:00")) == 2)
  }

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

  @Test(
    "an expiry is told of from 30 days before",
    arguments: [
      ("2026-01-01", []), ("2026-05-01", [.expires(days: 30)]), ("2026-05-24", [.expires(days: 7)]),
      ("2026-05-30", [.expires(days: 1)]), ("2026-05-31", [.expires(days: 0)]),
    ] as [(String, [Reminder])])
  func expiry(today: String, due: [Reminder]) throws {
    var diary = Diary()
    let last = try #require(Day(iso8601: "2026-05-31"))
    diary.add(.cardChanged(card: "card", [.expiry(last)]))
    let day = try #require(Day(iso8601: today))
    let now = Diary.at(today + " 12:00")
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day) == due)
    let after = Reminder.due(diary.theCard, diary.ledger, at: now, today: last.adding(days: 1))
    #expect(after == [.expired(on: last)])
  }

  @Test("few rides left are told of when a balance was entered, and as the person wants it")
  func fewRides() throws {
    var diary = Diary()
    let day = try #require(Day(iso8601: "2026-02-02"))
    let now = Diary.at("2026-02-02 12:00")
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day).isEmpty)
    diary.correct("2026-02-02 07:00", 599)
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day) == [.fewRides(1)])
    diary.add(.cardChanged(card: "card", [.reminder(1)]))
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day).isEmpty)
    diary.add(.cardChanged(card: "card", [.reminder(5), .expiry(day.adding(days: 20))]))
    #expect(
      Reminder.due(diary.theCard, diary.ledger, at: now, today: day) == [.fewRides(1), .expires(days: 20)])
    diary.add(.cardChanged(card: "card", [.expiry(day)]))
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day) == [.expires(days: 0), .fewRides(1)])
  }
}
