import TestSupport

/// The static set as a consumer has it, read from its text files by none of the program's own code.
struct PlainSet: Sendable {
  var routes: Set<String> = []
  /// Each stop's `location_type`.
  var stops: [String: String] = [:]
  var routeOfTrip: [String: String] = [:]
  /// Each trip's calls, by sequence.
  var calls: [String: [(sequence: Int64, stop: String)]] = [:]

  init(_ files: [String: String]) {
    routes = Set(Self.rows(files["routes.txt"], ["route_id"]).map { $0[0] })
    for row in Self.rows(files["stops.txt"], ["stop_id", "location_type"]) { stops[row[0]] = row[1] }
    for row in Self.rows(files["trips.txt"], ["trip_id", "route_id"]) { routeOfTrip[row[0]] = row[1] }
    for row in Self.rows(files["stop_times.txt"], ["trip_id", "stop_sequence", "stop_id"]) {
      calls[row[0], default: []].append((Int64(row[1]) ?? -1, row[2]))
    }
    for trip in calls.keys { calls[trip]?.sort { $0.sequence < $1.sequence } }
  }

  /// The wanted columns of each row.
  private static func rows(_ text: String?, _ wanted: [String]) -> [[String]] {
    let lines = (text ?? "").split(whereSeparator: \.isNewline).map { fields(String($0)) }
    guard let header = lines.first else { return [] }
    let places = wanted.map { header.firstIndex(of: $0) ?? -1 }
    return lines.dropFirst().map { row in places.map { row.indices.contains($0) ? row[$0] : "" } }
  }

  private static func fields(_ line: String) -> [String] {
    guard line.utf8.contains(UInt8(ascii: "\"")) else {
      return line.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
