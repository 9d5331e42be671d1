import Departures

/// Draws the map of a set that was taken in (`StaticImport`), by its shapes: made once, beside the index. A timetable never waits
/// for it, and none is refused for what shapes.txt holds.
package enum MapImport {
  /// Draws the network of the index in that folder by the zip's shapes. Nil for New York's, whose map comes with the program.
  package static func run(zip: String, into directory: String) throws(ImportError) -> MapReport? {
    let (network, facts) = try StaticImport.network(in: directory)
    if BuiltIn.isWhole(network) { return nil }
    let (map, report) = drawn(network, zip: zip)
    let bytes = Array(map.facts.utf8)
    // What can't be read back is not written.
    guard (try? SystemMap(facts: bytes)) != nil else { throw .tooLarge(entry: GTFSFile.shapes.name) }
    try AtomicFile.write(MapFile.bytes(of: bytes, for: facts), to: MapFile.path(in: directory))
    return report
  }

  /// The map, and what was found; straight from stop to stop where no shapes can be had.
  static func drawn(_ network: Network, zip: String) -> (SystemMap, MapReport) {
    var report = MapReport(lines: network.lines.count)
    var tally = Tally()
    var shapes: ShapeTable?
    do throws(ImportError) {
      shapes = try GTFSReader.shapes(path: zip, of: network.lines, tally: &tally)
    } catch {
      report.fault =
        if case .missingColumn(let file, let column) = error {
          "\(file) has no column \(column)."
        } else {
          error.sentence
        }
    }
    var tracks = ShapedTracks(network)
    for place in network.lines.indices { tracks.draw(place, by: shapes) }
    report.shaped = tracks.shaped
    report.rows = tally.read[GTFSFile.shapes.name]
    report.skipped = ImportReport.skipped(tally)
    return (tracks.map, report)
  }
}

/// What a map was drawn by.
package struct MapReport: Equatable, Sendable {
  package var lines: Int
  /// Lines that are drawn by their shapes.
  package var shaped = 0
  /// Of shapes.txt; nil where there is none.
  package var rows: Int?
  package var skipped: [ImportReport.Skipped] = []
  /// Why shapes.txt can't be used, in a sentence.
  package var fault: String?

  init(lines: Int) { self.lines = lines }

  /// For the terminal.
  package var sentences: [String] {
    if let fault { return ["Map: straight from stop to stop. \(fault)"] }
    guard let rows else { return ["Map: straight from stop to stop, as there is no shapes.txt"] }
    let others = lines == shaped ? "" : ", the others straight from stop to stop"
    return ["Map: \(shaped) of \(ImportReport.count(lines, "line")) by shapes" + others]
      + ["  \(GTFSFile.shapes.name): \(ImportReport.count(rows, "row"))"] + skipped.map { "  skipped: " + $0.line }
  }
}
