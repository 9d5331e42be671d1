import Kernel
import Races
import Testing

@Suite("Which races are on the board")
struct BoardRulesTests {
  private func ids(_ races: [Race], _ query: RaceQuery = RaceQuery(), at now: Instant = Card.now) -> [String] {
    NextToGo.races(races.sorted(by: NextToGo.precedes), query, now: now).races.map { $0.id }
  }

  @Test("the next five by start, ties by meeting, then number")
  func order() {
    let races = [
      Card.race("f", in: 900), Card.race("c", in: 60, meeting: "Bendigo", number: 2),
      Card.race("b", in: 60, meeting: "Bendigo", number: 1), Card.race("d", in: 60, meeting: "Cessnock", number: 1),
      Card.race("a", in: -59), Card.race("e", in: 61), Card.race("gone", in: -60),
    ]
    #expect(ids(races) == ["a", "b", "c", "d", "e"])
  }

  @Test("a race is gone exactly 60 s after its start, on that second")
  func gone() {
    let start = Card.now
    #expect(!Gone.isGone(start, now: Instant(milliseconds: start.milliseconds + 59_999)))
    #expect(Gone.isGone(start, now: start.adding(seconds: 60)))
    #expect(Gone.isGone(start, now: start.adding(seconds: 20), after: 20))
  }

  @Test("all off is all on, and other shows only with all")
  func categories() {
    let one = RaceCategories([.greyhound])
    #expect(!one.contains(.horse) && one.contains(.greyhound) && !one.contains(.other))
    #expect(one.toggling(.greyhound) == .all)
    #expect(RaceCategories([]) == .all)
    #expect(RaceCategories.all.contains(.other))
    #expect(RaceCategories.all.toggling(.horse).chosen == [.harness, .greyhound])
  }

  @Test("countries narrow, and a race without one shows only with all")
  func countries() throws {
    let races = [
      Card.race("au", in: 1), Card.race("none", in: 2, country: nil), Card.race("fr", in: 3, country: "FR"),
    ]
    var query = RaceQuery()
    query.countries = [try #require(Country(iso: "FR"))]
    #expect(ids(races, query) == ["fr"])
    #expect(ids(races) == ["au", "none", "fr"])
  }

  @Test("what is followed comes beside those asked for")
  func followed() {
    var query = RaceQuery()
    query.count = 2
    query.followed = ["r7", "m-nowhere"]
    let found = NextToGo.races(Card.day(10), query, now: Card.now)
    #expect(found.races.map { $0.id } == ["r0", "r1", "r7"])
    #expect(found.hasMore)
  }

  @Test(
    "a move is said in whole minutes once it is half a minute",
    arguments: [
      (0, nil), (29, nil), (30, 1), (89, 1), (240, 4), (-240, 4), (.min, 6000),
    ] as [(Int64, Int?)])
  func moved(seconds: Int64, minutes: Int?) {
    #expect(Moved.minutes(seconds) == minutes)
  }

  @Test(
    "races are asked for each minute, sooner when too few are left, never within 15 s",
    arguments: [
      (14, 4, false), (15, 4, true), (15, 5, false), (59, 5, false), (60, 5, true), (-1, 5, true),
    ] as [(Int64, Int, Bool)])
  func refetch(since: Int64, remaining: Int, isDue: Bool) {
    #expect(
      Refetch.isDue(last: Card.now.adding(seconds: -since), remaining: remaining, wanted: 5, now: Card.now) == isDue)
  }

  @Test(
    "who wants five asks when the fifth from the end is gone",
    arguments: [
      (20, 60), (5, 60), (4, 15), (0, 15),
    ] as [(Int, Int64)])
  func wait(count: Int, seconds: Int64) {
    #expect(Refetch.wait(Card.day(count), wanted: 5, now: Card.now) == seconds)
  }

  @Test("a wait ends with the race that leaves too few")
  func waitForTheLast() {
    let races = [Card.race("a", in: -30)] + Card.day(4)
    #expect(Refetch.wait(races, wanted: 5, now: Card.now) == 30)
  }

  @Test(
    "followed races are spoken of at 10, 5 and 1 minutes and at the start",
    arguments: [
      (601, 600, true), (600, 599, false), (301, 300, true), (61, 59, true), (1, 0, true), (0, -1, false),
      (700, -59, true), (700, -60, false),
    ] as [(Int64, Int64, Bool)])
  func milestones(before: Int64, after: Int64, isPassed: Bool) {
    let start = Card.now
    #expect(
      Milestone.isPassed(
        Milestone.spoken, start: start, from: start.adding(seconds: -before), to: start.adding(seconds: -after))
        == isPassed)
  }

  @Test(
    "a board ages by itself",
    arguments: [
      (0, false, .fresh), (90, true, .fresh), (91, true, .failing), (91, false, .delayed), (301, false, .stale),
    ] as [(Int64, Bool, Freshness)])
  func age(seconds: Int64, isFailing: Bool, freshness: Freshness) {
    #expect(
      BoardAge.health(asOf: Card.now.adding(seconds: -seconds), isFailing: isFailing, now: Card.now) == freshness)
  }

  @Test(
    "a venue's time is told only where its zone is beyond doubt",
    arguments: [
      ("AU", "NSW", "18:30"), ("AU", "SA", "18:00"), ("AU", "WA", "15:30"), ("AU", "ZZ", nil), ("NZ", "NZ", "20:30"),
      ("GB", "UK", "07:30"), ("US", "CA", "23:30"), ("US", "KY", nil), ("BR", "BRA", nil), ("ZA", "ZAF", "09:30"),
    ] as [(String, String, String?)])
  func venue(country: String, state: String, clock: String?) {
    let zone = VenueZone.zone(country: Country(iso: country), state: state)
    #expect(zone.map { ClockText.text(Card.now, in: $0) } == clock)
  }
}
