import Kernel
import Testing
import Training

@Suite("A month of training")
struct MonthOfTrainingTests {
  @Test("a month has its days in weeks from Monday, and marks those on which a workout began, by the device's zone")
  func month() {
    // 1 October 2026 is a Thursday; 23:30 UTC on the 31st is November in Berlin.
    let zone = Zone(name: "Berlin", firstOffset: 7200)
    func logged(_ iso: String, hour: Int) -> LoggedWorkout {
      let day = Day(iso8601: iso) ?? Day(number: 0)
      return LoggedWorkout(
        id: iso, name: "x", started: Instant(seconds: Int64(day.number) * 86_400 + Int64(hour) * 3600))
    }
    let log = [
      logged("2026-10-31", hour: 23), logged("2026-10-31", hour: 9), logged("2026-10-01", hour: 9),
      logged("2026-09-30", hour: 23),
    ]
    let month = MonthOfTraining(year: 2026, month: 10, log, in: zone)
    #expect(month.cells.count % 7 == 0 && month.cells.prefix(3).allSatisfy { $0 == nil })
    #expect(month.cells[3]?.workouts == 2 && month.cells[33]?.workouts == 1)
    #expect(month.logged.count == 3)
  }
}
