import Departures
import Kernel

/// Which static trip a realtime one is, and by which calls: what the feeds that go out are joined by.
extension TimetableIndex {
  /// The trips under one key, as places in `joinTrips`.
  func joined(_ key: UInt64) -> Range<Int> { joinKeys.indices.places(of: key, in: joinKeys) }

  /// The static trip's id as it stands in the set.
  func idBytes(_ trip: Int) -> ArraySlice<UInt8> { tripIDs[Int(tripIDStarts[trip])..<Int(tripIDStarts[trip + 1])] }

  /// Whether that is the trip's id, or the end of it behind a "_": equal hashes alone prove nothing.
  func isNamed(_ trip: Int, by name: some BidirectionalCollection<UInt8>) -> Bool {
    let id = idBytes(trip)
    guard name.count <= id.count, id.suffix(name.count).elementsEqual(name) else { return false }
    return name.count == id.count || id[id.endIndex - name.count - 1] == UInt8(ascii: "_")
  }

  /// The calls of a trip, as places in `wayStops` and `waySequences`; nil where the set has none of it.
  func way(of trip: Int) -> Range<Int>? {
    let way = tripWays[trip]
    return way == Self.noWay ? nil : Int(wayStarts[Int(way)])..<Int(wayStarts[Int(way) + 1])
  }

  /// Fills the ways from the trips' calls; most trips share theirs with many others.
  mutating func takeWays(_ tables: GTFSTables, runs: [TripRun]) {
    stopIDs = (0..<tables.stops.ids.count).map { tables.stops.ids[$0] }
    stopKinds = tables.stops.kinds
    tripWays = [UInt32](repeating: Self.noWay, count: tripRoutes.count)
    var known: [UInt64: [UInt32]] = [:]
    for run in runs {
      var key = FNV.start
      for call in run.calls {
        key = FNV.step(key, UInt64(tables.calls.stops[call]) << 32 | UInt64(tables.calls.sequences[call]))
      }
      let same = known[key]?.first { way in
        let calls = Int(wayStarts[Int(way)])..<Int(wayStarts[Int(way) + 1])
        return wayStops[calls].elementsEqual(tables.calls.stops[run.calls])
          && waySequences[calls].elementsEqual(tables.calls.sequences[run.calls])
      }
      if let same {
        tripWays[run.trip] = same
        continue
      }
      tripWays[run.trip] = UInt32(wayStarts.count - 1)
      known[key, default: []].append(UInt32(wayStarts.count - 1))
      wayStops += tables.calls.stops[run.calls]
      waySequences += tables.calls.sequences[run.calls]
      wayStarts.append(UInt32(wayStops.count))
    }
  }

  /// Fills the keys of the joins, in the order of the set where several trips have one. `isOne` is false for a trip that
  /// runs many times a day under one id (frequencies.txt): which of them a train is, its id does not say.
  mutating func indexJoins(_ all: [TripKeys], where isOne: (Int) -> Bool) {
    var pairs: [(key: UInt64, trip: UInt32)] = []
    pairs.reserveCapacity(tripRoutes.count * 3)
    for trip in tripRoutes.indices where isOne(trip) {
      let keys = all[trip]
      pairs.append((keys.id, UInt32(trip)))
      if let end = keys.end { pairs.append((end, UInt32(trip))) }
      if let run = keys.run { pairs.append((run, UInt32(trip))) }
    }
    pairs.sort { $0.key != $1.key ? $0.key < $1.key : $0.trip < $1.trip }
    joinKeys = pairs.map(\.key)
    joinTrips = pairs.map(\.trip)
  }
}
