import FareCard
import Kernel
import Testing

@Suite("The cap")
struct CapTests {
  @Test("the twelfth ride of a week costs what is left of the cap, the thirteenth nothing")
  func twelveRides() {
    var diary = Diary()
    diary.topUp("2026-01-05 07:00", 5000)
    for day in 5...11 {
      diary.ride("2026-01-\(day < 10 ? "0" : "")\(day) 08:00")
      diary.ride("2026-01-\(day < 10 ? "0" : "")\(day) 18:00")
    }
    #expect(diary.amounts == [5000] + Array(repeating: -300, count: 11) + [-200, 0, 0])
    #expect(diary.ledger.balance.minor == 1500)
    #expect(diary.ledger.lines[12].note == .partial)
    #expect(diary.ledger.lines[13].note == .capped)
  }

  @Test("a window is exactly seven times 24 hours from its first paid ride, whatever the clocks do")
  func daylightSaving() throws {
    var diary = Diary()
    diary.correct("2026-03-05 08:00", 10_000)
    // Clocks go forward on 8 March: the window of Thursday 08:12 ends on Thursday 09:12 by the wall clock.
    diary.ride("2026-03-05 08:12")
    for _ in 0..<11 { diary.ride("2026-03-07 12:00") }
    diary.ride("2026-03-12 09:11")
    diary.ride("2026-03-12 09:12")
    #expect(Array(diary.amounts.suffix(3)) == [-200, 0, -300])
    let window = try #require(diary.ledger.cap(at: Diary.at("2026-03-12 09:12")))
    #expect(window.start == Diary.at("2026-03-12 09:12"))
    #expect(window.spent == 300)
  }

  @Test("transfers and express buses don't count")
  func whatCounts() throws {
    var diary = Diary()
    diary.correct("2026-02-02 08:00", 10_000)
    diary.ride("2026-02-02 08:10")
    diary.ride("2026-02-02 08:40", transfer: true)
    diary.ride("2026-02-02 17:00", .express)
    let now = Diary.at("2026-02-02 18:00")
    #expect(diary.amounts.suffix(3) == [-300, 0, -725])
    #expect(try #require(diary.ledger.cap(at: now)).spent == 300)
    let status = try #require(RidesToFree(diary.theCard, diary.ledger, at: now))
    #expect(status.rides == 11)
    #expect(status.resets == Diary.at("2026-02-09 08:10"))
  }

  @Test(
    "so many rides to a free one",
    arguments: [(0, 12), (1, 11), (8, 4), (11, 1), (12, 0), (14, 0)])
  func ridesToFree(ridden: Int, left: Int) throws {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 10_000)
    for hour in 0..<ridden {
      diary.ride("2026-02-0\(2 + hour / 12) \(hour % 12 + 8 < 10 ? "0" : "")\(hour % 12 + 8):00")
    }
    let status = try #require(RidesToFree(diary.theCard, diary.ledger, at: Diary.at("2026-02-04 07:00")))
    #expect(status.rides == left)
    #expect((status.resets == nil) == (ridden == 0))
  }

  @Test("the cap in force at a ride's time counts, also within one window")
  func capChanges() {
    var diary = Diary()
    diary.correct("2026-01-01 07:00", 10_000)
    for hour in 8..<20 { diary.ride("2026-01-02 \(hour < 10 ? "0" : "")\(hour):00") }
    diary.ride("2026-01-03 08:00")
    diary.ride("2026-01-04 08:00")
    diary.ride("2026-01-04 18:00")
    // Capped at 34.00 on Saturday; on Sunday the cap is 35.00, so one more dollar is due.
    #expect(Array(diary.amounts.suffix(4)) == [-210, 0, -100, 0])
  }

  @Test("of the trial of 2022 the weeks begin on Monday")
  func mondayWeeks() throws {
    var diary = Diary()
    diary.correct("2022-03-01 07:00", 10_000)
    for _ in 0..<13 { diary.ride("2022-03-06 12:00") }
    diary.ride("2022-03-07 00:00")
    #expect(Array(diary.amounts.suffix(3)) == [-275, 0, -275])
    #expect(try #require(diary.ledger.cap(at: Diary.at("2022-03-07 08:00"))).end == Diary.at("2022-03-14 00:00"))
  }

  @Test("a reduced fare has a reduced cap")
  func reduced() throws {
    var diary = Diary()
    diary.choose(.tariff("new-york"), .reduced)
    diary.correct("2026-02-02 07:00", 10_000)
    for _ in 0..<13 { diary.ride("2026-02-03 12:00") }
    #expect(diary.amounts.suffix(3) == [-150, -100, 0])
  }

  @Test("a capped day begins at 04:30, in London")
  func london() throws {
    let zone = try #require(Tariffs.builtIn.tariff("london-bus")).zone
    var diary = Diary()
    diary.choose(.tariff("london-bus"))
    func ride(_ time: String, _ diary: inout Diary) {
      diary.add(.rode(card: "card", time: Diary.at(time, in: zone), Ride()))
    }
    diary.add(.corrected(card: "card", time: Diary.at("2026-06-01 03:00", in: zone), Money(minor: 5000, .pound)))
    ride("2026-06-01 04:29", &diary)
    for hour in ["05:00", "09:00", "13:00", "17:00"] { ride("2026-06-01 " + hour, &diary) }
    ride("2026-06-02 04:29", &diary)
    ride("2026-06-02 04:30", &diary)
    #expect(diary.amounts.dropFirst() == [-175, -175, -175, -175, 0, 0, -175])
    #expect(diary.ledger.balance == Money(minor: 5000 - 5 * 175, .pound))
    let window = try #require(diary.ledger.cap(at: Diary.at("2026-06-02 12:00", in: zone)))
    #expect(window.end == Diary.at("2026-06-03 04:30", in: zone))
  }

  @Test("an amount set by hand is taken as it is, and counts")
  func byHand() throws {
    var diary = Diary()
    diary.correct("2026-02-02 07:00", 10_000)
    diary.ride("2026-02-02 08:00", amount: 3400)
    diary.ride("2026-02-02 18:00")
    diary.ride("2026-02-03 08:00", amount: 150)
    #expect(diary.amounts.suffix(3) == [-3400, -100, -150])
    #expect(diary.ledger.lines.map { $0.note } == [.none, .byHand, .partial, .byHand])
  }

  @Test("a custom fare has neither cap nor transfer")
  func custom() throws {
    var diary = Diary()
    diary.choose(.custom(Money(minor: 120, .euro)))
    diary.topUp("2026-02-02 07:00", 5000)
    for _ in 0..<20 { diary.ride("2026-02-02 08:00", transfer: true) }
    #expect(diary.ledger.balance == Money(minor: 2600, .euro))
    #expect(RidesToFree(diary.theCard, diary.ledger, at: Diary.at("2026-02-02 09:00")) == nil)
  }
}
