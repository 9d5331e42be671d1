extension GTFSReader {
  /// agency.txt: the names, and the zone that all agencies of a set share.
  mutating func readAgencies() throws(ImportError) {
    try rows(of: .agency, needing: ["agency_name", "agency_timezone"]) { tables, row, header in
      let zone = row.text(header.column("agency_timezone"))
      guard !zone.isEmpty else { return .missing("agency_timezone") }
      tables.agencies.append(row.text(header.column("agency_name")))
      // All agencies of a set share one zone (GTFS Schedule reference, agency.txt).
      if tables.zoneName.isEmpty { tables.zoneName = zone }
      return nil
    }
  }

  /// stops.txt: all of it, entrances too, which no call refers to.
  mutating func readStops() throws(ImportError) {
    try rows(of: .stops, needing: ["stop_id"]) { tables, row, header in
      let id = row[header.column("stop_id")]
      guard !id.isEmpty else { return .missing("stop_id") }
      // Entrances, generic nodes and boarding areas: no train calls there by itself.
      let kind = row[header.column("location_type")].number ?? 0
      let latitude = row[header.column("stop_lat")].degrees(within: 90)
      let longitude = row[header.column("stop_lon")].degrees(within: 180)
      if kind <= 1, latitude == nil || longitude == nil { return .unreadable("stop_lat or stop_lon") }
      guard tables.stops.ids.insert(id) != nil else { return .duplicate("stop_id") }
      tables.stops.names.append(row.text(header.column("stop_name")))
      tables.stops.places.append((latitude ?? 0, longitude ?? 0))
      tables.stops.kinds.append(UInt8(clamping: kind))
      tables.stops.parents.append(row.text(header.column("parent_station")))
      return nil
    }
    tables.stops.resolve()
  }

  /// routes.txt: labels, colours and the agency's order.
  mutating func readRoutes() throws(ImportError) {
    try rows(of: .routes, needing: ["route_id"]) { tables, row, header in
      let id = row[header.column("route_id")]
      guard !id.isEmpty else { return .missing("route_id") }
      guard tables.routes.ids.insert(id) != nil else { return .duplicate("route_id") }
      let short = row.text(header.column("route_short_name"))
      let long = row.text(header.column("route_long_name"))
      let label = short.isEmpty ? (long.isEmpty ? tables.routes.ids[tables.routes.ids.count - 1] : long) : short
      tables.routes.labels.append(label)
      tables.routes.longNames.append(long)
      tables.routes.colors.append(row[header.column("route_color")].color)
      tables.routes.order.append(row[header.column("route_sort_order")].number ?? 0)
      return nil
    }
  }
}

extension StopTable {
  /// Finds the station above each stop (a platform's, or a boarding area's platform's) and New York's platform marks.
  mutating func resolve() {
    roots = Array(0..<ids.count)
    sides = Array(repeating: nil, count: ids.count)
    for index in 0..<ids.count where !parents[index].isEmpty {
      guard var root = ids.find(parents[index]) else { continue }
      for _ in 0..<2 {
        if parents[root].isEmpty { break }
        root = ids.find(parents[root]) ?? root
      }
      roots[index] = root
      let id = ids.bytes(index)
      guard id.dropLast().elementsEqual(parents[index].utf8) else { continue }
      if id.last == UInt8(ascii: "N") { sides[index] = 0 }
      if id.last == UInt8(ascii: "S") { sides[index] = 1 }
    }
    for index in 0..<ids.count where names[index].isEmpty {
      names[index] = names[roots[index]].isEmpty ? ids[index] : names[roots[index]]
    }
  }
}
