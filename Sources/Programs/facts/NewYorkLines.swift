import Departures
import Feeds

/// New York's lines: what the agency's files leave open about them.
enum NewYorkLines {
  /// By trunk, as the agency's map lists them. "5X" is not among them: riders know it as the 5.
  static let order = [
    "1", "2", "3", "4", "5", "6", "6X", "7", "7X", "GS", "A", "C", "E", "B", "D", "F", "FX", "M", "G", "J", "Z", "L",
    "N", "Q", "R", "W", "FS", "H", "SI",
  ]

  private static let labels = ["6X": "6", "7X": "7", "FX": "F", "GS": "S", "FS": "S", "H": "S", "SI": "SIR"]

  /// GTFS leaves these blank; the gray of shuttles and the railway's blue are those of the agency's map.
  private static let colors: [String: UInt32] = ["GS": 0x80_8183, "FS": 0x80_8183, "H": 0x80_8183, "SI": 0x00_78C6]

  /// Lines that the timetable at hand doesn't know, from north to south: stops, or runs of them as the agency counts.
  private static let legs = [
    "A": "A02-A55 A57-H04 H12-H15 H06-H11",
    "F": "F01-G14 B04-B08 B10-D19 D20 D21-F18 A41 F20-F39 D42 D43",
    "FX": "F01-G14 B04-B08 B10-D19 D20 D21-F18 A41 F24 F27-F39 D42 D43",
    "J": "G05-G06 J12-M23", "Z": "G05-G06 J12-M23",
    "FS": "S01-S04 D26", "H": "H04-H15", "SI": "S31-S13 S11 S09",
  ]

  /// The stations list's "1 2 S" as line ids, in order: its shuttles are told apart by their track.
  static func byDay(_ routes: String, track: String) -> [String] {
    let ids = routes.split(separator: " ").map { name in
      switch (name, track) {
      case ("SIR", _): "SI"
      case ("S", "Lexington - Shuttle"): "GS"
      case ("S", "Rockaway"): "H"
      case ("S", _): "FS"
      default: String(name)
      }
    }
    return ids.sorted { (order.firstIndex(of: $0) ?? .max) < (order.firstIndex(of: $1) ?? .max) }
  }

  /// The lines in the order of the map, each with its stops.
  static func lines(routes: CSVTable, ways: [String: [(stops: [String], trips: Int)]], list: StationList) -> [Line] {
    let rows = Dictionary(
      routes.rows.map { ($0["route_id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    return order.map { id in
      let color = (rows[id]?["route_color"]).flatMap { UInt32($0, radix: 16) }
      return Line(
        id: id, label: labels[id] ?? id, longName: rows[id]?["route_long_name"] ?? "",
        color: colors[id] ?? color ?? Network.blankColor, shape: isExpress(id) ? .diamond : .circle,
        stops: stops(id, ways[id] ?? [], list))
    }
  }

  private static func isExpress(_ id: String) -> Bool { id.count == 2 && id.hasSuffix("X") }

  /// A line's stops are those that list it by day; an express, which no stop lists, keeps the way most of its trains take.
  private static func stops(_ id: String, _ ways: [(stops: [String], trips: Int)], _ list: StationList) -> [String] {
    if let leg = legs[id] { return stops(leg: leg, of: id == "FX" ? "F" : id, list) }
    guard isExpress(id) else { return LineOrder.merged(ways) { list.linesOfStop[$0]?.contains(id) == true } }
    let most = ways.max { $0.stops.count * $0.trips < $1.stops.count * $1.trips }
    return LineOrder.merged(most.map { [$0] } ?? []) { list.linesOfStop[$0] != nil }
  }

  private static func stops(leg: String, of line: String, _ list: StationList) -> [String] {
    leg.split(separator: " ").flatMap { part -> [String] in
      let ends = part.split(separator: "-").compactMap { list.order.firstIndex(of: String($0)) }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return list.order[first...last].filter { list.linesOfStop[$0]?.contains(line) == true }
    }
  }

  /// Stops that list a line which doesn't call there, and lines without stops: to be looked at by whoever makes the facts.
  static func faults(_ network: Network) -> [String] {
    var faults: [String] = []
    for line in network.lines where line.stops.isEmpty { faults.append("line \(line.id) has no stops") }
    for stop in network.stations.flatMap({ $0.stops }) {
      for line in stop.lines where network.line(line)?.stops.contains(stop.id) != true {
        faults.append("stop \(stop.id) lists line \(line), which doesn't call there")
      }
    }
    return faults
  }
}
