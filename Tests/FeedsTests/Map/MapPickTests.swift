import Testing

@testable import Departures
@testable import Feeds

@Suite("A tap on the map")
struct MapPickTests {
  private static let network = BuiltIn.newYork
  private static let frame = MapFrame(of: network)

  private static func pick(_ point: MapPoint, scale: Int, wanted: (Int) -> Bool = { _ in true }) -> MapPick {
    MapPick(at: point, MapView(middle: point, scale: scale), network, in: frame, wanted: wanted)
  }

  @Test("on a station opens it", arguments: ["127", "D43", "S31", "G05", "H11"])
  func station(id: String) throws {
    let place = try #require(Self.network.station(id)?.stops.first?.location)
    #expect(Self.pick(Self.frame.point(place), scale: 4000) == .station(try #require(Self.network.station(id)?.id)))
  }

  @Test("where many are under the finger comes nearer, and where there is none does nothing")
  func crowded() throws {
    let times = Self.frame.point(try #require(Self.network.station("127")).location)
    guard case .closer(let view) = Self.pick(MapPoint(x: times.x + 100, y: times.y + 80), scale: 187) else {
      Issue.record("no closer view")
      return
    }
    #expect(view.scale == 561)
    #expect(Self.pick(MapPoint(x: 100, y: 100), scale: 4000) == .nothing)
  }

  @Test("is of the line that stands out, where one does")
  func line() throws {
    let times = Self.frame.point(try #require(Self.network.station("127")).location)
    let place = try #require(Self.network.stations.firstIndex { $0.id == "127" })
    #expect(Self.pick(times, scale: 187) { $0 == place } == .station("127"))
  }
}
