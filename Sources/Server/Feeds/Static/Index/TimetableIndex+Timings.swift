import Departures

/// When a trip calls where, one trip at a time: what an agency's delays are added to.
extension TimetableIndex {
  /// Fills what the plain rules of GTFS-Realtime need; most trips share their timing with many others.
  mutating func takeTimings(_ tables: GTFSTables, runs: [TripRun]) {
    stopRoots = tables.stops.roots.map { UInt32($0) }
    tripSides = tables.trips.directions
    tripBegins = [UInt32](repeating: 0, count: tripRoutes.count)
    tripTimings = [UInt32](repeating: Self.noWay, count: tripRoutes.count)
    var known: [UInt64: [UInt32]] = [:]
    let calls = tables.calls
    for run in runs {
      guard let begin = run.calls.lazy.map({ calls.times[$0] }).first(where: { $0 >= 0 }) else { continue }
      let seconds = run.calls.map { call in
        calls.times[call] < begin ? Self.noTime : UInt32(calls.times[call] - begin) << 1 | (calls.boards[call] ? 1 : 0)
      }
      var key = FNV.start
      for second in seconds { key = FNV.step(key, UInt64(second)) }
      let same = known[key]?.first { timingSeconds[timing($0)].elementsEqual(seconds) }
      tripBegins[run.trip] = UInt32(begin)
      if let same {
        tripTimings[run.trip] = same
        continue
      }
      tripTimings[run.trip] = UInt32(timingStarts.count - 1)
      known[key, default: []].append(UInt32(timingStarts.count - 1))
      timingSeconds += seconds
      timingStarts.append(UInt32(timingSeconds.count))
    }
    let rows = tables.trips.frequencies.sorted { ($0.trip, $0.begin) < ($1.trip, $1.begin) }
    frequencyTrips = rows.map(\.trip)
    frequencyBegins = rows.map(\.begin)
    frequencyEnds = rows.map(\.end)
    frequencyHeadways = rows.map { $0.headway << 1 | ($0.isExact ? 1 : 0) }
  }

  private func timing(_ timing: UInt32) -> Range<Int> {
    Int(timingStarts[Int(timing)])..<Int(timingStarts[Int(timing) + 1])
  }

  /// Where the seconds of a trip's calls stand, as many as its way has calls; nil where the set has none of it.
  func timing(of trip: Int) -> Range<Int>? {
    tripTimings.isEmpty || tripTimings[trip] == Self.noWay ? nil : timing(tripTimings[trip])
  }

  /// The rows of frequencies.txt for a trip.
  func frequencies(of trip: Int) -> Range<Int> {
    frequencyTrips.indices.places(of: UInt32(clamping: trip), in: frequencyTrips)
  }

  mutating func visitTimings(_ columns: inout Columns) {
    columns.column(&stopRoots)
    columns.column(&tripSides)
    columns.column(&tripBegins)
    columns.column(&tripTimings)
    columns.column(&timingStarts)
    columns.column(&timingSeconds)
    columns.column(&frequencyTrips)
    columns.column(&frequencyBegins)
    columns.column(&frequencyEnds)
    columns.column(&frequencyHeadways)
  }

  /// Whether these columns are all there and point at something, or are all empty.
  var hasTimings: Bool {
    let trips = tripRoutes.count
    guard Self.isCover(timingStarts, length: timingSeconds.count),
      timingSeconds.allSatisfy({ $0 == Self.noTime || $0 >> 1 <= 4_000_000 }),
      frequencyBegins.count == frequencyTrips.count, frequencyEnds.count == frequencyTrips.count,
      frequencyHeadways.count == frequencyTrips.count,
      zip(frequencyTrips, frequencyTrips.dropFirst()).allSatisfy({ $0 <= $1 }),
      frequencyTrips.allSatisfy({ $0 < trips }), frequencyHeadways.allSatisfy({ $0 >> 1 > 0 }),
      frequencyEnds.allSatisfy({ $0 <= 4_000_000 }),
      zip(frequencyBegins, frequencyEnds).allSatisfy({ $0 < $1 })
    else { return false }
    if stopRoots.isEmpty { return tripSides.isEmpty && tripBegins.isEmpty && tripTimings.isEmpty }
    guard stopRoots.count == stopIDs.count, stopRoots.allSatisfy({ $0 < stopIDs.count }), tripSides.count == trips,
      tripBegins.count == trips, tripBegins.allSatisfy({ $0 <= 4_000_000 }), tripTimings.count == trips
    else { return false }
    return tripTimings.indices.allSatisfy { trip in
      if tripTimings[trip] == Self.noWay { return true }
      guard Int(tripTimings[trip]) < timingStarts.count - 1, let way = way(of: trip) else { return false }
      return timing(tripTimings[trip]).count == way.count
    }
  }
}
