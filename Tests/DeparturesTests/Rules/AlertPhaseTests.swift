import Departures
import Kernel
import Testing

@Suite("Where an alert stands in time")
struct AlertPhaseTests {
  private static func period(_ start: Int64?, _ end: Int64?) -> Alert.Period {
    Alert.Period(start: start.map { Instant(seconds: $0) }, end: end.map { Instant(seconds: $0) })
  }

  @Test(
    "in force from its start up to its end, announced as long before as the agency wants, planned before that",
    arguments: [
      ([(1000, 2000)], 3600, 999, .announced), ([(1000, 2000)], 3600, 1000, .active),
      ([(1000, 2000)], 3600, 1999, .active), ([(1000, 2000)], 3600, 2000, .over),
      ([(10_000, 20_000)], 3600, 6399, .planned), ([(10_000, 20_000)], 3600, 6400, .announced),
      ([(10_000, 20_000)], 0, 9999, .planned), ([(10_000, 20_000)], -5, 9999, .planned),
      ([], 0, 0, .active), ([(nil, nil)], 0, 5, .active), ([(nil, 10)], 0, 9, .active), ([(nil, 10)], 0, 10, .over),
      ([(10, nil)], 0, 9, .planned), ([(10, nil)], 0, 1 << 40, .active),
      // Between two nights, in whatever order they are listed.
      ([(90_000, 99_000), (1000, 2000)], 3600, 50_000, .planned),
      ([(90_000, 99_000), (1000, 2000)], 3600, 86_400, .announced),
      ([(90_000, 99_000), (1000, 2000)], 3600, 99_000, .over),
    ] as [([(Int64?, Int64?)], Int64, Int64, AlertPhase)])
  func phase(periods: [(Int64?, Int64?)], before: Int64, now: Int64, phase: AlertPhase) {
    let alert = Alert(id: "a", periods: periods.map { Self.period($0, $1) }, displayBeforeActive: before)
    #expect(alert.phase(at: Instant(seconds: now)) == phase)
  }

  @Test("the period that counts is the one that runs, else the next")
  func next() {
    let alert = Alert(id: "a", periods: [Self.period(50, 60), Self.period(10, 20), Self.period(30, nil)])
    for (now, start) in [(0, 10), (15, 10), (20, 30), (55, 50)] as [(Int64, Int64)] {
      #expect(alert.period(at: Instant(seconds: now))?.start == Instant(seconds: start), "\(now)")
    }
    let over = Alert(id: "a", periods: [Self.period(10, 20)])
    #expect(over.period(at: Instant(seconds: 20)) == nil)
  }
}
