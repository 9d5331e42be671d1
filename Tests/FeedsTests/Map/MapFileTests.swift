import Departures
import Foundation
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("The map beside the index")
struct MapFileTests {
  private static let network = Array("a network".utf8)

  @Test("is read as it was written, for its own network alone")
  func roundTrip() {
    let bytes = MapFile.bytes(of: [1, 2, 3], for: Self.network)
    #expect(MapFile.facts(from: bytes, for: FNV.hash(Self.network)) == [1, 2, 3])
    #expect(MapFile.facts(from: bytes, for: 7) == nil)
  }

  @Test("is none when it is cut short, grown or changed anywhere")
  func damaged() {
    let bytes = MapFile.bytes(of: Array(1...40), for: Self.network)
    func isRefused(_ bytes: [UInt8]) -> Bool { MapFile.facts(from: bytes, for: FNV.hash(Self.network)) == nil }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      #expect(isRefused(changed) && isRefused(Array(bytes[..<place])))
    }
    #expect(isRefused(bytes + [0]))
  }

  @Test("is its owner's alone; without it an index is read as before, and nobody has drawn its tracks")
  func beside() throws {
    try SmallAgency.inFolder { folder in
      let (zip, data) = (folder + "/set.zip", folder + "/data")
      try Data(SmallAgency().zip).write(to: URL(fileURLWithPath: zip))
      _ = try StaticImport.run(zip: zip, into: data, today: Day(number: 0))
      #expect(try StaticImport.load(from: data).map?.version == nil)
      _ = try MapImport.run(zip: zip, into: data)
      let path = data + "/timetable.map"
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      let map = try #require(try StaticImport.load(from: data).map)
      #expect(map.facts()?.isEmpty == false)
      // Asked for after the file has gone or is another network's.
      try FileManager.default.removeItem(atPath: path)
      #expect(map.facts() == nil)
      try Data(MapFile.bytes(of: [1], for: [2])).write(to: URL(fileURLWithPath: path))
      #expect(try map.facts() == nil && StaticImport.load(from: data).map?.version == nil)
      #expect(throws: ImportError.noIndex(folder + "/no")) { try MapImport.run(zip: zip, into: folder + "/no") }
    }
  }

  @Test("comes to readers with its network, and New York's where that is in use")
  func live() {
    let live = LiveBoards(feeds: [], network: BuiltIn.newYork)
    #expect(live.source.map()?.facts() == BuiltIn.newYorkMap)
    live.replace(network: Places.network, map: AgencyMap(version: 9) { [9] })
    #expect(live.source.map()?.version == 9)
    live.replace(network: Places.network)
    #expect(live.source.map()?.version == nil)
  }
}
