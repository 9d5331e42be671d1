/// Stop times as they are made: as many as it turns out to be, then put into columns.
struct ExpandedRows {
  /// One row of `StopTimeColumns`.
  struct Row: BitwiseCopyable {
    var trip: UInt32
    var stop: TextSpan
    var arrival: Int64 = 0
    var departure: Int64 = 0
    var scheduledTrack = TextSpan.none
    var actualTrack = TextSpan.none
    var delay = StopTimeColumns.noDelay
    var sequence: UInt32 = 0
    var relationship: UInt8 = 0
  }

  var rows: [Row] = []
  /// The feed's bytes, then the texts that it doesn't have.
  private(set) var bytes: [UInt8]
  private var spans: [String: TextSpan] = [:]
  /// Of the set's stops, by their place in it, those that were asked for.
  private var stops: [TextSpan]

  init(_ bytes: [UInt8], stops: Int) {
    self.bytes = bytes
    self.stops = [TextSpan](repeating: .none, count: stops)
  }

  /// The same of a stop of the set.
  mutating func span(ofStop stop: Int, _ statics: StaticCalls) -> TextSpan {
    if stops[stop].isEmpty { stops[stop] = span(statics.index.stopIDs[stop]) }
    return stops[stop]
  }

  /// Where the text stands; written behind the feed where it was not asked for before.
  mutating func span(_ text: String) -> TextSpan {
    if let known = spans[text] { return known }
    let span = TextSpan(
      offset: UInt32(truncatingIfNeeded: bytes.count), length: UInt32(truncatingIfNeeded: text.utf8.count))
    bytes += text.utf8
    spans[text] = span
    return span
  }

  /// A row of the feed as it came.
  static func row(_ position: Int, of columns: FeedColumns, trip: Int) -> Row {
    // NB: a copy of `stopTimes` would count nine references for each row.
    Row(
      trip: UInt32(truncatingIfNeeded: trip), stop: columns.stopTimes.stop[position],
      arrival: columns.stopTimes.arrival[position], departure: columns.stopTimes.departure[position],
      scheduledTrack: columns.stopTimes.scheduledTrack[position],
      actualTrack: columns.stopTimes.actualTrack[position], delay: columns.stopTimes.delay[position],
      sequence: columns.stopTimes.sequence[position], relationship: columns.stopTimes.relationship[position])
  }

  /// All of them as columns.
  var columns: StopTimeColumns {
    var columns = StopTimeColumns(capacity: rows.count)
    for (place, row) in rows.enumerated() {
      columns.trip.base[place] = row.trip
      columns.stop.base[place] = row.stop
      columns.arrival.base[place] = row.arrival
      columns.departure.base[place] = row.departure
      columns.scheduledTrack.base[place] = row.scheduledTrack
      columns.actualTrack.base[place] = row.actualTrack
      columns.delay.base[place] = row.delay
      columns.sequence.base[place] = row.sequence
      columns.relationship.base[place] = row.relationship
    }
    columns.count = rows.count
    return columns
  }
}
