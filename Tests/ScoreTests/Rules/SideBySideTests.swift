import Kernel
@testable import Score
import Testing

@Suite("Scales side by side")
struct SideBySideTests {
  @Test("scales stand side by side by the part of their own range")
  func sideBySide() {
    var file = CreditFile()
    for (index, entry) in [
      DatedReport.of(350, on: "2026-01-01"), .of(420, on: "2026-02-01"),
      .of(575, on: "2026-01-15", scale: "fico8", least: 300, most: 850),
    ].enumerated() {
      ScoreOperation.imported(Imported(entries: [entry])).apply(to: &file, id: "o-\(index)")
    }
    let sides = SideBySide.all(file)
    #expect(sides.map(\.scale.id) == ["yourscore", "fico8"])
    #expect(sides.map(\.percent) == [60, 50])
    #expect(sides.map(\.moved) == [70, nil])
  }
}
