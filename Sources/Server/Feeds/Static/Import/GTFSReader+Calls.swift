extension GTFSReader {
  /// stop_times.txt as it comes out of the zip, a part at a time; `size` is its whole length as the directory claims
  /// it.
  mutating func readCalls(from pipe: ZipPipe, size: Int) throws(ImportError) {
    let name = GTFSFile.stopTimes.name
    tables.calls.reserve(min(size / 60, CallTable.limit))
    var scan = CallScan()
    try Self.rows(
      of: name, from: pipe, heading: { scan.columns = CallColumns($0) }, missing: { scan.columns.missing },
      read: { scan.read(&$0, into: &tables) })
    tables.tally.count(name, rows: scan.count)
    scan.report(to: &tables.tally)
  }

  /// The rows of a large file as it comes out of the zip: `read` takes all whole rows of a part at a time.
  static func rows(
    of name: String, from pipe: ZipPipe, heading: (CSVHeader) -> Void, missing: () -> String?,
    read: (inout CSVRows) -> Void
  ) throws(ImportError) {
    var pending: [UInt8] = []
    var isFirst = true
    while true {
      let part = try pipe.next()
      if let part { if pending.isEmpty { pending = part } else { pending += part } }
      // A row longer than this is none.
      let isWhole = part == nil || pending.count > 1 << 20
      let done = pending.withUnsafeBufferPointer { buffer in
        var rows = CSVRows(buffer, isWhole: isWhole)
        if isFirst, rows.next() {
          heading(CSVHeader(rows))
          isFirst = false
        }
        if !isFirst, missing() == nil { read(&rows) }
        return rows.position
      }
      if !isFirst, let missing = missing() { throw .missingColumn(file: name, column: missing) }
      if part == nil { break }
      pending.removeFirst(done)
    }
    if isFirst { throw .missingColumn(file: name, column: missing() ?? "") }
  }
}

/// Where the columns of stop_times.txt stand; -1 for one that is not there.
struct CallColumns {
  var trip = -1
  var stop = -1
  var sequence = -1
  var departure = -1
  var arrival = -1
  var pickup = -1

  init() {}

  init(_ header: CSVHeader) {
    trip = header.column("trip_id")
    stop = header.column("stop_id")
    sequence = header.column("stop_sequence")
    departure = header.column("departure_time")
    arrival = header.column("arrival_time")
    pickup = header.column("pickup_type")
  }

  var missing: String? {
    if trip < 0 { return "trip_id" }
    if stop < 0 { return "stop_id" }
    return sequence < 0 ? "stop_sequence" : nil
  }
}

/// The one hot loop of an import: no string and no allocation a row.
private struct CallScan {
  var columns = CallColumns()
  var count = 0
  private var trip = -1
  private var faults = [0, 0, 0, 0, 0, 0]

  /// Takes all whole rows of a part into the tables.
  mutating func read(_ rows: inout CSVRows, into tables: inout GTFSTables) {
    while rows.next() {
      count += 1
      if rows.isBroken {
        faults[0] += 1
        continue
      }
      let id = rows[columns.trip]
      if trip < 0 || !tables.trips.ids.isSame(trip, id) {
        guard let found = tables.trips.ids.find(id) else {
          faults[1] += 1
          continue
        }
        trip = found
      }
      guard let stop = tables.stops.ids.find(rows[columns.stop]) else {
        faults[2] += 1
        continue
      }
      guard let sequence = rows[columns.sequence].number else {
        faults[3] += 1
        continue
      }
      let departure = rows[columns.departure]
      let written = departure.isEmpty ? rows[columns.arrival] : departure
      var time = CallTable.noTime
      if !written.isEmpty {
        guard let seconds = written.time else {
          faults[4] += 1
          continue
        }
        time = Int32(seconds)
      }
      guard tables.calls.trips.count < CallTable.limit else {
        faults[5] += 1
        continue
      }
      let pickup = rows[columns.pickup]
      tables.calls.append(
        trip: UInt32(trip), stop: UInt32(stop), sequence: UInt32(sequence), time: time,
        boards: !(pickup.count == 1 && pickup[0] == 0x31))
    }
  }

  /// Tells how many rows there were, and what was wrong with those left out.
  func report(to tally: inout Tally) {
    let kinds: [RowFault] = [
      .openQuote, .unknown("trip_id"), .unknown("stop_id"), .unreadable("stop_sequence"),
      .unreadable("departure_time"), .tooManyRows,
    ]
    for (kind, rows) in zip(kinds, faults) { tally.skip(GTFSFile.stopTimes.name, kind, rows: rows) }
  }
}

extension CallTable {
  /// Makes room for so many rows.
  mutating func reserve(_ count: Int) {
    trips.reserveCapacity(count)
    stops.reserveCapacity(count)
    sequences.reserveCapacity(count)
    times.reserveCapacity(count)
    boards.reserveCapacity(count)
  }

  /// One more row; `time` in seconds after the service day's midnight.
  mutating func append(trip: UInt32, stop: UInt32, sequence: UInt32, time: Int32, boards mayBoard: Bool) {
    trips.append(trip)
    stops.append(stop)
    sequences.append(sequence)
    times.append(time)
    boards.append(mayBoard)
  }
}
