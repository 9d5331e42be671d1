import Departures
import Kernel

extension FeedBoard {
  /// Sorts a feed's rows into platforms (a counting sort) and each platform's by time. A row is left out when its stop is
  /// a timing point, when it is skipped, when it has no time, and when its trip is cancelled or a ghost.
  convenience init(
    _ columns: FeedColumns, on platforms: Platforms, fetchedAt: Instant, raw: FeedColumns? = nil,
    spoken: SpokenCalls = SpokenCalls()
  ) {
    let stopTimes = columns.stopTimes
    let platformOfRow = Column<Int32>(capacity: stopTimes.count)
    platformOfRow.base.initialize(repeating: -1, count: stopTimes.count)
    let starts = Column<UInt32>(capacity: platforms.count + 1)
    starts.base.initialize(repeating: 0, count: platforms.count + 1)
    let counts = starts.base + 1
    let survey = columns.bytes.withUnsafeBufferPointer { bytes in
      let survey = TripSurvey(columns, bytes, fetchedAt: fetchedAt)
      for trip in 0..<columns.trips.count {
        let facts = survey.facts.base[trip]
        if facts.state == .dropped { continue }
        let isFlipped = facts.isNewYork && survey.routes[Int(facts.route)] == BushwickFlip.route
        let first = Int(columns.trips.firstStop.base[trip])
        var last: Int?
        for row in first..<(first + Int(columns.trips.stopCount.base[trip])) {
          let relationship = stopTimes.relationship.base[row]
          guard StopTimeColumns.isCalledAt(relationship), time(stopTimes, row) != nil,
            var platform = platforms.platform(
              bytes.key(stopTimes.stop.base[row]), tripIsSouthbound: facts.isSouthbound)
          else { continue }
          if isFlipped, platforms.stops[platform / 2].flips { platform ^= 1 }
          platformOfRow.base[row] = Int32(truncatingIfNeeded: platform)
          counts[platform] += 1
          last = row
        }
        if let last, !RowTime.leaves(arrival: stopTimes.arrival.base[last], departure: stopTimes.departure.base[last]) {
          survey.facts.base[trip].end = UInt32(truncatingIfNeeded: last)
        }
      }
      return survey
    }
    let trips = survey.facts

    var total: UInt32 = 0
    for platform in 0..<platforms.count {
      let count = counts[platform]
      counts[platform] = total
      total += count
    }
    // `counts[p]` is where platform p's next row goes, and in the end where the next platform's begin: `starts[p + 1]`.
    let rows = Column<UInt64>(capacity: Int(total))
    for row in 0..<stopTimes.count {
      let platform = Int(platformOfRow.base[row])
      guard platform >= 0, let time = time(stopTimes, row) else { continue }
      rows.base[Int(counts[platform])] = UInt64(time) << 32 | UInt64(row)
      counts[platform] += 1
    }
    let signatures = Column<UInt64>(capacity: platforms.count)
    for platform in 0..<platforms.count {
      let first = Int(starts.base[platform])
      let count = Int(starts.base[platform + 1]) - first
      FeedBoard.order(UnsafeMutableBufferPointer(start: rows.base + first, count: count))
      var signature: UInt64 = 0
      for position in first..<(first + count) {
        let row = rows.base[position]
        let trip = trips.base[Int(stopTimes.trip.base[Int(row & 0xFFFF_FFFF)])]
        signature = TextKey.mixed(
          signature ^ trip.identity ^ (row >> 32) ^ UInt64(trip.state.rawValue) << 40)
      }
      signatures.base[platform] = signature
    }
    for call in spoken.silent {
      guard let platform = platforms.platform(call.station, tripIsSouthbound: false) else { continue }
      for side in [platform, platform ^ 1] { signatures.base[side] ^= call.key }
    }
    self.init(
      columns: columns, raw: raw ?? columns, spoken: spoken, fetchedAt: fetchedAt, trips: trips,
      routes: survey.routes, rows: rows, starts: starts, platforms: platformOfRow, signatures: signatures)
  }

  /// Rows come trip by trip, most already in order, and few to a platform: insertion is the fastest. A hostile feed could
  /// make it slow, so long ones are sorted the general way.
  @inline(__always)
  private static func order(_ rows: UnsafeMutableBufferPointer<UInt64>) {
    if rows.count > 256 {
      var many = rows
      return many.sort()
    }
    var end = 1
    while end < rows.count {
      let row = rows[end]
      var place = end
      while place > 0, rows[place - 1] > row {
        rows[place] = rows[place - 1]
        place -= 1
      }
      rows[place] = row
      end += 1
    }
  }
}

/// The row's time where it has one that a clock can show.
@inline(__always)
private func time(_ stopTimes: StopTimeColumns, _ row: Int) -> UInt32? {
  let seconds = RowTime.departure(
    arrival: stopTimes.arrival.base[row], departure: stopTimes.departure.base[row])
  return seconds > 0 && seconds < Int64(UInt32.max) ? UInt32(truncatingIfNeeded: seconds) : nil
}

extension StopTimeColumns {
  /// Whether a train stops there at the time that is given: not where it passes, nor where nothing is known.
  @inline(__always)
  static func isCalledAt(_ relationship: UInt8) -> Bool { relationship != skipped && relationship != noData }

  static let skipped: UInt8 = 1
  static let noData: UInt8 = 2
}
