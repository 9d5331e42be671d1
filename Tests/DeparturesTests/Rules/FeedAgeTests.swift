import Departures
import Kernel
import Testing

@Suite("How far a feed can be trusted by its age")
struct FeedAgeTests {
  @Test(
    "a feed is fresh to 60 s, delayed to 300 s, stale to an hour, then dropped; ahead of the clock it is doubted, and stays",
    arguments: [
      (-30, .fresh, false), (0, .fresh, false), (60, .fresh, false), (61, .delayed, false), (300, .delayed, false),
      (301, .stale, false), (3600, .stale, false), (3601, .scheduled, true), (1 << 40, .scheduled, true),
      (-60, .fresh, false), (-61, .delayed, false), (-300, .delayed, false), (-301, .stale, false),
      (-(1 << 40), .stale, false),
    ] as [(Int64, Freshness, Bool)])
  func feedAge(age: Int64, health: Freshness, isDropped: Bool) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(FeedAge.health(asOf: asOf, now: asOf.adding(seconds: age)) == health)
    #expect(FeedAge.isDropped(asOf: asOf, now: asOf.adding(seconds: age)) == isDropped)
  }

  @Test(
    "the age of a feed that came before its time counts from its header while that is ahead, then from when it came",
    arguments: [(-5, 0, -5), (-5, 600, -5), (30, 0, 0), (130, 0, 130), (130, 69, 130), (130, 70, 0), (3600, 3600, 0)])
  func begins(header: Int64, passed: Int64, begins: Int64) {
    let heardAt = Instant(seconds: 1_759_414_800)
    let found = FeedAge.begins(
      asOf: heardAt.adding(seconds: header), heardAt: heardAt, now: heardAt.adding(seconds: passed))
    #expect(found.seconds(since: heardAt) == begins)
  }

  @Test(
    "a feed's age is told in seconds, and of a header that is further ahead than clocks differ not at all",
    arguments: [(0, 0), (61, 61), (90_000, 90_000), (-1, -1), (-60, -60), (-61, nil), (-3600, nil)]
      as [(Int64, Int64?)])
  func age(seconds: Int64, told: Int64?) {
    let asOf = Instant(seconds: 1_759_414_800)
    #expect(FeedAge.age(asOf: asOf, now: asOf.adding(seconds: seconds)) == told)
    #expect(FeedAge.isAhead(asOf: asOf, now: asOf.adding(seconds: seconds)) == (told == nil))
  }
}
