package import Departures
import Kernel

/// The built-in timetable: each line's run in both directions and when its trains leave, made from a network's facts.
package struct Plan: Sendable {
  package var network: Network
  /// In the network's order; lines with fewer than two stops are left out.
  package var runs: [Run]

  /// One line in one direction.
  package struct Run: Sendable {
    /// Where it stands in `Plan.runs`: its number for `Noise`.
    package var number: Int
    package var line: String
    package var direction: Direction
    /// Platforms in the order of travel: "R16S".
    package var platforms: [String]
    /// Seconds from leaving the first stop to each stop, multiples of 30.
    package var offsets: [Int32]
    package var headsign: String
    /// Ends the trip id: "03R".
    package var path: String
    /// Departures from the first stop for each of `Headways.Service.allCases`, seconds after the service day's midnight.
    package var departures: [[Int32]]

    package var duration: Int { Int(offsets.last ?? 0) }

    /// From the first stop on such a day: seconds after midnight, ascending.
    package func departures(_ service: Headways.Service) -> [Int32] {
      departures[Headways.Service.allCases.firstIndex(of: service) ?? 0]
    }
  }

  /// - Parameter always: a period whose headways hold the whole day, for scenarios that must not wait for the rush hour.
  package init(network: Network, always: Headways.Period? = nil) {
    self.network = network
    runs = []
    var stops: [String: Stop] = [:]
    for station in network.stations { for stop in station.stops { stops[stop.id] = stop } }
    for line in network.lines {
      let branches = Branches.omitted(line: line.id)
      for (branch, omitted) in branches.enumerated() {
        let called = line.stops.filter { !omitted.contains($0) }.compactMap { stops[$0] }
        guard called.count > 1 else { continue }
        for direction in Direction.allCases {
          append(
            line: line.id, direction, stops: direction == .south ? called : called.reversed(), branch: branch,
            of: branches.count, always: always)
        }
      }
    }
  }

  private mutating func append(
    line: String, _ direction: Direction, stops: [Stop], branch: Int, of branches: Int, always: Headways.Period?
  ) {
    let headways = Headways.of(line: line)
    let noise = Noise(seed: 1).of(line).of(direction.rawValue)
    runs.append(
      Run(
        number: runs.count, line: line, direction: direction, platforms: stops.map { $0.id + direction.rawValue },
        offsets: Plan.offsets(of: stops), headsign: stops[stops.count - 1].name, path: Plan.path(noise.of(branch)),
        departures: Headways.Service.allCases.map { service in
          let all = headways.departures(
            service, phase: 30 * noise.of(service.rawValue).below(20), southbound: direction == .south, always: always)
          // The branches take turns.
          return all.enumerated().filter { $0.offset % branches == branch }.map(\.element)
        }))
  }

  /// Trains of 30 km/h, dwell included, over a track a sixth longer than the crow's flight, in whole half minutes.
  private static func offsets(of stops: [Stop]) -> [Int32] {
    var offsets: [Int32] = [0]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let seconds = metres(from.location, to.location) * 1.17 / 8.33
      offsets.append(offsets[offsets.count - 1] + 30 * Int32(max(2, (seconds / 30).rounded())))
    }
    return offsets
  }

  /// On a flat map of the city: right to a part in a thousand over its width.
  private static func metres(_ a: Location, _ b: Location) -> Double {
    let north = (a.latitude - b.latitude) * 111_200
    let east = (a.longitude - b.longitude) * 84_300
    return (north * north + east * east).squareRoot()
  }

  private static func path(_ noise: Noise) -> String {
    let number = 1 + noise.below(70)
    return (number < 10 ? "0" : "") + String(number) + "R"
  }
}
