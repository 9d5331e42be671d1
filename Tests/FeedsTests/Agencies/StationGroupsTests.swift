import Departures
import TestSupport
import Testing

@testable import Feeds

@Suite("Stops that riders know as one station")
struct StationGroupsTests {
  private func groups(_ text: String) throws -> StationGroups { try #require(StationGroups(csv: Array(text.utf8))) }

  @Test("stops of one group are one station with its name; all others stay")
  func joined() throws {
    let groups = try groups("stop_id,group_name\n142,Pine Square\nR16,Pine Square\nnowhere,Gone\n")
    let two = try TwoAgencies(groups: groups)
    let network = two.west.boards.source.network()
    #expect(network.stations.map(\.name) == ["Pike St", "Pine Square"])
    #expect(network.station("R16")?.id == "142" && network.station("142")?.stops.map(\.id) == ["142", "R16"])
    #expect(groups.unknown(in: network) == ["nowhere"])
    #expect(two.rows("west~142")?.contains("west~1 west~t1 14:35 scheduled") == true)
  }

  @Test("a file without its two columns is none; rows without a name say nothing")
  func form() throws {
    #expect(StationGroups(csv: Array("stop_id,name\n1,A\n".utf8)) == nil && StationGroups(csv: []) == nil)
    #expect(try groups("\u{FEFF}group_name,stop_id\n,1\nA,2\n").names == ["2": "A"])
  }
}
