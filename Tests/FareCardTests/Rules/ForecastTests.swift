import FareCard
import Kernel
import Testing

@Suite("The forecast")
struct ForecastTests {
  /// Two rides on each of four weeks' Mondays and Thursdays, and one earlier.
  private func commuter(balance: Int64) -> Diary {
    var diary = Diary()
    diary.topUp("2026-01-30 07:00", balance + 17 * 300)
    diary.ride("2026-01-30 20:00")
    for day in ["02-02", "02-05", "02-09", "02-12", "02-16", "02-19", "02-23", "02-26"] {
      diary.ride("2026-\(day) 08:00")
      diary.ride("2026-\(day) 18:00")
    }
    return diary
  }

  @Test(
    "if the last weeks come again, the balance runs out on that ride",
    arguments: [
      (0, "2026-03-02 08:00"), (299, "2026-03-02 08:00"), (300, "2026-03-02 18:00"), (1050, "2026-03-05 18:00"),
    ] as [(Int64, String)])
  func empties(balance: Int64, time: String) throws {
    let diary = commuter(balance: balance)
    let forecast = try #require(Forecast(diary.theCard, diary.ledger, at: Diary.at("2026-03-01 12:00")))
    #expect(forecast.empty == Diary.at(time))
    #expect(forecast.spent == Money(minor: 4800, .dollar))
    #expect(forecast.days == 28)
    #expect(forecast.topUp == Money(minor: 1500, .dollar))
  }

  @Test("what lasts for more than 60 days has no end to tell")
  func lasts() throws {
    let diary = commuter(balance: 90_000)
    let forecast = try #require(Forecast(diary.theCard, diary.ledger, at: Diary.at("2026-03-01 12:00")))
    #expect(forecast.empty == nil)
  }

  @Test("the same weeks at the cap")
  func comparison() throws {
    let diary = commuter(balance: 0)
    let forecast = try #require(Forecast(diary.theCard, diary.ledger, at: Diary.at("2026-03-01 12:00")))
    #expect(forecast.comparisons.map { $0.days } == [nil])
    #expect(forecast.comparisons.map { $0.cost } == [Money(minor: 14_000, .dollar)])
  }

  @Test("with passes still sold, they are compared too")
  func passes() throws {
    var diary = Diary()
    diary.topUp("2025-01-31 07:00", 10_000)
    diary.ride("2025-01-31 12:00")
    for day in 1...28 { diary.ride("2025-02-\(day < 10 ? "0" : "")\(day) 12:00") }
    let forecast = try #require(Forecast(diary.theCard, diary.ledger, at: Diary.at("2025-03-01 11:00")))
    #expect(forecast.days == 28)
    #expect(forecast.comparisons.map { $0.days } == [nil, 7, 30])
    #expect(forecast.comparisons.map { $0.cost.minor } == [13_600, 13_600, 12_320])
  }

  @Test("what a pass doesn't cover is not held against it, nor are days of other prices")
  func express() throws {
    var diary = Diary()
    diary.topUp("2025-01-31 07:00", 20_000)
    diary.ride("2025-01-31 12:00")
    for day in 1...28 { diary.ride("2025-02-\(day < 10 ? "0" : "")\(day) 12:00", day % 2 == 0 ? .express : .base) }
    let forecast = try #require(Forecast(diary.theCard, diary.ledger, at: Diary.at("2025-03-01 11:00")))
    #expect(forecast.covered == Money(minor: 14 * 290, .dollar))
    #expect(forecast.spent == Money(minor: 14 * 290 + 14 * 700, .dollar))
    diary.choose(.tariff("new-york"), .reduced, from: "2025-02-20 12:00")
    let mixed = try #require(Forecast(diary.theCard, diary.ledger, at: Diary.at("2025-03-01 11:00")))
    #expect(mixed.comparisons.isEmpty)
  }

  @Test("while rides are free by the cap the balance doesn't run out")
  func free() throws {
    var diary = Diary()
    diary.topUp("2026-02-01 07:00", 3500)
    for day in 2...13 { diary.ride("2026-02-\(day < 10 ? "0" : "")\(day) 12:00") }
    for _ in 0..<8 { diary.ride("2026-02-13 13:00") }
    diary.correct("2026-02-13 14:00", 0)
    let now = Diary.at("2026-02-13 15:00")
    let until = try #require(RidesToFree(diary.theCard, diary.ledger, at: now)?.freeUntil)
    let empty = try #require(Forecast(diary.theCard, diary.ledger, at: now)?.empty)
    #expect(empty >= until)
  }

  @Test("with too little to go by there is none")
  func tooLittle() {
    var diary = Diary()
    diary.topUp("2026-02-01 07:00", 5000)
    let now = Diary.at("2026-02-20 12:00")
    #expect(Forecast(diary.theCard, diary.ledger, at: now) == nil)
    for _ in 0..<5 { diary.ride("2026-02-18 08:00") }
    #expect(Forecast(diary.theCard, diary.ledger, at: now) == nil)
    diary.ride("2026-02-10 08:00")
    let short = Forecast(diary.theCard, diary.ledger, at: now)
    #expect(short?.days == 7)
    #expect(short?.spent.minor == 1500)
    #expect(short?.comparisons.isEmpty == true)
    #expect(Forecast(diary.theCard, diary.ledger, at: Diary.at("2026-06-01 12:00")) == nil)
  }

  @Test(
    "parts of a day",
    arguments: [(0, .night), (5, .morning), (11, .morning), (12, .afternoon), (17, .evening), (22, .night)]
      as [(Int, Forecast.PartOfDay)])
  func parts(hour: Int, part: Forecast.PartOfDay) {
    #expect(Forecast.PartOfDay(second: hour * 3600) == part)
  }
}
