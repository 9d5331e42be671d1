package import Departures
import Foundation
package import Kernel

/// Takes an agency's static set (GTFS Schedule, a zip) in: read, checked, made into a compact index, put in place of the
/// old one in one step. When anything fails the old one stays.
package enum StaticImport {
  /// Reads the zip and writes the index into the folder (made when it isn't there).
  package static func run(zip: String, into directory: String) throws(ImportError) -> ImportReport {
    let (index, report) = try index(zip: zip)
    try AtomicFile.write(IndexFile.bytes(of: index), to: path(in: directory))
    return report
  }

  /// What `run` put there last.
  package struct Loaded: Sendable {
    /// The set's own network; nil where it is New York's, whose built-in one knows complexes and labels besides.
    package var network: Network?
    package var timetable: Timetable
    package var summary: Summary
  }

  package struct Summary: Equatable, Sendable {
    package var agency: String
    package var stations: Int
    package var trips: Int
    package var firstDay: Day?
    package var lastDay: Day?
  }

  package static func load(from directory: String) throws(ImportError) -> Loaded {
    let path = path(in: directory)
    let index = try IndexFile.index(from: AtomicFile.read(path), path: path)
    let network: Network
    do throws(FactsError) {
      network = try Network(facts: index.facts)
    } catch {
      throw .badIndex(path, reason: error.sentence)
    }
    let days = index.days
    return Loaded(
      network: isBuiltIn(network) ? nil : network, timetable: Timetable(index),
      summary: Summary(
        agency: network.agency, stations: index.places.count, trips: index.tripRoutes.count, firstDay: days?.first,
        lastDay: days?.last))
  }

  private static func path(in directory: String) -> String {
    (directory as NSString).appendingPathComponent(IndexFile.name)
  }

  /// Four of five stations are among the built-in stops: the same system, perhaps of another year.
  private static func isBuiltIn(_ network: Network) -> Bool {
    let known = network.stations.count { BuiltIn.newYork.station($0.id) != nil }
    return known * 5 >= network.stations.count * 4 && known * 2 >= BuiltIn.newYork.stations.count
  }

  static func index(zip: String) throws(ImportError) -> (TimetableIndex, ImportReport) {
    var tables = try GTFSReader.read(path: zip)
    guard let zone = Zone.system(named: tables.zoneName) else { throw .unknownZone(tables.zoneName) }
    let runs = tables.calls.runs(tripCount: tables.trips.ids.count)
    let without = tables.calls.interpolate(runs)
    tables.tally.skip(GTFSFile.stopTimes.name, .missing("departure_time"), rows: without)
    guard !runs.isEmpty else { throw .nothingRuns }
    let network = Network(tables, tables.patterns(of: runs), zone: zone)
    var index = TimetableIndex(tables, runs: runs, zone: zone)
    index.facts = Array(network.facts.utf8)
    // What can't be read back is not written.
    guard (try? Network(facts: index.facts)) != nil else { throw .tooLarge(entry: GTFSFile.stops.name) }
    return (index, ImportReport(tables, runs: runs, index: index, network: network))
  }
}

extension ImportReport {
  init(_ tables: GTFSTables, runs: [TripRun], index: TimetableIndex, network: Network) {
    let files = tables.tally.read.keys.sorted()
    self.init(
      agency: network.agency, zone: network.zone.name,
      rows: files.map { ($0, tables.tally.read[$0] ?? 0) }, routes: network.lines.count,
      stations: network.stations.count, trips: runs.count, departures: index.callTimes.count, days: index.days,
      skipped: tables.tally.skipped.keys.sorted().flatMap { file in
        (tables.tally.skipped[file] ?? [:]).map { Skipped(file: file, reason: $0.key.phrase, rows: $0.value) }
          .sorted { $0.rows != $1.rows ? $0.rows > $1.rows : $0.reason < $1.reason }
      },
      warnings: Self.warnings(tables, runs: runs, index: index))
  }

  private static func warnings(_ tables: GTFSTables, runs: [TripRun], index: TimetableIndex) -> [String] {
    var warnings: [String] = []
    let empty = tables.trips.ids.count - runs.count
    if empty > 0 { warnings.append("\(empty) trips have fewer than two stops and are not shown") }
    if index.days == nil { warnings.append("no service runs on any day") }
    let blank = tables.routes.colors.count { $0 == nil }
    if blank > 0 { warnings.append("\(blank) routes have no colour and are drawn gray") }
    if Set(tables.agencies).count > 1 { warnings.append("\(Set(tables.agencies).count) agencies share this set") }
    return warnings
  }
}
