import Departures

/// A network's platforms, numbered densely, and what a board needs to know of each station: made once per network.
///
/// Stop `k` has the platforms `2k` (north) and `2k + 1` (south). The last letter of a realtime stop id decides which one
/// a train calls at; the trip's own direction stands in only where an id has no letter (a parent stop), because the
/// letter is per stop and the trip's direction is absent in most feeds.
final class Platforms: Sendable {
  /// A stop as a rider knows it, one of those that make a station.
  struct Place: Sendable {
    var name: String
    var id: String
    /// Position in `Network.stations`.
    var station: Int
    /// Whether an M train changes sides here; see `BushwickFlip`.
    var flips: Bool
  }

  /// What a board needs of a station, looked up once a network.
  struct StationPlan: Sendable {
    var id: String
    /// Positions in `stops`.
    var stops: Range<Int>
    var northLabel: String
    var southLabel: String
    var lines: [String]

    /// What the station calls a direction: "Uptown & The Bronx".
    func label(_ direction: Direction) -> String { direction == .north ? northLabel : southLabel }
  }

  let stops: [Place]
  let stations: [StationPlan]
  /// Any stop's or station's id to the station's position.
  let stationByID: [String: Int]
  private let table: PlatformTable

  /// Marks a table entry that needs the trip's direction to be a platform.
  private static let needsDirection: UInt32 = 0x8000_0000

  init(_ network: Network) {
    var stops: [Place] = []
    var plans: [StationPlan] = []
    var byID: [String: Int] = [:]
    var entries: [(key: UInt64, value: UInt32)] = []
    for (position, station) in network.stations.enumerated() {
      let first = stops.count
      for stop in station.stops {
        let platform = UInt32(stops.count * 2)
        entries.append((TextKey.of(stop.id + "N"), platform))
        entries.append((TextKey.of(stop.id + "S"), platform + 1))
        entries.append((TextKey.of(stop.id), platform | Platforms.needsDirection))
        for id in [stop.id, stop.id + "N", stop.id + "S"] where byID[id] == nil { byID[id] = position }
        let flips = BushwickFlip.stops.contains(stop.id)
        stops.append(Place(name: stop.name, id: stop.id, station: position, flips: flips))
      }
      if byID[station.id] == nil { byID[station.id] = position }
      plans.append(
        StationPlan(
          id: station.id, stops: first..<stops.count,
          northLabel: HeadingLabel.joined(station.stops.map(\.northLabel)),
          southLabel: HeadingLabel.joined(station.stops.map(\.southLabel)), lines: station.lines))
    }
    self.stops = stops
    stations = plans
    stationByID = byID
    table = PlatformTable(entries)
  }

  var count: Int { stops.count * 2 }

  /// The platform a stop time is at, nil for a timing point (a stop that is not in the network).
  @inline(__always)
  func platform(_ key: UInt64, tripIsSouthbound: Bool) -> Int? {
    guard let found = table[key] else { return nil }
    if found & Platforms.needsDirection == 0 { return Int(found) }
    return Int(found & ~Platforms.needsDirection) + (tripIsSouthbound ? 1 : 0)
  }
}
