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

  init(_ bytes: [UInt8]) { self.bytes = bytes }

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
  static func row(_ position: Int, of columns: StopTimeColumns, trip: Int) -> Row {
    Row(
      trip: UInt32(truncatingIfNeeded: trip), stop: columns.stop[position], arrival: columns.arrival[position],
      departure: columns.departure[position], scheduledTrack: columns.scheduledTrack[position],
      actualTrack: columns.actualTrack[position], delay: columns.delay[position], sequence: columns.sequence[position],
      relationship: columns.relationship[position])
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
