import Departures
import Kernel

/// What the static set calls the network's platforms and lines, looked up once a set: feeds that go out name nothing that is
/// not in it. Before any import the built-in network stands for the set.
final class StaticNames: Sendable {
  let index: TimetableIndex?
  /// Each platform's stop id; empty for one that the set does not have.
  let platforms: [[UInt8]]
  /// Where each platform stands in `index.stopIDs`; `nowhere` for one that the set does not have.
  let places: [UInt32]
  /// The agency's part of an address.
  let agency: String
  /// Every `route_id`, in the set's order.
  let routes: [String]
  private let routeSet: Set<String>
  /// Every stop that may be named, stations among them.
  private let stops: Set<String>

  static let nowhere = UInt32.max

  init(_ network: Network, _ platforms: Platforms, _ timetable: Timetable) {
    index = timetable.index
    var places = [UInt32](repeating: Self.nowhere, count: platforms.count)
    var names = [[UInt8]](repeating: [], count: platforms.count)
    var stops: Set<String> = []
    if let index {
      stops = Set(index.stopIDs)
      let boarded = Dictionary(
        index.stopIDs.indices.filter { index.stopKinds[$0] == 0 }.map { (index.stopIDs[$0], UInt32($0)) },
        uniquingKeysWith: { first, _ in first })
      for platform in names.indices {
        // A stop without platforms of its own is called at itself, whichever way a train goes.
        let ids = [platforms.id(platform), platforms.stops[platform / 2].id]
        guard let id = ids.first(where: { boarded[$0] != nil }) else { continue }
        places[platform] = boarded[id] ?? Self.nowhere
        names[platform] = Array(id.utf8)
      }
    } else {
      for platform in names.indices {
        names[platform] = Array(platforms.id(platform).utf8)
        stops.insert(platforms.id(platform))
        stops.insert(platforms.stops[platform / 2].id)
      }
    }
    self.places = places
    self.platforms = names
    self.stops = stops
    agency = AgencySlug.of(network)
    routes = index?.routes ?? network.lines.map(\.id)
    routeSet = Set(routes)
  }

  /// Whether it is a `route_id` of the set.
  func hasRoute(_ id: String) -> Bool { routeSet.contains(id) }

  /// Whether it is a `stop_id` of the set, a station's or a platform's.
  func hasStop(_ id: String) -> Bool { stops.contains(id) }
}

extension Platforms {
  /// What New York calls a platform: "R16N".
  fileprivate func id(_ platform: Int) -> String { stops[platform / 2].id + (platform & 1 == 0 ? "N" : "S") }
}
