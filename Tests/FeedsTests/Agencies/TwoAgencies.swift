import Departures
import Kernel
import TestSupport

@testable import Feeds

/// New York's small network beside an agency of the west whose stops, line and trip bear the names that the first one's
/// do: a 1 that calls at 127.
struct TwoAgencies {
  static let west = SmallAgency([
    "agency.txt":
      "agency_id,agency_name,agency_url,agency_timezone\nW,West Metro,https://west.example,America/Los_Angeles\n",
    "stops.txt": """
    stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
    127,Pike St,47.61,-122.33,,
    142,Pine St,47.62,-122.33,,
    R16,Pine St Annex,47.6201,-122.33,,

    """,
    "routes.txt": "route_id,route_short_name,route_long_name,route_type\n1,1 Line,Shore,1\n",
    "trips.txt": "route_id,service_id,trip_id,trip_headsign,direction_id\n1,W,t1,Pine St,0\n1,W,t2,Pine St,0\n",
    "stop_times.txt": """
    trip_id,arrival_time,departure_time,stop_id,stop_sequence
    t1,07:30:00,07:30:00,127,1
    t1,07:35:00,07:35:00,R16,2
    t1,07:40:00,07:40:00,142,3
    t2,07:50:00,07:50:00,127,1
    t2,08:00:00,08:00:00,142,2

    """,
  ])

  let first: LiveBoards
  let firstAlerts = LiveAlerts()
  let west: LiveAgency
  let all: LiveAgencies

  init(groups: StationGroups = StationGroups(), alerts: String? = "http://west.example/a") throws {
    let loaded = try Self.west.imported().loaded
    first = LiveBoards(feeds: [RealtimeFeed(name: "all", url: "")], network: Places.network)
    west = LiveAgency(
      slug: "west", feeds: LiveAgency.Feeds(tripUpdates: "http://west.example/t", alerts: alerts),
      network: groups.joined(loaded.network ?? .none), timetable: loaded.timetable)
    all = LiveAgencies(first, firstAlerts, with: [west])
  }

  func tell(_ write: (inout FeedWriter) -> Void) throws {
    var feed = FeedWriter(at: Stage.now.seconds)
    write(&feed)
    try west.boards.accept(feed.bytes, from: "west/trip-updates", at: Stage.now)
  }

  /// "west~1 west~t1 14:30 live" for each departure of a station; nil where there is none.
  func rows(_ station: String, _ filter: Boards.Filter = Boards.Filter()) -> [String]? {
    all.source.boards().board(station, filter, Stage.now).map { board in
      board.directions.flatMap(\.departures).map {
        "\($0.route) \($0.tripID) \($0.time.iso8601(in: .utc).dropFirst(11).prefix(5)) \($0.state)"
      }
    }
  }
}
