package import Departures
import Foundation
package import Kernel

/// Takes an agency's static set (GTFS Schedule, a zip) in: read, checked, made into a compact index, put in place of the
/// old one in one step. When anything fails the old one stays.
package enum StaticImport {
  /// Reads the zip and writes the index into the folder (made when it isn't there). A set that ended before `today` is
  /// taken where nothing better is there: it never takes the place of one that runs. `zone` is in place of its own.
  package static func run(
    zip: String, into directory: String, today: Day, zone: String? = nil
  ) throws(ImportError) -> ImportReport {
    var (index, report) = try index(zip: zip, zone: zone)
    if let last = report.days?.last, last < today {
      let held = (try? load(from: directory))?.summary.lastDay
      if let held, held >= today { throw .ended(last: last, held: held) }
      report.warnings.append("the set ended on \(last.iso8601): nothing of it runs any more")
    }
    try AtomicFile.write(IndexFile.bytes(of: index), to: path(in: directory))
    return report
  }

  /// What `run` put there last.
  package struct Loaded: Sendable {
    /// The set's own network; nil where it is New York's, whose built-in one knows complexes and labels besides.
    package var network: Network?
    package var timetable: Timetable
    /// Where the network's tracks lie (`MapImport`); nil where nobody has drawn them.
    package var map: AgencyMap?
    package var summary: Summary
  }

  /// What a timetable is of and for which days, for people.
  package struct Summary: Equatable, Sendable {
    package var agency: String
    package var stations: Int
    package var trips: Int
    package var firstDay: Day?
    package var lastDay: Day?
  }

  /// Of what an import leaves: another one reads the same set to other things.
  package static var version: UInt64 { IndexFile.version }

  /// What `run` left in that folder; without one it throws `noIndex`.
  package static func load(from directory: String) throws(ImportError) -> Loaded {
    let (index, network) = try read(directory)
    let days = index.days
    let isBuiltIn = BuiltIn.isWhole(network)
    return Loaded(
      network: isBuiltIn ? nil : network, timetable: Timetable(index),
      map: isBuiltIn ? nil : MapFile.map(in: directory, for: index.facts),
      summary: Summary(
        agency: network.agency, stations: index.places.count, trips: index.tripRoutes.count, firstDay: days?.first,
        lastDay: days?.last))
  }

  /// The network of the index in that folder, and its facts.
  static func network(in directory: String) throws(ImportError) -> (Network, facts: [UInt8]) {
    let (index, network) = try read(directory)
    return (network, index.facts)
  }

  private static func read(_ directory: String) throws(ImportError) -> (TimetableIndex, Network) {
    let path = path(in: directory)
    let index = try IndexFile.index(from: AtomicFile.read(path), path: path)
    do throws(FactsError) {
      return (index, try Network(facts: index.facts))
    } catch {
      throw .badIndex(path, reason: error.sentence)
    }
  }

  private static func path(in directory: String) -> String {
    (directory as NSString).appendingPathComponent(IndexFile.name)
  }

  /// `departures`: the most that are made of the set's trips, see `GTFSTables.bounded`.
  static func index(
    zip: String, zone name: String? = nil, departures: Int = CallTable.limit
  ) throws(ImportError) -> (TimetableIndex, ImportReport) {
    var tables = try GTFSReader.read(path: zip)
    let name = name ?? tables.zoneName
    guard !name.isEmpty else { throw .noZone }
    guard let zone = Zone.system(named: name) else { throw .unknownZone(name) }
    let whole = tables.sequenced()
    let runs = tables.forward(tables.bounded(whole, departures: departures))
    let without = tables.calls.interpolate(runs)
    tables.tally.skip(GTFSFile.stopTimes.name, .missing("departure_time"), rows: without)
    guard !runs.isEmpty else {
      tables.tally.skip(GTFSFile.trips.name, .tooShort, rows: tables.trips.ids.count - whole.count)
      throw .nothingRuns(ImportReport.skipped(tables.tally).map(\.line))
    }
    let network = Network(tables, tables.patterns(of: runs), zone: zone)
    var index = TimetableIndex(tables, runs: runs, zone: zone)
    // New York's feeds tell times, and their trips are known by New York's own rules.
    if !BuiltIn.isNewYork(network) { index.takeTimings(tables, runs: runs) }
    index.facts = Array(network.facts.utf8)
    // What can't be read back is not written.
    guard (try? Network(facts: index.facts)) != nil else { throw .tooLarge(entry: GTFSFile.stops.name) }
    guard index.days != nil else { throw .noDays }
    guard !index.callTimes.isEmpty else { throw .nothingRuns(ImportReport.skipped(tables.tally).map(\.line)) }
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
      skipped: Self.skipped(tables.tally),
      warnings: Self.warnings(tables, runs: runs, index: index))
  }

  /// By file, what was skipped most first.
  static func skipped(_ tally: Tally) -> [Skipped] {
    tally.skipped.keys.sorted().flatMap { file in
      (tally.skipped[file] ?? [:]).map { Skipped(file: file, reason: $0.key.phrase, rows: $0.value) }
        .sorted { $0.rows != $1.rows ? $0.rows > $1.rows : $0.reason < $1.reason }
    }
  }

  private static func warnings(_ tables: GTFSTables, runs: [TripRun], index: TimetableIndex) -> [String] {
    var warnings: [String] = []
    let empty = tables.trips.ids.count - runs.count
    if empty > 0 {
      warnings.append(count(empty, "trip", "is not", "are not") + " shown: fewer than two stops, or skipped")
    }
    let blank = tables.routes.colors.count { $0 == nil }
    if blank > 0 { warnings.append(count(blank, "route", "has", "have") + " no colour of its own: gray") }
    if Set(tables.agencies).count > 1 { warnings.append("\(Set(tables.agencies).count) agencies share this set") }
    return warnings
  }
}
