import Departures

extension GTFSReader {
  /// The shapes that the trips of these lines take; nil for a set without any.
  static func shapes(
    path: String, of lines: [Line], tally: inout Tally
  ) throws(ImportError) -> ShapeTable? {
    var reader = GTFSReader(archive: try ZipArchive(path: path))
    guard let entry = reader.archive.entry(GTFSFile.shapes.name) else { return nil }
    guard entry.size <= UInt64(GTFSFile.shapes.limit), !entry.isBomb else { throw .tooLarge(entry: entry.name) }
    // Unpacked on the other core while trips are counted.
    let pipe = ZipPipe(path: path, entry: entry, limit: GTFSFile.shapes.limit)
    defer { pipe.abandon() }
    var shapes = ShapeTable(lines: lines.count)
    try reader.countTrips(of: lines, in: &shapes)
    shapes.choose()
    var scan = ShapeScan()
    try Self.rows(
      of: GTFSFile.shapes.name, from: pipe, heading: { scan.columns = ShapeColumns($0) },
      missing: { scan.columns.missing }, read: { scan.read(&$0, into: &shapes) })
    scan.report(to: &tally)
    shapes.sort()
    return shapes
  }

  private mutating func countTrips(of lines: [Line], in shapes: inout ShapeTable) throws(ImportError) {
    var places = ByteTable(expecting: lines.count)
    for line in lines { _ = places.intern(line.id) }
    try rows(of: .trips, needing: ["route_id"]) { _, row, header in
      let shape = row[header.column("shape_id")]
      guard !shape.isEmpty, let line = places.find(row[header.column("route_id")]) else { return nil }
      return shapes.count(shape, of: line) ? nil : .tooManyRows
    }
  }
}

/// Where the columns of shapes.txt stand; -1 for one that is not there.
private struct ShapeColumns {
  var shape = -1
  var latitude = -1
  var longitude = -1
  var sequence = -1

  init() {}

  init(_ header: CSVHeader) {
    shape = header.column("shape_id")
    latitude = header.column("shape_pt_lat")
    longitude = header.column("shape_pt_lon")
    sequence = header.column("shape_pt_sequence")
  }

  var missing: String? {
    if shape < 0 { return "shape_id" }
    if latitude < 0 { return "shape_pt_lat" }
    if longitude < 0 { return "shape_pt_lon" }
    return sequence < 0 ? "shape_pt_sequence" : nil
  }
}

/// No string and no allocation a row.
private struct ShapeScan {
  var columns = ShapeColumns()
  private var count = 0
  private var shape = -1
  private var faults = [0, 0, 0, 0, 0]

  /// Takes all whole rows of a part into the table.
  mutating func read(_ rows: inout CSVRows, into shapes: inout ShapeTable) {
    while rows.next() {
      count += 1
      if rows.isBroken {
        faults[0] += 1
        continue
      }
      let id = rows[columns.shape]
      if id.isEmpty {
        faults[1] += 1
        continue
      }
      if shape < 0 || !shapes.ids.isSame(shape, id) {
        // What no trip takes is no fault.
        guard let found = shapes.ids.find(id) else { continue }
        shape = found
      }
      guard shapes.isWanted[shape] else { continue }
      guard let latitude = rows[columns.latitude].microdegrees(within: 90),
        let longitude = rows[columns.longitude].microdegrees(within: 180)
      else {
        faults[2] += 1
        continue
      }
      guard let sequence = rows[columns.sequence].number else {
        faults[3] += 1
        continue
      }
      let point = ShapeTable.Point(sequence: UInt32(sequence), latitude: latitude, longitude: longitude)
      if !shapes.append(point, to: shape) { faults[4] += 1 }
    }
  }

  /// Tells how many rows there were, and what was wrong with those left out.
  func report(to tally: inout Tally) {
    let name = GTFSFile.shapes.name
    let kinds: [RowFault] = [
      .openQuote, .missing("shape_id"), .unreadable("shape_pt_lat or shape_pt_lon"), .unreadable("shape_pt_sequence"),
      .tooManyRows,
    ]
    tally.count(name, rows: count)
    for (kind, rows) in zip(kinds, faults) { tally.skip(name, kind, rows: rows) }
  }
}
