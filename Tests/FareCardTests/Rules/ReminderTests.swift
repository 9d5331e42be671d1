@testable import FareCard
import Kernel
import Testing

@Suite("Reminders")
struct ReminderTests {
  @Test(
    "an expiry is told of from 30 days before",
    arguments: [
      ("2026-01-01", []), ("2026-05-01", [.expires(days: 30)]), ("2026-05-24", [.expires(days: 7)]),
      ("2026-05-30", [.expires(days: 1)]), ("2026-05-31", [.expires(days: 0)]),
    ] as [(String, [Reminder])])
  func expiry(today: String, due: [Reminder]) throws {
    var diary = Diary()
    let last = try #require(Day(iso8601: "2026-05-31"))
    diary.add(.cardChanged(CardChanged(card: "card", expiry: last)))
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
    diary.add(.cardChanged(CardChanged(card: "card", reminder: 1)))
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day).isEmpty)
    diary.add(
      .cardChanged(CardChanged(card: "card", expiry: day.adding(days: 20), reminder: 5)))
    #expect(
      Reminder.due(diary.theCard, diary.ledger, at: now, today: day) == [.fewRides(1), .expires(days: 20)])
    diary.add(.cardChanged(CardChanged(card: "card", expiry: day)))
    #expect(Reminder.due(diary.theCard, diary.ledger, at: now, today: day) == [.expires(days: 0), .fewRides(1)])
  }
}
