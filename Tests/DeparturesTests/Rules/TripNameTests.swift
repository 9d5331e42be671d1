import Departures
import Testing

struct TripNameTests {
  struct Reading: Sendable {
    var id: String
    var origin: Int
    var route: String?
    var direction: Direction?
    var path = ""
  }

  @Test(
    "trip ids are read in all the forms seen on the wire",
    arguments: [
      Reading(id: "110150_1..S03R", origin: 110_150, route: "1", direction: .south, path: "03R"),
      Reading(id: "AFA25GEN-1038-Sunday-00_000600_1..S03R", origin: 600, route: "1", direction: .south, path: "03R"),
      Reading(id: "063600_L..N", origin: 63_600, route: "L", direction: .north),
      Reading(id: "062100_FS.N01R", origin: 62_100, route: "FS", direction: .north, path: "01R"),
      Reading(id: "055100_N..S70X011", origin: 55_100, route: "N", direction: .south, path: "70X011"),
      Reading(id: "-00150_6X..N01R", origin: -150, route: "6X", direction: .north, path: "01R"),
      Reading(id: "147350_SI..S", origin: 147_350, route: "SI", direction: .south),
      Reading(id: "063600_0", origin: 63_600),
      Reading(id: "099561_-> Main Str", origin: 99_561),
      Reading(id: "099561_7..", origin: 99_561),
      Reading(id: "099561_7..X", origin: 99_561),
      Reading(id: "1_.N", origin: 1),
    ])
  func forms(expected: Reading) throws {
    let name = try #require(TripName(expected.id))
    #expect(name.origin == expected.origin)
    #expect(name.route == expected.route)
    #expect(name.direction == expected.direction)
    #expect(name.path == expected.path)
  }

  @Test("an id without an origin time is no trip name", arguments: ["", "_", "A_1..N", "110150", "12é_1..N", "-_1..N"])
  func nonsense(id: String) { #expect(TripName(id) == nil) }

  @Test("the origin may lie before midnight, and after the next")
  func origins() {
    #expect(TripName("110150_1..S03R")?.origin == 110_150)
    #expect(TripName("-00150_1..S03R")?.origin == -150)
    #expect(TripName("144050_1..S03R")?.origin == 144_050)
  }

  @Test("a run is the same when origin, route and direction are, whatever its path")
  func sameRun() throws {
    let live = try #require(TripName("110150_1..S03R"))
    let planned = try #require(TripName("X_Y_110150_1..S10X001"))
    let other = try #require(TripName("110150_1..N03R"))
    let unnamed = try #require(TripName("110150_0"))
    #expect(live.isSameRun(as: planned))
    #expect(!live.isSameRun(as: other))
    #expect(!unnamed.isSameRun(as: unnamed))
  }
}
