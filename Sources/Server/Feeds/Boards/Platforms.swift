import Departures

/// A network's platforms, numbered densely, and what a board needs to know of each station: made once per network.
///
/// Stop `k` has the platforms `2k` (north) and `2k + 1` (south). The last letter of a realtime stop id decides which one
/// a train calls at; the trip's own direction stands in only where an id has no letter (a parent stop, or another agency's
/// platform), because the letter is per stop and the trip's direction is absent in most of New York's feeds.
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

  /// With a set other than New York's, platforms are the stops that it has under each station.
  init(_ network: Network, isNewYork: Bool, _ index: TimetableIndex? = nil) {
    let platformsOf = index.map { Platforms.children($0) }
    var stops: [Place] = []
    var plans: [StationPlan] = []
    var byID: [String: Int] = [:]
    var entries: [(key: UInt64, value: UInt32)] = []
    for (position, station) in network.stations.enumerated() {
      let first = stops.count
      for stop in station.stops {
        let platform = UInt32(stops.count * 2)
        entries.append((TextKey.of(stop.id), platform | Platforms.needsDirection))
        let sides = [stop.id + "N", stop.id + "S"]
        for id in platformsOf.map({ $0[stop.id] ?? [] }) ?? sides {
          // As the import has it: New York's marks count wherever a platform bears one.
          let side = sides.firstIndex(of: id).map { UInt32($0) } ?? Platforms.needsDirection
          entries.append((TextKey.of(id), platform | side))
          if byID[id] == nil { byID[id] = position }
        }
        if byID[stop.id] == nil { byID[stop.id] = position }
        let flips = isNewYork && BushwickFlip.stops.contains(stop.id)
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

  /// The stops under each station of a set, by its id.
  private static func children(_ index: TimetableIndex) -> [String: [String]] {
    var children: [String: [String]] = [:]
    for (stop, root) in index.stopRoots.enumerated() where Int(root) != stop {
      children[index.stopIDs[Int(root)], default: []].append(index.stopIDs[stop])
    }
    return children
  }

  /// The platform a stop time is at, nil for a timing point (a stop that is not in the network).
  @inline(__always)
  func platform(_ key: UInt64, tripIsSouthbound: Bool) -> Int? {
    guard let found = table[key] else { return nil }
    if found & Platforms.needsDirection == 0 { return Int(found) }
    return Int(found & ~Platforms.needsDirection) + (tripIsSouthbound ? 1 : 0)
  }
}
