import Departures
import Feeds
import Kernel
import Testing

@Suite("The built-in New York")
struct BuiltInTests {
  let network = BuiltIn.newYork

  @Test("has 445 stations, 496 stops and 29 lines")
  func size() {
    #expect(network.stations.count == 445)
    #expect(network.stations.map { $0.stops.count }.reduce(0, +) == 496)
    #expect(network.stations.filter { $0.stops.count > 1 }.count == 35)
    #expect(network.lines.map { $0.id }.prefix(6) == ["1", "2", "3", "4", "5", "6"] && network.lines.count == 29)
  }

  @Test("joins the five stops of Times Square by the agency's complex, not by name")
  func timesSquare() throws {
    let station = try #require(network.station("A27N"))
    #expect(station.id == "127" && station.name == "Times Sq-42 St" && station.borough == "Manhattan")
    #expect(station.stops.map { $0.id } == ["127", "725", "902", "A27", "R16"])
    #expect(station.lines == ["1", "2", "3", "7", "GS", "A", "C", "E", "N", "Q", "R", "W"])
    #expect(station.stops[1].northLabel == "Queens" && station.stops[1].southLabel == "Hudson Yards")
  }

  @Test("knows five stations called 23 St apart")
  func sameName() {
    #expect(network.stations.filter { $0.name == "23 St" }.count == 5)
  }

  @Test("has every line call at every stop that has the line by day")
  func pairs() throws {
    for stop in network.stations.flatMap({ $0.stops }) {
      #expect(!stop.lines.isEmpty && !stop.northLabel.isEmpty && !stop.southLabel.isEmpty, "\(stop.id)")
      for id in stop.lines {
        #expect(try #require(network.line(id)).stops.contains(stop.id), "\(id) at \(stop.id)")
      }
    }
    for line in network.lines where line.shape == .circle {
      for id in line.stops {
        let stop = network.station(id)?.stops.first { $0.id == id }
        #expect(stop?.lines.contains(line.id) == true, "\(line.id) at \(id)")
      }
    }
  }

  @Test(
    "runs each line from its northern end to its southern one",
    arguments: [
      ("1", "101", "142"), ("7", "701", "726"), ("A", "A02", "H11"), ("F", "F01", "D43"), ("G", "G22", "F27"),
      ("J", "G05", "M23"), ("L", "L01", "L29"), ("M", "G08", "M01"), ("Q", "Q05", "D43"), ("SI", "S31", "S09"),
      ("FS", "S01", "D26"), ("GS", "902", "901"), ("H", "H04", "H15"), ("6X", "601", "640"),
    ])
  func ends(line: String, north: String, south: String) throws {
    let stops = try #require(network.line(line)).stops
    #expect(stops.first == north && stops.last == south)
    #expect(Set(stops).count == stops.count)
  }

  @Test("changes its clocks with the law until 2037")
  func zone() {
    let zone = network.zone
    #expect(zone.name == "America/New_York")
    #expect(zone.offset(at: Instant(seconds: 1_759_414_800)) == -14_400)
    #expect(zone.offset(at: Instant(seconds: 1_741_503_599)) == -18_000)
    #expect(zone.offset(at: Instant(seconds: 1_741_503_600)) == -14_400)
    #expect(zone.offset(at: Instant(seconds: 2_142_000_000)) == -18_000)
  }

  @Test("shows the shuttles as S and the expresses as diamonds")
  func bullets() {
    for id in ["GS", "FS", "H"] { #expect(network.line(id)?.label == "S") }
    for id in ["6X", "7X", "FX"] { #expect(network.line(id)?.shape == .diamond) }
    #expect(network.line("6X")?.label == "6" && network.line("SI")?.label == "SIR")
    #expect(network.line("Q")?.color == 0xFCCC0A)
  }
}
