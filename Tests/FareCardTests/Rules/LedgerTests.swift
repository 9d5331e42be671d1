@testable import FareCard
import Kernel
import Languages
import Testing

/// Weeks in a rider's life as a spreadsheet: time, what happened, amount, balance after, worked out by hand.
@Suite("The ledger: a week of a rider")
struct LedgerTests {
  struct Row {
    var time: String
    var what: String
    var amount: Int64
    var balance: Int64
  }

  static let newYear: [Row] = [
    Row(time: "2025-12-29 07:55", what: "top-up 40.00", amount: 4000, balance: 4000),
    Row(time: "2025-12-29 08:02", what: "ride", amount: -290, balance: 3710),
    Row(time: "2025-12-29 08:40", what: "transfer", amount: 0, balance: 3710),
    Row(time: "2025-12-29 17:30", what: "ride", amount: -290, balance: 3420),
    Row(time: "2025-12-30 08:02", what: "ride", amount: -290, balance: 3130),
    Row(time: "2025-12-30 17:31", what: "ride", amount: -290, balance: 2840),
    Row(time: "2025-12-30 19:40", what: "transfer", amount: -290, balance: 2550),  // two hours and nine minutes later
    Row(time: "2025-12-31 20:00", what: "ride", amount: -290, balance: 2260),
    Row(time: "2026-01-01 02:10", what: "express", amount: -700, balance: 1560),
    Row(time: "2026-01-01 02:50", what: "transfer", amount: 0, balance: 1560),
    Row(time: "2026-01-02 08:00", what: "correction 15.00", amount: -60, balance: 1500),
    Row(time: "2026-01-02 08:01", what: "ride", amount: -290, balance: 1210),
    Row(time: "2026-01-03 11:00", what: "ride", amount: -290, balance: 920),
    Row(time: "2026-01-03 23:59", what: "ride", amount: -290, balance: 630),
    Row(time: "2026-01-04 00:00", what: "ride", amount: -300, balance: 330),  // the fare of 2026
    Row(time: "2026-01-04 12:00", what: "ride", amount: -300, balance: 30),
    Row(time: "2026-01-04 12:30", what: "top-up 20.00", amount: 2000, balance: 2030),
    Row(time: "2026-01-04 18:00", what: "ride", amount: -290, balance: 1740),  // 32.10 paid, 2.90 left to the cap
    Row(time: "2026-01-05 08:01", what: "ride", amount: 0, balance: 1740),
    Row(time: "2026-01-05 08:02", what: "ride", amount: -300, balance: 1440),  // a new window
    Row(time: "2026-01-05 08:30", what: "transfer", amount: 0, balance: 1440),
  ]

  private func diary(_ rows: [Row]) -> Diary {
    var diary = Diary()
    for row in rows {
      let (what, figure) = row.what.halves(at: " ")
      let minor = figure.flatMap { try? Money(typed: $0, currency: .dollar, language: .en).minor } ?? 0
      switch what {
      case "top-up": diary.topUp(row.time, minor)
      case "correction": diary.correct(row.time, minor)
      case "express": diary.ride(row.time, .express)
      default: diary.ride(row.time, transfer: what == "transfer")
      }
    }
    return diary
  }

  @Test("over New Year: caps, transfers, an express bus and the new fare")
  func newYear() {
    let diary = diary(Self.newYear)
    for (row, line) in zip(Self.newYear, diary.ledger.lines) {
      #expect(line.amount.minor == row.amount, "\(row.time) \(row.what)")
      #expect(line.balance.minor == row.balance, "\(row.time) \(row.what)")
    }
    #expect(diary.ledger.lines.count == Self.newYear.count)
  }

  @Test("a ride moved over the change of fare is priced anew, and so is what follows")
  func movedRide() {
    var diary = diary(Self.newYear)
    // The ride of 3 January 23:59 was in truth on the 4th at 00:30.
    diary.add(.entryChanged(EntryChanged(card: "card", entry: "phone-14", time: Diary.at("2026-01-04 00:30"))))
    #expect(diary.theCard.entry("phone-14")?.time == Diary.at("2026-01-04 00:30"))
    // It costs 3.00 now; the cap leaves 2.80 to the ride that reaches it: 35.00 were paid before and after.
    #expect(diary.ledger.balance.minor == 1440)
    #expect(diary.amounts.contains(-280))
  }

  @Test("a ride deleted before the correction changes only what stands between")
  func deletedBeforeCorrection() {
    var diary = diary(Self.newYear)
    diary.add(.entryRemoved(EntryRemoved(card: "card", entry: "phone-4")))
    // The correction's balance stands; its difference grows by the ride that wasn't, and the cap is reached later.
    #expect(diary.ledger.lines[9].amount.minor == -350)
    #expect(diary.ledger.lines[9].balance.minor == 1500)
    #expect(diary.ledger.balance.minor == 1440 - 10 - 280)
  }

  @Test("a fare chosen from a day on leaves the past as it was")
  func chosenLater() {
    var diary = diary(Self.newYear)
    diary.choose(.tariff("new-york"), .reduced, from: "2026-01-05 00:00")
    // The window of 29 December has taken 35.00: the reduced cap of 17.50 is long reached.
    #expect(diary.amounts.suffix(3) == [0, -150, 0])
    #expect(Array(diary.amounts.prefix(18)) == Self.newYear.prefix(18).map { $0.amount })
  }

  @Test("a merge may leave less than nothing, and it is shown")
  func negative() {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 300)
    diary.ride("2026-02-02 08:00")
    diary.ride("2026-02-02 08:00")
    #expect(diary.ledger.balance.minor == -300)
    #expect(RidesLeft.count(diary.theCard, diary.ledger, at: Diary.at("2026-02-02 09:00")) == 0)
  }

  @Test("rides before the oldest fare known are priced by it, and a tariff nobody knows costs nothing")
  func edges() {
    var diary = Diary()
    diary.topUp("1999-01-01 00:00", 1000)
    diary.ride("1999-01-01 08:00")
    #expect(diary.ledger.balance.minor == 800)
    diary.choose(.tariff("of-a-later-version"))
    #expect(diary.ledger.balance.minor == 1000)
    #expect(diary.ledger.lines.last?.note == .unpriced)
  }
}
