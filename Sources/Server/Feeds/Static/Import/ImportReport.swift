package import Kernel

/// What an import found and what it left out.
package struct ImportReport: Equatable, Sendable {
  /// Rows of one file that were left out for one reason.
  package struct Skipped: Equatable, Sendable {
    package var file: String
    package var reason: String
    package var rows: Int

    var line: String { "\(file): \(ImportReport.count(rows, "row")), \(reason)" }
  }

  package var agency: String
  package var zone: String
  /// Rows read, by file.
  package var rows: [(file: String, rows: Int)]
  package var routes: Int
  /// Stations, or stops that stand alone, that something calls at.
  package var stations: Int
  /// Trips that can be shown.
  package var trips: Int
  /// Departures they make, those from frequencies included.
  package var departures: Int
  /// The first and last day on which anything runs.
  package var days: (first: Day, last: Day)?
  package var skipped: [Skipped]
  package var warnings: [String]

  package static func == (a: ImportReport, b: ImportReport) -> Bool { a.lines == b.lines }

  /// For the terminal.
  package var lines: [String] {
    var lines = ["\(agency) (\(zone))"]
    let counts = [(routes, "route"), (stations, "station"), (trips, "trip"), (departures, "departure")]
    lines.append(counts.map { Self.count($0, $1) }.joined(separator: ", "))
    if let days { lines.append("Service from \(days.first.iso8601) to \(days.last.iso8601)") }
    lines += rows.map { "  \($0.file): \(Self.count($0.rows, "row"))" }
    lines.append(skipped.isEmpty ? "Nothing was skipped." : "Skipped:")
    lines += skipped.map { "  " + $0.line }
    lines += warnings.map { "Note: \($0)" }
    return lines
  }

  /// "1 route", "2 routes", and with verbs "1 route has", "2 routes have".
  static func count(_ number: Int, _ thing: String, _ one: String = "", _ many: String = "") -> String {
    let verb = number == 1 ? one : many
    return "\(number) \(thing)" + (number == 1 ? "" : "s") + (verb.isEmpty ? "" : " " + verb)
  }
}
