import Departures
import Kernel

/// All feeds' boards at one moment, over one network and one timetable: what a swap puts in place.
final class BoardSet: Sendable {
  let network: Network
  let platforms: Platforms
  let timetable: Timetable
  let names: StaticNames
  /// What differs between two sets of which something else goes out.
  let version: Version
  /// Those that speak of this network; another agency's lines may well bear the same names.
  let feeds: [FeedState]
  /// For each station, the positions in `feeds` of those that speak for one of its lines.
  let feedsOfStation: [[Int]]

  /// Grows by one with each change of its kind.
  struct Version: Hashable, Sendable {
    /// Networks and timetables.
    var sets = 0
    /// Feeds swapped in.
    var swaps = 0
  }

  init(
    network: Network, platforms: Platforms, timetable: Timetable, names: StaticNames, version: Version,
    feeds: [FeedState], feedsOfStation: [[Int]]
  ) {
    self.network = network
    self.platforms = platforms
    self.timetable = timetable
    self.names = names
    self.version = version
    self.feeds = feeds
    self.feedsOfStation = feedsOfStation
  }

  /// The first set of a network; boards that stood over another network are made anew.
  convenience init(network: Network, timetable: Timetable, feeds: [FeedState], after old: Version = Version()) {
    let platforms = Platforms(network)
    let made = feeds.filter { $0.feed.agency.runs(network) }.map { state in
      var state = state
      state.board = state.board.map { FeedBoard($0.columns, on: platforms, fetchedAt: $0.fetchedAt) }
      return state
    }
    let serving = platforms.stations.map { station in
      made.indices.filter { index in station.lines.contains { made[index].feed.speaks(for: $0) } }
    }
    self.init(
      network: network, platforms: platforms, timetable: timetable,
      names: StaticNames(network, platforms, timetable), version: Version(sets: old.sets + 1, swaps: old.swaps),
      feeds: made, feedsOfStation: serving)
  }

  /// The same with other feeds, of which one `isSwapped` in or none; nothing is computed anew.
  func with(feeds: [FeedState], isSwapped: Bool = false) -> BoardSet {
    BoardSet(
      network: network, platforms: platforms, timetable: timetable, names: names,
      version: Version(sets: version.sets, swaps: version.swaps + (isSwapped ? 1 : 0)), feeds: feeds,
      feedsOfStation: feedsOfStation)
  }

  /// The same with another timetable; only what it calls things is looked up anew.
  func with(timetable: Timetable) -> BoardSet {
    BoardSet(
      network: network, platforms: platforms, timetable: timetable, names: StaticNames(network, platforms, timetable),
      version: Version(sets: version.sets + 1, swaps: version.swaps), feeds: feeds, feedsOfStation: feedsOfStation)
  }

  var boards: Boards {
    Boards(
      feeds: { now in self.feeds.map { $0.status(at: now) } },
      board: { station, filter, now in self.board(station, filter, now) },
      trip: { id, now in TripReading(set: self, now: now).trip(id) })
  }

  /// The board of the station with that id, or of a stop of it; nil where the network has none.
  func board(_ id: String, _ filter: Boards.Filter, _ now: Instant) -> Board? {
    guard let position = platforms.stationByID[id] else { return nil }
    let plan = platforms.stations[position]
    // Asked where no feed speaks alone: most boards never need to know.
    func isTimetabled() -> Bool { plan.stops.contains { timetable.covers(platforms.stops[$0].id, now) } }
    let parts = feedsOfStation[position].map { feeds[$0].part(of: plan.lines, isTimetabled: isTimetabled(), at: now) }
    let reading = StationReading(set: self, position: position, plan: plan, filter: filter, now: now)
    let directions = Direction.allCases.filter { filter.direction == nil || filter.direction == $0 }
    return Board(
      station: plan.id, asOf: parts.compactMap { $0.asOf }.min(),
      health: Board.health(of: parts, isTimetabled: isTimetabled(), at: now),
      directions: directions.map { reading.heading($0) }, each: filter.each, feeds: parts)
  }
}
