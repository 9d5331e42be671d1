import Kernel
import Races
import Testing

@Suite("Which races are on the board")
struct NextToGoTests {
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
}
