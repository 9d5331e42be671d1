import Departures
import Kernel
import Testing

/// The table "Honest data", row by row and to the second.
struct HonestDataTests {
  @Test(
    "a feed is fresh to 60 s, delayed to 300 s, stale to an hour, then dropped; ahead of the clock it is doubted, and stays",
    arguments: [
      (-30, .fresh, false), (0, .fresh, false), (60, .fresh, false), (61, .delayed, false), (300, .delayed, false),
      (301, .stale, false), (3600, .stale, false), (3601, .scheduled, true), (1 << 40, .scheduled, true),
      (-60, .fresh, false), (-61, .delayed, false), (-300, .delayed, false), (-301, .stale, false),
      (-(1 << 40), .stale, false),
    ] as [(Int64, Health, Bool)])
  func feedAge(age: Int64, health: Health, isDropped: Bool) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(FeedAge.health(asOf: asOf, now: asOf.adding(seconds: age)) == health)
    #expect(FeedAge.isDropped(asOf: asOf, now: asOf.adding(seconds: age)) == isDropped)
  }

  @Test(
    "a silent train is held after 90 s, dimmed after 10 min, dropped after 30",
    arguments: [
      (-60, .live), (90, .live), (91, .held), (600, .held), (601, .dimmed), (1800, .dimmed), (1801, .dropped),
      (14 * 3600, .dropped),
    ] as [(Int64, TrainSilence)])
  func silence(seconds: Int64, verdict: TrainSilence) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(TrainSilence.verdict(lastSeen: asOf.adding(seconds: -seconds), asOf: asOf, fetchedAt: asOf) == verdict)
    let ahead = asOf.adding(seconds: 1900)
    #expect(TrainSilence.verdict(lastSeen: asOf.adding(seconds: -seconds), asOf: ahead, fetchedAt: asOf) == verdict)
  }

  @Test("a trip without a vehicle is not silent: nothing is known of its train")
  func noVehicle() {
    #expect(TrainSilence.verdict(lastSeen: nil, asOf: Instant(seconds: 5), fetchedAt: Instant(seconds: 5)) == .live)
  }

  @Test(
    "a trip no train is bound to is given up 5 minutes after its first departure",
    arguments: [(-60, false), (0, false), (300, false), (301, true), (86_400, true)] as [(Int64, Bool)])
  func unassigned(late: Int64, isDropped: Bool) {
    let first = Instant(seconds: 1000)
    #expect(UnassignedTrip.isDropped(firstDeparture: first, now: first.adding(seconds: late)) == isDropped)
  }

  @Test("a train stands on the board through its own second and is gone in the next")
  func departed() {
    let time = Instant(seconds: 1000)
    #expect(!Departed.isGone(time, now: Instant(milliseconds: 999_999)))
    #expect(!Departed.isGone(time, now: Instant(milliseconds: 1_000_999)))
    #expect(Departed.isGone(time, now: Instant(milliseconds: 1_001_000)))
  }

  @Test("a row shows the departure, or the arrival where there is none, and never a time of its own making")
  func rowTime() {
    #expect(RowTime.departure(arrival: 10, departure: 30) == 30)
    #expect(RowTime.departure(arrival: 10, departure: 0) == 10)
    #expect(RowTime.departure(arrival: 0, departure: 0) == 0)
    #expect(RowTime.departure(arrival: -5, departure: -7) == 0)
    #expect(RowTime.arrival(arrival: 10, departure: 30) == 10)
    #expect(RowTime.arrival(arrival: 0, departure: 30) == 30)
    #expect(RowTime.arrival(arrival: 0, departure: -1) == 0)
  }

  @Test("beside a fresh feed the timetable begins after its look-ahead and its last train")
  func timetableBegins() {
    let now = Instant(seconds: 10_000)
    let fresh = now.adding(seconds: -20)
    let lookAhead = fresh.adding(seconds: TimetableFill.lookAhead)
    #expect(TimetableFill.begins(asOf: fresh, lastLive: nil, now: now) == lookAhead)
    let late = now.adding(seconds: 4000)
    #expect(TimetableFill.begins(asOf: fresh, lastLive: late, now: now) == late.adding(seconds: 1))
    #expect(TimetableFill.begins(asOf: fresh, lastLive: now, now: now) == lookAhead)
    #expect(TimetableFill.begins(asOf: now.adding(seconds: -301), lastLive: late, now: now) == now)
    let ahead = now.adding(seconds: 200)
    #expect(TimetableFill.begins(asOf: ahead, lastLive: nil, now: now) == now.adding(seconds: TimetableFill.lookAhead))
    #expect(TimetableFill.begins(asOf: nil, lastLive: nil, now: now) == now)
    #expect(TimetableFill.isSameTrain(now, live: now.adding(seconds: -180)))
    #expect(!TimetableFill.isSameTrain(now, live: now.adding(seconds: 181)))
  }
}
