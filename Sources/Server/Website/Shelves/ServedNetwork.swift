import Departures
import Feeds
import Hummingbird
import Kernel
import NIOCore

/// A network with what answers are put together from: look-ups by id and ready pieces of JSON. Read-only, shared.
final class ServedNetwork: Sendable {
  let network: Network
  let search: StationSearch
  /// Answers about stations depend on the network alone, so they hold for as long as it does.
  let found = Shelf<String, Ready>(bytes: 2 << 20)
  let near = Shelf<String, Ready>(bytes: 2 << 20)
  /// The stations nearest to a place, as it was written: phones lie still and ask again.
  let nearest = Shelf<String, [Int]>(room: 8192)
  /// The facts file as the browser reads it, under an address that changes with its content.
  let facts: Ready
  let factsPath: String
  /// Where its tracks lie, in the same two forms.
  let map: Ready
  let mapPath: String
  private let drawn = Shelf<String, Ready>(bytes: 8 << 20)
  let routes: Ready
  /// Where the first agency's stations stand: MTAPI's lists are of its trains alone.
  let ownStations: [Int]
  private let positions: [String: Int]
  /// Each station's JSON, one behind the other, and where each ends: of twelve thousand stations a list each would take twice the room.
  private let fragments: [UInt8]
  private let ends: [Int]
  /// What MTAPI says of each of the first agency's stations beside its trains (`MTAPIStation.facts`).
  private let mtapiFacts: [Int: [UInt8]]

  /// Without a `map` tracks are drawn straight from stop to stop.
  init(_ network: Network, map: [UInt8]? = nil, assets: Assets = .none) {
    self.network = network
    search = StationSearch(network)
    ownStations = network.stations.indices.filter { network.part(of: network.stations[$0].id) == nil }
    var positions: [String: Int] = [:]
    for (position, station) in network.stations.enumerated() {
      for stop in station.stops {
        positions[stop.id] = position
        positions[stop.id + "N"] = position
        positions[stop.id + "S"] = position
      }
    }
    // A station's own id last: it must win over a platform that happens to be called the same.
    for (position, station) in network.stations.enumerated() { positions[station.id] = position }
    self.positions = positions
    var fragments: [UInt8] = []
    var ends: [Int] = []
    for station in network.stations {
      var json = JSONWriter(capacity: 512)
      station.write(into: &json, metres: nil)
      fragments += json.bytes
      ends.append(fragments.count)
    }
    (self.fragments, self.ends) = (fragments, ends)
    mtapiFacts = Dictionary(
      uniqueKeysWithValues: ownStations.map { ($0, MTAPIStation.facts(network.stations[$0])) })
    let bytes = Array(network.facts.utf8)
    (facts, factsPath) = Self.file("network", bytes, assets)
    (self.map, mapPath) = Self.file("map", map ?? Array(SystemMap(straightThrough: network).facts.utf8), assets)
    routes = .open(json: ServedNetwork.routes(of: network))
  }

  /// The map for programs, with places by latitude and longitude; made when one asks.
  var tracks: Ready {
    drawn.value("map") {
      let maps = try? SystemMap.all(facts: Array(self.map.body.readableBytesView))
      return .open(json: SystemMap.json(of: maps?.map(\.map) ?? [SystemMap(straightThrough: network)]))
    }
  }

  /// By any of its ids: the station's, a stop's, a platform's; in capitals where nothing is written like that.
  func position(_ id: String) -> Int? { positions[id] ?? positions[id.uppercased()] }

  /// The same for clients of MTAPI, which knows three stops that are no stations: South Ferry's old loop, a relay track at
  /// Broad Channel and a yard track at Coney Island. They are answered by the station that riders of each use.
  func positionForMTAPI(_ id: String) -> Int? {
    if let position = position(id) { return position }
    switch id {
    case "140": return positions["142"]
    case "H19": return positions["H04"]
    case "N12": return positions["D43"]
    default: return nil
    }
  }

  func station(_ id: String) -> Station? { position(id).map { network.stations[$0] } }

  /// What MTAPI says of a station beside its trains.
  func mtapi(_ position: Int) -> [UInt8] { mtapiFacts[position] ?? MTAPIStation.facts(network.stations[position]) }

  /// A station's JSON; with metres, `distance` is its last member.
  func write(_ station: Station, metres: Double? = nil, into json: inout JSONWriter) {
    guard let position = positions[station.id] else { return }
    var bytes = Array(fragments[(position == 0 ? 0 : ends[position - 1])..<ends[position]])
    guard let metres else { return json.raw(bytes) }
    bytes.removeLast()
    bytes.append(contentsOf: ",\"distance\":\(Int(min(max(metres, 0), 1e8)))}".utf8)
    json.raw(bytes)
  }
}

extension ServedNetwork {
  /// The build has the built-in network's compressed; another's, from an import, is served from here.
  private static func file(_ name: String, _ bytes: [UInt8], _ assets: Assets) -> (Ready, String) {
    (
      Ready(bytes, headers: AssetHeaders.immutable(type: "text/plain; charset=utf-8")),
      assets.path(of: bytes, ending: ".facts") ?? "/assets/\(name).\(Stamp.hex(Stamp.hash(bytes))).facts"
    )
  }

  private static func routes(of network: Network) -> [UInt8] {
    var json = JSONWriter(capacity: 8192)
    json.beginObject()
    json.name("data")
    json.beginArray()
    for line in network.lines {
      json.beginObject()
      json.name("id")
      json.string(line.id)
      json.name("label")
      json.string(line.label)
      json.name("name")
      json.string(line.longName)
      json.name("color")
      json.string("#" + color(line.color))
      json.name("shape")
      json.string(line.shape == .diamond ? "diamond" : "circle")
      json.name("stops")
      json.beginArray()
      for stop in line.stops { json.string(stop) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private static func color(_ value: UInt32) -> String {
    let digits = String(value & 0xFFFFFF, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
