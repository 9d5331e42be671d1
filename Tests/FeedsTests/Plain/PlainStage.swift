import Departures
import Kernel
import TestSupport

@testable import Feeds

/// Live boards of an agency far from New York: four stations whose platforms have ids of their own, two trips, and two that
/// run every ten minutes, one of them by exact times. Its lines bear names that New York has other names for.
struct PlainStage {
  static let agency = SmallAgency([
    "stops.txt": """
    stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
    P,Pier,51.5,-0.1,1,
    p1,Pier,51.5,-0.1,0,P
    p-two,Pier,51.5,-0.1,0,P
    Q,Quay,51.51,-0.1,1,
    q1,Quay,51.51,-0.1,0,Q
    q-9000-north,Quay,51.51,-0.1,0,Q
    R,Rock,51.52,-0.1,1,
    r1,Rock,51.52,-0.1,0,R
    S,Sand,51.53,-0.1,,

    """,
    "routes.txt": "route_id,route_short_name,route_long_name,route_type\nSS,SS,Shore,1\n5X,5X,Cross,1\n",
    "trips.txt": """
    route_id,service_id,trip_id,trip_headsign,direction_id
    SS,W,out,Sand,0
    SS,W,back,Pier,1
    5X,W,exact,Sand,0
    5X,W,headway,Pier,1

    """,
    "stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    out,10:25:00,10:25:00,p1,1
    out,10:30:00,10:30:00,q1,4
    out,10:35:00,10:35:00,r1,5
    out,10:40:00,10:40:00,S,9
    back,10:22:00,10:22:00,S,1
    back,10:27:00,10:27:00,r1,2
    back,10:32:00,10:32:00,q1,3
    back,10:37:00,10:37:00,p-two,4
    exact,00:00:00,00:00:00,p1,1
    exact,00:05:00,00:05:00,q1,2
    exact,00:10:00,00:10:00,S,3
    headway,00:00:00,00:00:00,S,1
    headway,00:05:00,00:05:00,r1,2
    headway,00:10:00,00:10:00,p1,3

    """,
    "frequencies.txt": """
    trip_id,start_time,end_time,headway_secs,exact_times
    exact,10:20:00,10:50:00,600,1
    headway,10:20:00,10:50:00,600,0

    """,
  ])

  static let set = Result { try agency.imported().loaded }

  let live: LiveBoards

  init(asOf: Int64 = 0, _ write: (inout FeedWriter) -> Void) throws {
    try self.init(Self.set.get(), asOf: asOf, write)
  }

  init(_ loaded: StaticImport.Loaded, asOf: Int64 = 0, _ write: (inout FeedWriter) -> Void) throws {
    live = LiveBoards(
      feeds: [RealtimeFeed(name: "plain", url: "")], network: loaded.network ?? Places.network,
      timetable: loaded.timetable)
    var feed = FeedWriter(at: soon(asOf))
    write(&feed)
    try live.accept(feed.bytes, from: "plain", at: Stage.now)
  }

  /// A station's rows: "N out 10:25 live" for each departure of the trips asked for.
  func rows(_ station: String, of trips: Set<String> = ["out", "back"]) -> [String] {
    let board = live.source.boards().board(station, Boards.Filter(limit: 100), Stage.now)
    return (board?.directions ?? []).flatMap { heading in
      heading.departures.filter { trips.contains(Self.trip($0)) }.map { departure in
        let minutes = (departure.time.seconds - soon(0)) / 60 + 20
        let seconds = (departure.time.seconds - soon(0)) % 60
        let time = "10:\(minutes)" + (seconds == 0 ? "" : ":\(seconds)")
        return "\(heading.direction == .north ? "N" : "S") \(Self.trip(departure)) \(time) \(departure.state)"
      }
    }
  }

  /// Its trip, of whichever run.
  private static func trip(_ departure: Departure) -> String {
    departure.tripID.split(separator: "@").first.map { String($0) } ?? ""
  }

  /// Of one trip, station by station in the order of the outward way.
  func trip(_ trip: String) -> [String] {
    ["P", "Q", "R", "S"].flatMap { station in
      rows(station, of: [trip]).map { "\(station) " + $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
    }
  }
}
