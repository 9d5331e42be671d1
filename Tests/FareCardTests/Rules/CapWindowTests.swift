import Kernel
import Testing

@testable import FareCard

@Suite("The window of a cap")
struct CapWindowTests {
  private static func cap(_ span: Tariff.Cap.Span, most: Int64 = 3500, tariff: String = "new-york") -> Fare.Cap {
    Fare.Cap(tariff: tariff, span: span, most: most, zone: Diary.zone)
  }

  @Test(
    "begins and ends by its kind: from the ride, from Monday, from the service day's own hour",
    arguments: [
      (.rolling(days: 7), "2026-01-08 08:12", "2026-01-08 08:12", "2026-01-15 08:12"),
      (.rolling(days: 7), "2026-03-05 08:12", "2026-03-05 08:12", "2026-03-12 09:12"),
      (.rolling(days: 1), "2026-01-08 23:59", "2026-01-08 23:59", "2026-01-09 23:59"),
      (.week, "2026-01-08 08:12", "2026-01-05 00:00", "2026-01-12 00:00"),
      (.week, "2026-01-05 00:00", "2026-01-05 00:00", "2026-01-12 00:00"),
      (.week, "2026-03-08 23:59", "2026-03-02 00:00", "2026-03-09 00:00"),
      (.day(start: 16_200), "2026-01-08 04:30", "2026-01-08 04:30", "2026-01-09 04:30"),
      (.day(start: 16_200), "2026-01-08 04:29", "2026-01-07 04:30", "2026-01-08 04:30"),
    ] as [(Tariff.Cap.Span, String, String, String)])
  func bounds(span: Tariff.Cap.Span, ride: String, start: String, end: String) {
    let window = CapWindow(opening: Diary.at(ride), Self.cap(span))
    #expect(window.start == Diary.at(start) && window.end == Diary.at(end))
    #expect(window.isOpen(at: Diary.at(start)) && !window.isOpen(at: Diary.at(end)))
    #expect(!window.isOpen(at: Diary.at(start).adding(seconds: -1)))
  }

  @Test("is of its tariff and of its kind; another of either opens its own")
  func holds() {
    let window = CapWindow(opening: Diary.at("2026-01-08 08:12"), Self.cap(.week))
    let now = Diary.at("2026-01-09 08:00")
    #expect(window.holds(at: now, Self.cap(.week, most: 100)))
    #expect(!window.holds(at: now, Self.cap(.rolling(days: 7))))
    #expect(!window.holds(at: now, Self.cap(.week, tariff: "london-bus")))
    #expect(!window.holds(at: Diary.at("2026-01-12 00:00"), Self.cap(.week)))
  }

  @Test(
    "has room to the cap and never less than none, whatever is spent",
    arguments: [([], 3500), ([300, 290], 2910), ([3500], 0), ([3600], 0), ([-300], 3500), ([.max, .max], 0)]
      as [([Int64], Int64)])
  func room(spent: [Int64], left: Int64) {
    var window = CapWindow(opening: Diary.at("2026-01-08 08:12"), Self.cap(.week))
    for amount in spent { window.spend(amount) }
    #expect(window.room(Self.cap(.week)) == left)
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

  @Test("a capped day begins at 04:30, in London")
  func london() throws {
    let zone = try #require(Tariffs.builtIn.tariff("london-bus")).zone
    var diary = Diary()
    diary.choose(.tariff("london-bus"))
    func ride(_ time: String, _ diary: inout Diary) {
      diary.add(.rode(Rode(card: "card", time: Diary.at(time, in: zone), ride: Ride())))
    }
    diary.add(
      .corrected(
        Corrected(card: "card", time: Diary.at("2026-06-01 03:00", in: zone), money: Money(minor: 5000, .pound))))
    ride("2026-06-01 04:29", &diary)
    for hour in ["05:00", "09:00", "13:00", "17:00"] { ride("2026-06-01 " + hour, &diary) }
    ride("2026-06-02 04:29", &diary)
    ride("2026-06-02 04:30", &diary)
    #expect(diary.amounts.dropFirst() == [-175, -175, -175, -175, 0, 0, -175])
    #expect(diary.ledger.balance == Money(minor: 5000 - 5 * 175, .pound))
    let window = try #require(diary.ledger.cap(at: Diary.at("2026-06-02 12:00", in: zone)))
    #expect(window.end == Diary.at("2026-06-03 04:30", in: zone))
  }
}
