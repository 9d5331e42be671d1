import Kernel
import Score
import Testing

@Suite("Up, down or unchanged")
struct MovementTests {
  @Test(
    "up, down or unchanged, since the report before",
    arguments: [
      ([508, 514], 6, "2026-02-01"), ([514, 508], -6, "2026-02-01"), ([500, 514, 514, 514], 0, "2026-02-01"),
      ([514, 508, 514], 6, "2026-03-01"),
    ])
  func movement(scores: [Int], change: Int, since: String) throws {
    let reports = scores.enumerated().map { DatedReport.of($1, on: "2026-0\($0 + 2 - (scores.count == 4 ? 1 : 0))-01") }
    let moved = try #require(Movement(reports))
    #expect(moved.change == change)
    #expect(moved.since.iso8601(in: .utc).hasPrefix(since))
  }

  @Test("a first report has not moved, nor has one on another range: new bands or scales fake no change")
  func noMovement() {
    #expect(Movement([]) == nil)
    #expect(Movement([.of(514, on: "2026-01-01")]) == nil)
    #expect(Movement([.of(514, on: "2026-01-01"), .of(514, on: "2026-02-01", most: 999)]) == nil)
  }
}
