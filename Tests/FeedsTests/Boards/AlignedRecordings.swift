import Departures
import Kernel
import TestSupport

@testable import Feeds

/// Feeds of one moment, 10:20:00 on 2 October 2025, over the built-in network, and what MTAPI answers over them.
struct AlignedRecordings {
  static let now = Instant(seconds: 1_759_414_800)

  let live: LiveBoards
  let columns: [FeedColumns]
  /// MTAPI's stations, each with its stops and its trains.
  let answers: [JSON]

  /// `bytes` has a feed by the part of its name that tells it from the others; nil for one that was not recorded.
  private init(answers: [UInt8], bytes: (_ group: String) throws -> [UInt8]?) throws {
    let feeds = RealtimeFeed.newYork()
    live = LiveBoards(feeds: feeds, network: BuiltIn.newYork)
    var columns: [FeedColumns] = []
    for feed in feeds {
      let group = feed.name.split(separator: "-").dropFirst().first.map(String.init) ?? "1234567s.2"
      guard let bytes = try bytes(group) else { continue }
      try live.accept(bytes, from: feed.name, at: AlignedRecordings.now)
      columns.append(try FeedScanner.scan(bytes))
    }
    self.columns = columns
    self.answers = try JSON.parse(answers).array ?? []
  }

  /// Four of the simulator's.
  static func simulated() throws -> AlignedRecordings {
    try AlignedRecordings(answers: Recordings.bytes("mtapi-answers.json")) { group in
      ["g", "jz", "l", "si"].contains(group) ? try Recordings.bytes("feed-\(group).pb") : nil
    }
  }

  static let areRealThere =
    SharedData.has("transit/rt-nyct-aligned") && SharedData.has("transit/golden/mtapi_by_id_all.json")

  /// All eight of the agency's.
  static func real() throws -> AlignedRecordings {
    try AlignedRecordings(answers: SharedData.bytes("transit/golden/mtapi_by_id_all.json")) { group in
      SharedData.bytes("transit/rt-nyct-aligned/nyct_gtfs-\(group).pb")
    }
  }

  /// What we show of these stops in one direction as MTAPI shows it: ten trains, 30 minutes, arrivals.
  func shown(stops: Set<String>, _ direction: Direction, limit: Int = 10) -> [MTAPIRow] {
    let boards = live.source.boards()
    let filter = Boards.Filter(limit: 100, direction: direction, includesTimetable: false, times: .arrivals)
    var departures: [Departure] = []
    for station in Set(stops.compactMap { live.source.network().station($0)?.id }) {
      let headings = boards.board(station, filter, AlignedRecordings.now)?.directions ?? []
      departures += headings.flatMap(\.departures).filter { stops.contains($0.stop) }
    }
    let until = AlignedRecordings.now.adding(seconds: 1800)
    let rows = departures.filter { $0.time <= until }.map { MTAPIRow(route: $0.route, time: $0.time.seconds) }
    return Array(rows.sorted { ($0.time, $0.route) < ($1.time, $1.route) }.prefix(limit))
  }

  /// Why a row of the feeds is not shown: the rule's name, nil where it should be.
  func rule(against row: MTAPIRow, stops: Set<String>, _ direction: Direction) -> String? {
    for feed in columns {
      for position in 0..<feed.stopTimes.count {
        let arrival = RowTime.arrival(
          arrival: feed.stopTimes.arrival[position], departure: feed.stopTimes.departure[position])
        guard arrival == row.time else { continue }
        let stop = feed.text(feed.stopTimes.stop[position])
        guard stops.contains(String(stop.dropLast())) else { continue }
        let trip = Int(feed.stopTimes.trip[position])
        let descriptor = feed.trips.descriptor[trip]
        guard RouteName.line(feed.text(descriptor.routeID)) == row.route else { continue }
        if let rule = rule(feed, trip, descriptor) { return rule }
      }
    }
    return nil
  }

  private func rule(_ feed: FeedColumns, _ trip: Int, _ descriptor: TripDescriptor) -> String? {
    guard descriptor.isAssigned else {
      let first = Int(feed.trips.firstStop[trip])
      let departure = RowTime.departure(
        arrival: feed.stopTimes.arrival[first], departure: feed.stopTimes.departure[first])
      let isDropped = UnassignedTrip.isDropped(
        firstDeparture: Instant(seconds: departure), now: AlignedRecordings.now)
      return isDropped ? "trip not assigned, first departure > 5 min past" : nil
    }
    for vehicle in 0..<feed.vehicles.count
    where feed.text(feed.vehicles.descriptor[vehicle].tripID) == feed.text(descriptor.tripID) {
      let seen = Instant(seconds: feed.vehicles.timestamp[vehicle])
      if TrainSilence.verdict(lastSeen: seen, asOf: AlignedRecordings.now, fetchedAt: AlignedRecordings.now) == .dropped
      {
        return "trip assigned, vehicle silent > 30 min"
      }
    }
    return nil
  }
}

struct MTAPIRow: Hashable {
  var route: String
  var time: Int64
}
