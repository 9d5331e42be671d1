import Departures
package import Kernel
import Wire

/// The plan as a GTFS static set in a zip, the way the agency publishes its own.
package enum StaticSet {
  /// - Parameters:
  ///   - firstDay: no train runs before it.
  ///   - lastDay: nor after this one.
  package static func archive(_ plan: Plan, firstDay: Day, lastDay: Day) -> [UInt8] {
    var zip = ZipWriter(.deflated)
    zip.add("agency.txt", agency(plan))
    zip.add("routes.txt", routes(plan))
    zip.add("stops.txt", stops(plan))
    zip.add("calendar.txt", calendar(firstDay, lastDay))
    zip.add("calendar_dates.txt", Array("service_id,date,exception_type\n".utf8))
    let (trips, stopTimes) = trips(plan)
    zip.add("trips.txt", trips)
    zip.add("stop_times.txt", stopTimes)
    return zip.bytes
  }

  private static func agency(_ plan: Plan) -> [UInt8] {
    var table = Table("agency_id,agency_name,agency_url,agency_timezone,agency_lang")
    table.row(["MTA NYCT", plan.network.agency, "http://127.0.0.1/", plan.network.zone.name, "en"])
    return table.bytes
  }

  private static func routes(_ plan: Plan) -> [UInt8] {
    var table = Table("route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_sort_order")
    for (order, line) in plan.network.lines.enumerated() {
      let hex = String(line.color, radix: 16, uppercase: true)
      let color = String(repeating: "0", count: max(0, 6 - hex.utf8.count)) + hex
      table.row([line.id, "MTA NYCT", line.label, line.longName, "1", color, String(order + 1)])
    }
    return table.bytes
  }

  private static func stops(_ plan: Plan) -> [UInt8] {
    var table = Table("stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station")
    for stop in plan.network.stations.flatMap(\.stops) {
      let place = [String(stop.location.latitude), String(stop.location.longitude)]
      table.row([stop.id, stop.name] + place + ["1", ""])
      for side in Direction.allCases {
        table.row([stop.id + side.rawValue, stop.name] + place + ["", stop.id])
      }
    }
    return table.bytes
  }

  private static func calendar(_ first: Day, _ last: Day) -> [UInt8] {
    var table = Table(
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date")
    for service in Headways.Service.allCases {
      let days = (0..<7).map { Headways.Service(weekday: $0) == service ? "1" : "0" }
      table.row([service.rawValue] + days + [date(first), date(last)])
    }
    return table.bytes
  }

  private static func date(_ day: Day) -> String {
    let (year, month, day) = day.civil
    return String(year * 10_000 + month * 100 + day)
  }

  private static func trips(_ plan: Plan) -> (trips: [UInt8], stopTimes: [UInt8]) {
    var trips = Table("route_id,trip_id,service_id,trip_headsign,direction_id,shape_id")
    var times = Array("trip_id,stop_id,arrival_time,departure_time,stop_sequence\n".utf8)
    times.reserveCapacity(28 << 20)
    for run in plan.runs {
      let shape = run.line + String(repeating: ".", count: max(1, 3 - run.line.utf8.count)) + run.direction.rawValue
      let calls = zip(run.platforms.indices, run.platforms).map { index, platform in
        Call(
          offset: Int(run.offsets[index]), stop: Array(",\(platform),".utf8), sequence: Array(",\(index + 1)\n".utf8))
      }
      for service in Headways.Service.allCases {
        for origin in run.departures(service) {
          let suffix = TripID.text(origin: Int(origin), line: run.line, direction: run.direction, path: run.path)
          let id = "SIM-" + service.rawValue + "-00_" + suffix
          trips.row([
            run.line, id, service.rawValue, run.headsign, run.direction == .north ? "0" : "1", shape + run.path,
          ])
          let head = Array(id.utf8)
          for call in calls {
            times += head
            times += call.stop
            appendClock(Int(origin) + call.offset, to: &times)
            times.append(0x2C)
            appendClock(Int(origin) + call.offset, to: &times)
            times += call.sequence
          }
        }
      }
    }
    return (trips.bytes, times)
  }

  /// A stop of a pattern, as text where each trip writes it alike; `offset` is seconds after the first.
  private struct Call {
    var offset: Int
    var stop: [UInt8]
    var sequence: [UInt8]
  }

  /// "25:03:30" for three past one in the night after the service day.
  private static func appendClock(_ seconds: Int, to bytes: inout [UInt8]) {
    appendTwoDigits(seconds / 3600, to: &bytes)
    bytes.append(0x3A)
    appendTwoDigits(seconds / 60 % 60, to: &bytes)
    bytes.append(0x3A)
    appendTwoDigits(seconds % 60, to: &bytes)
  }
}

private func appendTwoDigits(_ value: Int, to bytes: inout [UInt8]) {
  bytes.append(UInt8(0x30 + value / 10))
  bytes.append(UInt8(0x30 + value % 10))
}

/// A file of comma-separated values (RFC 4180).
private struct Table {
  var bytes: [UInt8]

  init(_ columns: String) { bytes = Array((columns + "\n").utf8) }

  /// One more line; what has a comma, a quote or a line's end is quoted (RFC 4180).
  mutating func row(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      if field.utf8.contains(where: { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A }) {
        bytes.append(0x22)
        for byte in field.utf8 {
          if byte == 0x22 { bytes.append(0x22) }
          bytes.append(byte)
        }
        bytes.append(0x22)
      } else {
        bytes.append(contentsOf: field.utf8)
      }
    }
    bytes.append(0x0A)
  }
}
