import Departures
import Kernel
import Testing

/// The table "Honest data", row by row and to the second.
struct HonestDataTests {
  @Test(
    "a feed is fresh to 60 s, delayed to 300 s, stale to an hour, then dropped",
    arguments: [
      (-30, .fresh), (0, .fresh), (60, .fresh), (61, .delayed), (300, .delayed), (301, .stale), (3600, .stale),
      (3601, .scheduled), (1 << 40, .scheduled),
    ] as [(Int64, Health)])
  func feedAge(age: Int64, health: Health) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(FeedAge.health(asOf: asOf, now: asOf.adding(seconds: age)) == health)
    #expect(FeedAge.isDropped(asOf: asOf, now: asOf.adding(seconds: age)) == (age > 3600))
  }

  @Test(
    "a silent train is held after 90 s, dimmed after 10 min, dropped after 30",
    arguments: [
      (-60, .live), (90, .live), (91, .held), (600, .held), (601, .dimmed), (1800, .dimmed), (1801, .dropped),
      (14 * 3600, .dropped),
    ] as [(Int64, TrainSilence)])
  func silence(seconds: Int64, verdict: TrainSilence) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(TrainSilence.verdict(lastSeen: asOf.adding(seconds: -seconds), asOf: asOf) == verdict)
  }

  @Test("a trip without a vehicle is not silent: nothing is known of its train")
  func noVehicle() {
    #expect(TrainSilence.verdict(lastSeen: nil, asOf: Instant(seconds: 5)) == .live)
  }

  @Test(
    "a trip no train is bound to is given up 5 minutes after its first departure", arguments: [300, 301] as [Int64])
  func unassigned(late: Int64) {
    let first = Instant(seconds: 1000)
    #expect(UnassignedTrip.isDropped(firstDeparture: first, now: first.adding(seconds: late)) == (late > 300))
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
    #expect(TimetableFill.begins(asOf: nil, lastLive: nil, now: now) == now)
    #expect(TimetableFill.isSameTrain(now, live: now.adding(seconds: -180)))
    #expect(!TimetableFill.isSameTrain(now, live: now.adding(seconds: 181)))
  }
}
