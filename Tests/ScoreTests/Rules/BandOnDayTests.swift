import Kernel
import Score
import Testing

@Suite("What a score was called on its day")
struct BandOnDayTests {
  private var scale: Scale {
    Scale(
      id: "s", name: "S", least: 0, most: 700,
      bands: [
        Scale.Bands(from: day("2024-01-01"), list: Scale.Band.list(typed: "0 Poor, 400 Good, 600 Excellent") ?? []),
        Scale.Bands(from: day("2026-01-01"), list: Scale.Band.list(typed: "100 Poor, 500 Excellent") ?? []),
      ])
  }

  private func day(_ text: String) -> Day { Day(iso8601: text) ?? Day(number: 0) }

  @Test(
    "a score is called what it was called on its day",
    arguments: [
      (514, "2023-12-31", nil), (514, "2024-01-01", "Good"), (514, "2025-12-31", "Good"),
      (514, "2026-01-01", "Excellent"),
      (399, "2025-06-01", "Poor"), (400, "2025-06-01", "Good"), (50, "2026-06-01", nil),
    ] as [(Int, String, String?)])
  func band(score: Int, on text: String, name: String?) {
    #expect(scale.band(of: score, on: day(text)) == name)
  }

  @Test("the scales that are built in begin at their lowest score and have their bands in order")
  func builtIn() {
    for scale in CreditFile().scales where scale.id != Scale.ofReports {
      #expect(scale.band(of: scale.least, on: day("2020-01-01")) != nil)
      #expect(scale.bands[0].list.allSatisfy { $0.least >= scale.least && $0.least <= scale.most })
    }
  }
}
