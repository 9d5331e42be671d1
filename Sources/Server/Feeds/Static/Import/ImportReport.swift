package import Kernel

/// What an import found and what it left out.
package struct ImportReport: Equatable, Sendable {
  /// Rows of one file that were left out for one reason.
  package struct Skipped: Equatable, Sendable {
    package var file: String
    package var reason: String
    package var rows: Int
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
    lines.append("\(routes) routes, \(stations) stations, \(trips) trips, \(departures) departures")
    if let days { lines.append("Service from \(Self.text(days.first)) to \(Self.text(days.last))") }
    lines += rows.map { "  \($0.file): \($0.rows) rows" }
    lines.append(skipped.isEmpty ? "Nothing was skipped." : "Skipped:")
    lines += skipped.map { "  \($0.file): \($0.rows) rows, \($0.reason)" }
    lines += warnings.map { "Note: \($0)" }
    return lines
  }

  private static func text(_ day: Day) -> String {
    let (year, month, date) = day.civil
    return "\(year)-" + (month < 10 ? "0" : "") + "\(month)-" + (date < 10 ? "0" : "") + "\(date)"
  }
}
