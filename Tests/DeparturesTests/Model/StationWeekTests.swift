import Departures
import Kernel
import TestSupport
import Testing

@Suite("A station's week as it is written")
struct StationWeekTests {
  private static func random(_ random: inout SeededRandom) -> StationWeek {
    let names = [
      TripIDForm(prefix: "A_", digits: 6, suffix: "_1..N"),
      TripIDForm(prefix: "é\"", digits: 0, suffix: ""),
      TripIDForm(prefix: "", digits: 15, suffix: "x"),
    ]
    func calls() -> [StationWeek.Call] {
      var second: Int32 = 0
      return (0..<Int.random(in: 0...20, using: &random)).map { _ in
        second += Int32.random(in: 0...9000, using: &random)
        let name = Int.random(in: 0...2, using: &random)
        let number = [
          Int64.random(in: 0...999_999, using: &random), 0, Int64.random(in: 0...999_999_999_999_999, using: &random),
        ]
        return StationWeek.Call(second: second, name: Int32(name), number: number[name])
      }
    }
    return StationWeek(
      station: "127", version: "ab", from: Instant(seconds: 1_759_377_600), until: Instant(seconds: 1_759_982_400),
      firstDay: Day(number: 20_362), days: (0..<9).map { _ in Int.random(in: 0...1, using: &random) }, names: names,
      lines: (0..<4).map {
        StationWeek.Line(
          route: "Q\($0)", direction: $0 % 2 == 0 ? .north : .south, destination: "To \($0)", stop: "127",
          kinds: [calls(), calls()])
      })
  }

  private static func text(_ week: StationWeek) -> String {
    var json = JSONWriter()
    week.write(into: &json, zone: .utc)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("is read as it was written", arguments: 0..<100)
  func written(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let week = Self.random(&random)
    #expect(StationWeek(text: Self.text(week)) == week)
  }

  @Test("damaged it is none or another one, and never the end of the program", arguments: 0..<200)
  func damaged(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(Self.text(Self.random(&random)).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] = UInt8.random(in: 32...126, using: &random)
    }
    guard let week = StationWeek(text: String(decoding: bytes, as: UTF8.self)) else { return }
    let midnights = week.midnights(in: .utc)
    for line in week.lines {
      _ = week.departures(of: line, from: week.from, before: week.until, most: 1000, midnights)
    }
  }

  @Test(
    "with one departure that can't be read it is none: what is left out would be said not to come",
    arguments: [
      "x", "1  2", "1:", "1@9", "1@", "-1", "99999999", "1:-5000000", "1 ", " 1", "9999999999999999999", "1:99999999",
    ])
  func unreadable(times: String) {
    func text(_ times: String) -> String {
      """
      {"station":"127","version":"a","from":"2025-10-02T00:00:00Z","until":"2025-10-09T00:00:00Z",\
      "firstDay":"2025-10-02","days":[0],"unit":30,"names":[["A",6,"B"]],"lines":[{"route":"Q","direction":"N",\
      "destination":"96 St","stop":"127","times":["\(times)"]}]}
      """
    }
    #expect(StationWeek(text: text("120 20:50 20"))?.lines[0].kinds[0].map(\.number) == [6000, 7050, 8050])
    #expect(StationWeek(text: text(times)) == nil)
    #expect(StationWeek(text: text(String(repeating: "0 ", count: 70_000) + "0")) == nil)
    #expect(StationWeek(text: text("") + String(repeating: " ", count: StationWeek.mostBytes)) == nil)
  }
}
