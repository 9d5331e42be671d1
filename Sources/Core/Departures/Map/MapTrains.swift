import Kernel

/// Where the trains of a line are, by their stop times: feeds tell when a train is where, not where it is in between.
enum MapTrains {
  /// One train on the map.
  struct Placed: Equatable {
    var trip: Trip
    var point: MapPoint
    /// The stop behind it; nil where none is known, and it is drawn at the stop ahead.
    var from: String?
    var to: String
  }

  static func placed(_ trips: [Trip], of line: Line, _ network: Network, on map: SystemMap, at now: Instant) -> [Placed]
  {
    let course = MapCourse(of: line.id, on: map)
    var all: [Placed] = []
    for trip in trips {
      guard let next = trip.ahead(at: now).first, let end = point(next.stop, network, map) else { continue }
      var train = Placed(trip: trip, point: end, from: nil, to: next.stop)
      if let before = stop(before: next.stop, of: line, trip.direction, network, map),
        let start = point(before, network, map)
      {
        let left = Double(next.time.seconds(since: now))
        let part = 1 - left / seconds(from: start, to: end, trip, network, map, at: now)
        if part > 0 {
          train.point = course.place(from: start, to: end, at: part)
          train.from = before
        } else {
          // It has not left the stop behind yet, for all that is known.
          (train.point, train.to) = (start, before)
        }
      }
      all.append(train)
    }
    return all
  }

  private static func point(_ stop: String, _ network: Network, _ map: SystemMap) -> MapPoint? {
    network.stop(stop).map { map.frame.point($0.location) }
  }

  /// The line's stop on the other side. Where branches stand one behind the other in the list, the next in it lies far off.
  private static func stop(
    before stop: String, of line: Line, _ direction: Direction, _ network: Network, _ map: SystemMap
  ) -> String? {
    guard let place = line.stops.firstIndex(of: stop) else { return nil }
    let step = direction == .south ? -1 : 1
    guard line.stops.indices.contains(place + step), let here = point(stop, network, map),
      let there = point(line.stops[place + step], network, map)
    else { return nil }
    let far = here.distance(to: there)
    // Three kilometres, or no more than twice as far as to the stop ahead.
    if far < 1500 { return line.stops[place + step] }
    guard line.stops.indices.contains(place - step), let ahead = point(line.stops[place - step], network, map) else {
      return nil
    }
    return far < 2 * here.distance(to: ahead) ? line.stops[place + step] : nil
  }

  /// How long the train takes from the stop behind to the one ahead: as fast as it goes on from there.
  private static func seconds(
    from start: MapPoint, to end: MapPoint, _ trip: Trip, _ network: Network, _ map: SystemMap, at now: Instant
  ) -> Double {
    var pace = 0.2
    let ahead = trip.ahead(at: now)
    if ahead.count > 1, let next = ahead.dropFirst().first, let first = ahead.first,
      let point = point(next.stop, network, map)
    {
      let far = end.distance(to: point)
      let taken = Double(next.time.seconds(since: first.time))
      if far > 0, taken > 0 { pace = taken / far }
    }
    return min(max(start.distance(to: end) * pace, 40), 900)
  }
}
