import Feeds
import Foundation
import Kernel
import TestSupport
import Wire

/// A static set of our own: two stations and a lone stop in New York, a train each way, files to be changed at will.
struct SmallAgency {
  var files: [String: String] = [
    "agency.txt":
      "agency_id,agency_name,agency_url,agency_timezone\nT,Tiny Trains,https://tiny.example,America/New_York\n",
    "stops.txt": """
    stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
    A,Alder St,40.7,-74,1,
    AN,Alder St,40.7,-74,0,A
    AS,Alder St,40.7,-74,0,A
    B,Birch St,40.71,-74.01,1,
    BN,Birch St,40.71,-74.01,0,B
    BS,Birch St,40.71,-74.01,0,B
    C,Cedar St,40.72,-74.02,,

    """,
    "routes.txt":
      "route_id,route_short_name,route_long_name,route_type,route_color\nQ,Q,Quick,1,FCCC0A\nX,,Express,1,\n",
    "trips.txt": """
    route_id,service_id,trip_id,trip_headsign,direction_id
    Q,W,W_060000_Q..S01,Cedar St,1
    Q,W,W_061000_Q..N01,,0

    """,
    "stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    W_060000_Q..S01,10:00:00,10:00:30,AS,1
    W_060000_Q..S01,10:05:00,10:05:30,BS,2
    W_060000_Q..S01,10:10:00,10:10:00,C,3
    W_061000_Q..N01,10:10:00,10:10:00,C,1
    W_061000_Q..N01,10:15:00,10:15:30,BN,2
    W_061000_Q..N01,10:20:00,10:20:00,AN,3

    """,
    "calendar.txt": """
    service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
    W,1,1,1,1,1,0,0,20251001,20251231

    """,
  ]

  init() {}

  init(_ changes: [String: String?]) {
    for (name, text) in changes { files[name] = text }
  }

  var zip: [UInt8] {
    var zip = ZipWriter()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { zip.add(name, text) }
    return zip.bytes
  }

  /// Imports it in a folder of its own and reads it back.
  func imported() throws -> (report: ImportReport, loaded: StaticImport.Loaded) {
    try Self.inFolder { folder in
      let path = folder + "/set.zip"
      try Data(zip).write(to: URL(fileURLWithPath: path))
      return (try StaticImport.run(zip: path, into: folder, today: Day(number: 0)), try StaticImport.load(from: folder))
    }
  }

  /// A new folder that is gone afterwards.
  static func inFolder<Answer>(_ body: (String) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pocketful-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
