import Kernel
import Languages
import Testing

@testable import Departures

@Suite("How far a stop is")
struct DistanceTests {
  @Test(
    "all of a list are told in one unit, the one that the farthest needs, rounded to the nearest",
    arguments: [
      (Units.metric, [20, 934, 994], ["20 m", "930 m", "990 m"]),
      (.metric, [12, 930, 1040], ["here", "0.9 km", "1.0 km"]),
      (.metric, [40, 949, 951, 1050], ["0.1 km", "0.9 km", "1.0 km", "1.1 km"]),
      (.metric, [500, 12_340, 49_600], ["0.5 km", "12 km", "50 km"]), (.imperial, [30, 200], ["100 ft", "650 ft"]),
      (.imperial, [30, 200, 400], ["0.1 mi", "0.1 mi", "0.2 mi"]), (.imperial, [160, 5000], ["0.1 mi", "3.1 mi"]),
    ] as [(Units, [Double], [String])])
  func scale(units: Units, metres: [Double], said: [String]) {
    let words = DeparturesWords(.en)
    let scale = DistanceScale(metres[metres.count - 1], units)
    #expect(metres.map { words.distance($0, scale) } == said)
  }

  @Test("French and Spanish have their comma")
  func comma() {
    #expect(DeparturesWords(.fr).distance(1250, .kilometres) == "1,3 km")
    #expect(DeparturesWords(.es).distance(1250, .kilometres) == "1,3 km")
  }

  @Test("no number makes it trap", arguments: [Double.nan, .infinity, -1, 1e300])
  func hostile(metres: Double) {
    for units in [Units.metric, .imperial] {
      let scale = DistanceScale(metres, units)
      #expect(!DeparturesWords(.en).way(metres, scale).isEmpty)
    }
  }

  @Test(
    "the way on foot is said in whole minutes, rounded up, up to an hour",
    arguments: [(10, "here"), (340, "340 m · 6 min walk"), (61, "60 m · 1 min walk"), (62, "60 m · 2 min walk")]
      as [(Double, String)])
  func walk(metres: Double, said: String) {
    #expect(DeparturesWords(.en).way(metres, .metres) == said)
  }

  @Test("beyond an hour on foot only the distance is said")
  func tooFarToWalk() {
    #expect(DeparturesWords(.en).way(9000, .kilometres) == "9.0 km")
  }
}
