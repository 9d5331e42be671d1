import Departures
import Kernel
import Testing

@Suite("Where the timetable speaks beside the feeds")
struct TimetableFillTests {
  @Test("beside a fresh feed the timetable begins after its look-ahead and its last train")
  func timetableBegins() {
    let now = Instant(seconds: 10_000)
    let fresh = now.adding(seconds: -20)
    let lookAhead = fresh.adding(seconds: 1800)
    #expect(TimetableFill.begins(asOf: fresh, lastLive: nil, now: now) == lookAhead)
    let late = now.adding(seconds: 4000)
    #expect(TimetableFill.begins(asOf: fresh, lastLive: late, now: now) == late.adding(seconds: 1))
    #expect(TimetableFill.begins(asOf: fresh, lastLive: now, now: now) == lookAhead)
    #expect(TimetableFill.begins(asOf: now.adding(seconds: -301), lastLive: late, now: now) == now)
    let ahead = now.adding(seconds: 200)
    #expect(TimetableFill.begins(asOf: ahead, lastLive: nil, now: now) == now.adding(seconds: 1800))
    #expect(TimetableFill.begins(asOf: nil, lastLive: nil, now: now) == now)
    #expect(TimetableFill.isSameTrain(now, live: now.adding(seconds: -180)))
    #expect(!TimetableFill.isSameTrain(now, live: now.adding(seconds: 181)))
  }

  @Test(
    "the timetable speaks for a line from now on where its feed is neither fresh nor merely late",
    arguments: [
      (.fresh, false), (.delayed, false), (.stale, true), (.failing, true), (.scheduled, true), (.unknown, true),
    ] as [(Freshness, Bool)])
  func stands(feed: Freshness, speaks: Bool) { #expect(TimetableFill.stands(beside: feed) == speaks) }
}
