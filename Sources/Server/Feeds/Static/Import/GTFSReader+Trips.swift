extension GTFSReader {
  /// trips.txt: a trip needs a route and a service that are known.
  mutating func readTrips() throws(ImportError) {
    var text: (bytes: [UInt8], index: UInt32) = ([], 0)
    try rows(of: .trips, needing: ["trip_id", "route_id", "service_id"]) { tables, row, header in
      let id = row[header.column("trip_id")]
      guard !id.isEmpty else { return .missing("trip_id") }
      guard let route = tables.routes.ids.find(row[header.column("route_id")]) else { return .unknown("route_id") }
      guard let service = tables.services.ids.find(row[header.column("service_id")]) else {
        return .unknown("service_id")
      }
      let column = header.column("trip_headsign")
      // Neighbouring trips mostly go to the same place.
      if !row[column].elementsEqual(text.bytes) {
        text = (Array(row[column]), UInt32(tables.trips.texts.intern(row.text(column))))
      }
      guard tables.trips.ids.insert(id) != nil else { return .duplicate("trip_id") }
      tables.trips.routes.append(UInt32(route))
      tables.trips.services.append(UInt32(service))
      tables.trips.headsigns.append(text.index)
      tables.trips.directions.append(row[header.column("direction_id")].number == 1 ? 1 : 0)
      return nil
    }
  }

  /// frequencies.txt: the starts that it adds to a trip, `GTFSTables.mostStarts` in all at most.
  mutating func readFrequencies() throws(ImportError) {
    var total = 0
    try rows(of: .frequencies, needing: ["trip_id", "start_time", "end_time", "headway_secs"]) { tables, row, header in
      guard let trip = tables.trips.ids.find(row[header.column("trip_id")]) else { return .unknown("trip_id") }
      // Its own times only tell how long it takes, whether or not this row can be read.
      tables.trips.starts[trip, default: []] += []
      guard let start = row[header.column("start_time")].time else { return .unreadable("start_time") }
      guard let end = row[header.column("end_time")].time else { return .unreadable("end_time") }
      guard let headway = row[header.column("headway_secs")].number, headway > 0 else {
        return .unreadable("headway_secs")
      }
      guard end > start else { return .unreadable("end_time") }
      let starts = stride(from: start, to: end, by: headway)
      let count = (end - start - 1) / headway + 1
      guard total + count <= GTFSTables.mostStarts else { return .tooManyRows }
      total += count
      tables.trips.starts[trip, default: []] += starts.map { Int32($0) }
      tables.trips.frequencies.append(
        (
          UInt32(trip), UInt32(start), UInt32(end), UInt32(headway),
          row[header.column("exact_times")].number == 1
        ))
      return nil
    }
  }
}
