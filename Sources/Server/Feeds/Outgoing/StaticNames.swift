import Departures
import Kernel

/// What the static set calls the network's platforms and lines, looked up once a set: feeds that go out name nothing that is
/// not in it. Before any import the built-in network stands for the set.
final class StaticNames: Sendable {
  /// The set's; an empty one where there is none.
  let index: TimetableIndex
  /// The platforms' stop ids, one after the other; platform `p` has `starts[p] ..< starts[p + 1]`, and none where the set has
  /// not that platform. Behind them stand the set's own stops, which agencies elsewhere call by ids of any kind.
  let text: [UInt8]
  let starts: [UInt32]
  private let platforms: Int
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
  /// Bytes of a stop id; one that is longer is left out.
  static let longestStop = 90

  init(_ network: Network, _ platforms: Platforms, _ timetable: Timetable) {
    // One of a version before knows no stops: nothing is joined to it.
    let set = timetable.index.flatMap { $0.stopIDs.isEmpty ? nil : $0 }
    index = set ?? TimetableIndex(zone: network.zone)
    var places = [UInt32](repeating: Self.nowhere, count: platforms.count)
    var text: [UInt8] = []
    var starts: [UInt32] = [0]
    var stops: Set<String> = []
    if let index = set {
      stops = Set(index.stopIDs)
      let boarded = Dictionary(
        index.stopIDs.indices.filter { index.stopKinds[$0] == 0 }.map { (index.stopIDs[$0], UInt32($0)) },
        uniquingKeysWith: { first, _ in first })
      for platform in places.indices {
        // A stop without platforms of its own is called at itself, whichever way a train goes.
        let ids = [platforms.id(platform), platforms.stops[platform / 2].id]
        if let id = ids.first(where: { boarded[$0] != nil && $0.utf8.count <= Self.longestStop }) {
          places[platform] = boarded[id] ?? Self.nowhere
          text += id.utf8
        }
        starts.append(UInt32(text.count))
      }
      for (place, id) in index.stopIDs.enumerated() {
        let isNamed = index.stopKinds[place] == 0 && id.utf8.count <= Self.longestStop
        places.append(isNamed ? UInt32(place) : Self.nowhere)
        if isNamed { text += id.utf8 }
        starts.append(UInt32(text.count))
      }
    } else {
      for platform in places.indices {
        if platforms.id(platform).utf8.count <= Self.longestStop { text += platforms.id(platform).utf8 }
        starts.append(UInt32(text.count))
        stops.insert(platforms.id(platform))
        stops.insert(platforms.stops[platform / 2].id)
      }
    }
    self.platforms = platforms.count
    self.places = places
    self.text = text
    self.starts = starts
    self.stops = stops
    agency = AgencySlug.of(network)
    routes = set?.routes ?? network.lines.map(\.id)
    routeSet = Set(routes)
  }

  /// The platform that stands for a stop of the set, by its place in `index.stopIDs`.
  func platform(ofStop place: UInt32) -> Int { platforms + Int(place) }

  /// A platform's stop id; empty where the set has none.
  func stop(_ platform: Int) -> ArraySlice<UInt8> { text[Int(starts[platform])..<Int(starts[platform + 1])] }

  /// Whether the set has that platform.
  func has(_ platform: Int) -> Bool { starts[platform] < starts[platform + 1] }

  /// Whether it is a `route_id` of the set.
  func hasRoute(_ id: String) -> Bool { routeSet.contains(id) }

  /// Whether it is a `stop_id` of the set, a station's or a platform's.
  func hasStop(_ id: String) -> Bool { stops.contains(id) }
}

extension Platforms {
  /// What New York calls a platform: "R16N".
  fileprivate func id(_ platform: Int) -> String { stops[platform / 2].id + (platform & 1 == 0 ? "N" : "S") }
}
