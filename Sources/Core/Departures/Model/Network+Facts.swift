import Kernel

/// A network as a file of facts: UTF-8, one row a line, tabs between fields, made for people, for `diff` and for brotli.
///
///     pocketful facts 1
///     # a comment
///     agency   MTA New York City Transit
///     zone     America/New_York   -18000                       seconds ahead of UTC before the first change
///     change   1741503600   -14400                             seconds since 1970 · seconds ahead of UTC from then on
///     part     kc   King County Metro                          another agency in it; zone and changes below are its own
///     line     1   1   Broadway - 7 Avenue Local   EE352E   circle   101 103 104 …
///     station  127   Times Sq-42 St   Manhattan
///     stop     127   Times Sq-42 St   40.75529   -73.987495   Uptown   Downtown   1 2 3
///
/// A `stop` belongs to the `station` above it; a name left out is the station's. A station lies in the mean of its stops.
/// Tab, line feed and backslash are `\t`, `\n`, `\\` inside a field, a space inside an id of a list is `\s`.
extension Network {
  package init(facts bytes: [UInt8]) throws(FactsError) {
    var reader = try FactsReader(bytes)
    var agency: String?
    var zone: Zone?
    var parts: [Part] = []
    var lines: [Line] = []
    var known = NetworkIndex(lines: [])
    var stations: [Station] = []
    while let kind = try reader.nextRow() {
      switch kind {
      case "agency":
        try reader.expect(1)
        agency = try reader.text(1)
      case "zone":
        try reader.expect(2)
        let found = Zone(name: try reader.text(1), firstOffset: try reader.offset(2))
        if parts.isEmpty { zone = found } else { parts[parts.count - 1].zone = found }
      case "change":
        try reader.expect(2)
        let change = Zone.Transition(since: Instant(seconds: try reader.integer(1)), offset: try reader.offset(2))
        guard let last = parts.last?.zone ?? zone, last.transitions.last.map({ $0.since < change.since }) ?? true else {
          throw reader.error(.outOfOrder)
        }
        if parts.isEmpty {
          zone?.transitions.append(change)
        } else {
          parts[parts.count - 1].zone.transitions.append(change)
        }
      case "part":
        try reader.expect(2)
        guard zone != nil, lines.isEmpty, stations.isEmpty else { throw reader.error(.outOfOrder) }
        parts.append(Part(slug: try reader.text(1), agency: try reader.text(2), zone: .utc))
      case "line":
        guard stations.isEmpty else { throw reader.error(.outOfOrder) }
        lines.append(try reader.line())
      case "station":
        if stations.isEmpty { known = NetworkIndex(lines: lines) }
        try stations.last?.complete(reader)
        stations.append(try reader.station())
      case "stop":
        guard !stations.isEmpty else { throw reader.error(.outOfOrder) }
        let stop = try reader.stop(of: stations[stations.count - 1].name)
        for line in stop.lines where known[line] == nil { throw reader.error(.unknownLine(line)) }
        stations[stations.count - 1].stops.append(stop)
      default:
        throw reader.error(.unknownRow(kind))
      }
    }
    guard let agency, let zone else { throw FactsError(line: 0, reason: .incomplete) }
    try stations.last?.complete(reader)
    for place in stations.indices { stations[place].location = .mean(of: stations[place].stops) }
    self.init(agency: agency, zone: zone, parts: parts, lines: lines, stations: stations)
    try check()
  }

  /// The file's text. Reading it again gives this network, as long as its places have six decimals.
  package var facts: String {
    var writer = FactsWriter()
    writer.row("agency", FactsWriter.text(agency))
    writer.zone(zone)
    for part in parts {
      writer.row("part", FactsWriter.text(part.slug), FactsWriter.text(part.agency))
      writer.zone(part.zone)
    }
    for line in lines {
      writer.row(
        "line", FactsWriter.text(line.id), FactsWriter.text(line.label), FactsWriter.text(line.longName),
        FactsWriter.color(line.color), line.shape == .diamond ? "diamond" : "circle", FactsWriter.list(line.stops))
    }
    for station in stations {
      writer.row(
        "station", FactsWriter.text(station.id), FactsWriter.text(station.name), FactsWriter.text(station.borough))
      for stop in station.stops {
        writer.row(
          "stop", FactsWriter.text(stop.id), stop.name == station.name ? "" : FactsWriter.text(stop.name),
          FactsWriter.degrees(stop.location.latitude), FactsWriter.degrees(stop.location.longitude),
          FactsWriter.text(stop.northLabel), FactsWriter.text(stop.southLabel), FactsWriter.list(stop.lines))
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What a row cannot say alone: ids are unique, and each line calls at stops that exist.
  private func check() throws(FactsError) {
    if let twice = stationIndex.duplicate ?? lineIndex.duplicate {
      throw FactsError(line: 0, reason: .duplicate(twice))
    }
    for line in lines {
      for stop in line.stops where stationIndex[stop] == nil {
        throw FactsError(line: 0, reason: .unknownStop(stop))
      }
    }
  }
}

extension String {
  /// Its letters a to z as capitals.
  fileprivate var inCapitals: String {
    String(decoding: utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
  }
}

extension Network {
  /// By the id of a station, of one of its stops, or of a platform ("R16N" is on "R16"); where nothing is written like
  /// that, in capitals: who types an address writes "r16".
  package func station(_ id: String) -> Station? { exactStation(id) ?? exactStation(id.inCapitals) }

  private func exactStation(_ id: String) -> Station? {
    if let place = stationIndex[id] { return stations[place] }
    guard id.utf8.last == UInt8(ascii: "N") || id.utf8.last == UInt8(ascii: "S"),
      let place = stationIndex[String(decoding: id.utf8.dropLast(), as: UTF8.self)]
    else { return nil }
    return stations[place]
  }

  /// Where its station stands among the stations.
  func place(ofStop id: String) -> Int? { stationIndex[id] }

  package func stop(_ id: String) -> Stop? {
    stationIndex[id].flatMap { place in stations[place].stops.first { $0.id == id } }
  }

  /// Where it stands among the lines.
  func place(ofLine id: String) -> Int? { lineIndex[id] }

  /// By its GTFS `route_id`; nil for a line that the facts do not have.
  package func line(_ id: String) -> Line? {
    lineIndex[id].map { lines[$0] }
  }
}
