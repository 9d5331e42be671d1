import Kernel

/// Reads the files of a set into tables: by column names, skipping and counting rows that can't be used.
struct GTFSReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let archive: ZipArchive
  var tables = GTFSTables()

  init(archive: ZipArchive) { self.archive = archive }

  /// All tables of a zip, in the order in which they refer to one another.
  static func read(path: String) throws(ImportError) -> GTFSTables {
    let archive = try ZipArchive(path: path)
    for file in [GTFSFile.agency, .stops, .routes, .trips, .stopTimes] where archive.entry(file.name) == nil {
      throw .missingFile(file.name)
    }
    if archive.entry(GTFSFile.calendar.name) == nil, archive.entry(GTFSFile.calendarDates.name) == nil {
      throw .missingFile("calendar.txt")
    }
    guard let entry = archive.entry(GTFSFile.stopTimes.name) else { throw .missingFile("stop_times.txt") }
    guard entry.size <= UInt64(GTFSFile.stopTimes.limit), !entry.isBomb else { throw .tooLarge(entry: entry.name) }
    // The largest file is unpacked on the other core while this one reads the rest.
    let pipe = ZipPipe(path: path, entry: entry, limit: GTFSFile.stopTimes.limit)
    defer { pipe.abandon() }
    var reader = GTFSReader(archive: archive)
    try reader.readAgencies()
    try reader.readStops()
    try reader.readRoutes()
    try reader.readServices()
    try reader.readTrips()
    try reader.readFrequencies()
    try reader.readCalls(from: pipe, size: Int(entry.size))
    return reader.tables
  }

  /// Each row of a small file. `needed` are the columns without which the file is of no use.
  mutating func rows(
    of file: GTFSFile, needing needed: [String], _ body: (inout GTFSTables, CSVRows, CSVHeader) -> RowFault?
  ) throws(ImportError) {
    guard let entry = archive.entry(file.name) else {
      if file.isRequired { throw .missingFile(file.name) }
      return
    }
    let bytes = try archive.bytes(of: entry, limit: file.limit)
    var missing: String?
    bytes.withUnsafeBufferPointer { buffer in
      var rows = CSVRows(buffer, isWhole: true)
      let header = rows.next() ? CSVHeader(rows) : CSVHeader()
      missing = needed.first { header.column($0) < 0 }
      guard missing == nil else { return }
      var count = 0
      while rows.next() {
        count += 1
        let fault = rows.isBroken ? .openQuote : body(&tables, rows, header)
        if let fault { tables.tally.skip(file.name, fault) }
      }
      tables.tally.count(file.name, rows: count)
    }
    if let missing { throw .missingColumn(file: file.name, column: missing) }
  }
}
