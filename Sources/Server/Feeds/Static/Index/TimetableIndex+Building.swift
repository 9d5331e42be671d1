import Departures
import Kernel

extension TimetableIndex {
  /// From tables whose runs are in order and have their times. A trip's last call is left out, nobody boards there; nor
  /// can one where the agency says so (`pickup_type` 1).
  init(_ tables: GTFSTables, runs: [TripRun], zone: Zone) {
    self.init(zone: zone)
    takeTrips(tables, runs: runs)
    takeServices(tables.services)
    takeCalls(tables, runs: runs)
    takeEnds(tables, runs: runs)
    let keys = tripRoutes.indices.map { self.keys(of: $0, direction: tables.trips.directions[$0]) }
    indexHeadsigns(keys)
    takeWays(tables, runs: runs)
    indexJoins(keys) { tables.trips.starts[$0] == nil }
  }

  private mutating func takeTrips(_ tables: GTFSTables, runs: [TripRun]) {
    let trips = tables.trips
    tripRoutes = trips.routes
    tripServices = trips.services
    tripHeadsigns = trips.headsigns
    routes = (0..<tables.routes.ids.count).map { tables.routes.ids[$0] }
    for trip in 0..<trips.ids.count {
      tripIDs.append(contentsOf: trips.ids.bytes(trip))
      tripIDStarts.append(UInt32(tripIDs.count))
    }
    // A trip that says nothing of its destination goes to its last stop.
    var texts = trips.texts
    for run in runs where tripHeadsigns[run.trip] == 0 {
      let last = tables.stops.roots[Int(tables.calls.stops[run.calls.upperBound - 1])]
      tripHeadsigns[run.trip] = UInt32(texts.intern(tables.stops.names[last]))
    }
    headsigns = (0..<texts.count).map { texts[$0] }
  }

  private mutating func takeServices(_ services: ServiceTable) {
    weekdays = services.weekdays
    firstDays = services.first
    lastDays = services.last
    for days in services.exceptions {
      // Of two exceptions for one day the later in the file counts.
      var last: [Int32: Bool] = [:]
      for (day, runs) in days { last[day] = runs }
      exceptions += last.sorted { $0.key < $1.key }.map { $0.key << 1 | ($0.value ? 1 : 0) }
      exceptionStarts.append(UInt32(exceptions.count))
    }
  }

  private mutating func takeCalls(_ tables: GTFSTables, runs: [TripRun]) {
    var sizes = [Int](repeating: 0, count: tables.stops.ids.count)
    Self.forEachCall(tables, runs) { stop, _, _ in sizes[stop] += 1 }
    var starts = [Int](repeating: 0, count: sizes.count)
    var total = 0
    for stop in sizes.indices where sizes[stop] > 0 {
      starts[stop] = total
      total += sizes[stop]
      places.append(tables.stops.ids[stop])
      callStarts.append(UInt32(total))
    }
    var keys = [UInt64](repeating: 0, count: total)
    Self.forEachCall(tables, runs) { stop, time, code in
      keys[starts[stop]] = UInt64(time) << 32 | UInt64(code)
      starts[stop] += 1
    }
    for place in places.indices { keys[Int(callStarts[place])..<Int(callStarts[place + 1])].sort() }
    callTimes = keys.map { UInt32($0 >> 32) }
    callTrips = keys.map { UInt32(truncatingIfNeeded: $0) }
  }

  private mutating func takeEnds(_ tables: GTFSTables, runs: [TripRun]) {
    var places: [Int: UInt32] = [:]
    // A trip without calls ends where it begins, nowhere.
    tripEnds = [UInt32](repeating: Self.noEnd, count: tripRoutes.count)
    tripLengths = [UInt32](repeating: 0, count: tripRoutes.count)
    let calls = tables.calls
    for run in runs {
      guard let first = run.calls.dropLast().first(where: { calls.boards[$0] && calls.times[$0] >= 0 }),
        let last = run.calls.last, calls.times[last] >= calls.times[first]
      else { continue }
      let stop = tables.stops.roots[Int(calls.stops[last])]
      let place = places[stop] ?? UInt32(ends.count)
      if place == ends.count {
        places[stop] = place
        ends.append(tables.stops.ids[stop])
      }
      tripEnds[run.trip] = place
      tripLengths[run.trip] = UInt32(calls.times[last] - calls.times[first])
    }
  }

  /// Each call that someone may board, trips with frequencies once a start: station, seconds, trip and side.
  private static func forEachCall(
    _ tables: GTFSTables, _ runs: [TripRun], _ body: (_ stop: Int, _ time: UInt32, _ code: UInt32) -> Void
  ) {
    let calls = tables.calls
    let stops = tables.stops
    for run in runs {
      let side = tables.trips.directions[run.trip]
      let starts = tables.trips.starts[run.trip]
      let begin = calls.times[run.calls.lowerBound]
      for call in run.calls.dropLast() where calls.boards[call] && calls.times[call] >= 0 {
        let stop = Int(calls.stops[call])
        let code = UInt32(run.trip) << 1 | UInt32(stops.sides[stop] ?? side)
        guard let starts else {
          body(stops.roots[stop], UInt32(calls.times[call]), code)
          continue
        }
        guard begin >= 0, calls.times[call] >= begin else { continue }
        for start in starts { body(stops.roots[stop], UInt32(start + calls.times[call] - begin), code) }
      }
    }
  }
}
