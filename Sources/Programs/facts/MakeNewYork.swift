import ArgumentParser
import Departures
import Feeds
import Foundation
import Kernel

/// Makes the built-in New York from the agency's public files. What GTFS leaves open is written down beside this file:
/// `NewYorkLines.swift`, `NewYorkStations.swift`.
struct MakeNewYork: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-york",
    abstract: "Makes the built-in New York from the agency's public files.",
    discussion: """
      All four are the MTA's: the two station lists from data.ny.gov, the others out of GTFS sets. The timetable may be \
      older than the rest: it gives the order of stops; where it doesn't know a line, a table of ours does.
      """)

  @Option(help: "The list “MTA Subway Stations”, CSV.")
  var stations: String
  @Option(help: "The list “MTA Subway Stations and Complexes”, CSV.")
  var complexes: String
  @Option(help: "routes.txt of the current GTFS set.")
  var routes: String
  @Option(help: "A GTFS set with stop_times, zip.")
  var timetable: String
  @Option(help: "The Swift file to write.")
  var into = "Sources/Server/Feeds/BuiltIn/NewYork.swift"

  func run() throws {
    guard let zone = Zone.system(named: "America/New_York") else {
      throw ValidationError("This machine knows no zone America/New_York.")
    }
    let list = StationList(stations: try table(stations), complexes: try table(complexes))
    let ways = try read { () throws(ImportError) in try WeekdayWays.read(zip: timetable) }
    let lines = NewYorkLines.lines(routes: try table(routes), ways: ways, list: list)
    let network = Network(
      agency: "MTA New York City Transit", zone: zone.from(2018, to: 2037), lines: lines, stations: list.stations)
    for fault in list.faults + NewYorkLines.faults(network) {
      FileHandle.standardError.write(Data("facts: \(fault)\n".utf8))
    }
    try NewYorkSource.text(network).write(toFile: into, atomically: true, encoding: .utf8)
    print("\(network.stations.count) stations, \(lines.count) lines → \(into)")
  }

  private func table(_ path: String) throws -> CSVTable {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("“\(path)” cannot be read.")
    }
    return CSVTable([UInt8](data))
  }

  private func read<Value>(_ body: () throws(ImportError) -> Value) throws -> Value {
    do throws(ImportError) {
      return try body()
    } catch {
      throw ValidationError(error.sentence)
    }
  }
}

extension Zone {
  /// With the changes of these years alone.
  fileprivate func from(_ first: Int, to last: Int) -> Zone {
    let years = transitions.filter { (first...last).contains(Zone.utc.local($0.since).day.civil.year) }
    return Zone(
      name: name, firstOffset: years.first.map { offset(at: $0.since.adding(seconds: -1)) } ?? firstOffset,
      transitions: years)
  }
}
