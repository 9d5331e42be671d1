import Kernel
import Testing

@testable import FareCard

@Suite("Tariffs")
struct TariffTests {
  @Test("every built-in tariff can be read, ascends, and names its sources", arguments: Tariffs.texts)
  func builtIn(text: String) throws {
    let tariff = try Tariff(text: text)
    for (earlier, later) in zip(tariff.periods, tariff.periods.dropFirst()) { #expect(earlier.from < later.from) }
    for period in tariff.periods {
      #expect(period.source.utf8.count > 10)
      #expect(period.base.full > 0)
      #expect(period.base.reduced <= period.base.full)
    }
    #expect(Tariffs.builtIn.tariff(tariff.id) == tariff)
  }

  @Test(
    "New York's fare of a day",
    arguments: [
      ("2003-05-03", 200, 100, nil), ("2003-05-04", 200, 100, nil), ("2009-06-27", 200, 100, 500),
      ("2009-06-28", 225, 110, 550), ("2013-03-02", 225, 110, 550), ("2013-03-03", 250, 125, 600),
      ("2015-03-22", 275, 135, 650), ("2023-08-19", 275, 135, 675), ("2023-08-20", 290, 145, 700),
      ("2026-01-03", 290, 145, 700), ("2026-01-04", 300, 150, 725), ("2030-06-01", 300, 150, 725),
    ] as [(String, Int64, Int64, Int64?)])
  func newYork(day: String, full: Int64, reduced: Int64, express: Int64?) throws {
    let tariff = try #require(Tariffs.builtIn.tariff("new-york"))
    let period = try #require(tariff.period(at: noon(day)))
    #expect(period.base.full == full)
    #expect(period.base.reduced == reduced)
    if let express { #expect(period.express?.full == express) }
  }

  @Test("a fare begins at midnight in the tariff's zone, not in UTC and not in the device's")
  func midnight() throws {
    let tariff = try #require(Tariffs.builtIn.tariff("new-york"))
    let before = try #require(Instant(iso8601: "2026-01-04T04:59:59Z"))
    let after = try #require(Instant(iso8601: "2026-01-04T05:00:00Z"))
    #expect(tariff.period(at: before)?.base.full == 290)
    #expect(tariff.period(at: after)?.base.full == 300)
  }

  @Test(
    "New York's cap of a day",
    arguments: [
      ("2022-02-27", nil), ("2022-02-28", Tariff.Cap(span: .week, most: Tariff.Prices(full: 3300, reduced: 1650))),
      ("2023-08-20", Tariff.Cap(span: .rolling(days: 7), most: Tariff.Prices(full: 3400, reduced: 1700))),
      ("2026-01-04", Tariff.Cap(span: .rolling(days: 7), most: Tariff.Prices(full: 3500, reduced: 1750))),
    ] as [(String, Tariff.Cap?)])
  func cap(day: String, cap: Tariff.Cap?) throws {
    let tariff = try #require(Tariffs.builtIn.tariff("new-york"))
    #expect(tariff.period(at: noon(day))?.cap == cap)
  }

  private func noon(_ day: String) -> Instant {
    Instant(iso8601: day + "T12:00:00-05:00") ?? Instant(milliseconds: 0)
  }
}
