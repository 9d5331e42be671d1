import Departures
import Feeds
import NIOCore
import TestSupport
import Testing

@testable import Website

@Suite("The map that is served")
struct ServedMapTests {
  private let live = LiveBoards(feeds: [], network: Places.network)

  private func map(_ version: UInt64, bent x: Int) -> (AgencyMap, facts: [UInt8]) {
    let course = [MapPoint(x: 0, y: 0), MapPoint(x: x, y: 90), MapPoint(x: 500, y: 500)]
    let frame = MapFrame(north: 40.8, west: -74.1, south: 40.6, east: -73.9)
    let facts = Array(SystemMap(frame: frame, tracks: [.init(lines: ["Q"], course: course)]).facts.utf8)
    return (AgencyMap(version: version) { facts }, facts)
  }

  @Test("is straight until one is drawn, and another as soon as there is another, though the network is the same")
  func renewed() {
    let shelf = NetworkShelf(source: live.source, assets: .none)
    var paths = [shelf.index.mapPath]
    #expect(Array(buffer: shelf.index.map.body) == Array(SystemMap(straightThrough: Places.network).facts.utf8))
    for (version, x) in [(1, 7), (2, 400)] as [(UInt64, Int)] {
      let (map, facts) = map(version, bent: x)
      live.replace(network: Places.network, map: map)
      #expect(Array(buffer: shelf.index.map.body) == facts && shelf.index === shelf.index)
      paths.append(shelf.index.mapPath)
    }
    #expect(Set(paths).count == 3)
  }

  @Test("is the same in the API, by latitude and longitude")
  func json() {
    live.replace(network: Places.network, map: map(1, bent: 7).0)
    let json = String(buffer: NetworkShelf(source: live.source, assets: .none).index.tracks.body)
    #expect(json.hasPrefix(#"{"data":[{"lines":["Q"],"course":[[40.8,-74.1],"#))
  }

  @Test("that is gone when it is wanted is straight")
  func gone() {
    live.replace(network: Places.network, map: AgencyMap(version: 3) { nil })
    let index = NetworkShelf(source: live.source, assets: .none).index
    #expect(Array(buffer: index.map.body) == Array(SystemMap(straightThrough: Places.network).facts.utf8))
  }
}
