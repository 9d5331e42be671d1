import Departures
import Kernel

/// All feeds' boards at one moment, over one network and one timetable: what a swap puts in place.
final class BoardSet: Sendable {
  let network: Network
  let platforms: Platforms
  let timetable: Timetable
  let names: StaticNames
  /// What plain feeds are read against; nil where the network is New York's, or the set has no timings.
  let statics: StaticCalls?
  /// Whether lines go by New York's names.
  let isNewYork: Bool
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
    network: Network, isNewYork: Bool, platforms: Platforms, timetable: Timetable, names: StaticNames,
    statics: StaticCalls?, version: Version, feeds: [FeedState], feedsOfStation: [[Int]]
  ) {
    self.network = network
    self.isNewYork = isNewYork
    self.platforms = platforms
    self.timetable = timetable
    self.names = names
    self.statics = statics
    self.version = version
    self.feeds = feeds
    self.feedsOfStation = feedsOfStation
  }

  /// The first set of a network; boards that stood over another network are made anew.
  convenience init(network: Network, timetable: Timetable, feeds: [FeedState], after old: Version = Version()) {
    let isNewYork = BuiltIn.isNewYork(network)
    let statics = isNewYork ? nil : StaticCalls(timetable)
    let platforms = Platforms(network, isNewYork: isNewYork, statics?.index)
    let made = feeds.filter { $0.feed.agency.runs(network) }.map { state in
      var state = state
      state.board = state.board.map { Self.board($0.raw, statics, platforms, fetchedAt: $0.fetchedAt) }
      return state
    }
    let serving = platforms.stations.map { station in
      made.indices.filter { index in station.lines.contains { made[index].feed.speaks(for: $0) } }
    }
    self.init(
      network: network, isNewYork: isNewYork, platforms: platforms, timetable: timetable,
      names: StaticNames(network, platforms, timetable), statics: statics,
      version: Version(sets: old.sets + 1, swaps: old.swaps), feeds: made, feedsOfStation: serving)
  }

  /// What a feed's answer is on this network: New York's as it stands, another agency's by the plain rules.
  func board(of columns: FeedColumns, fetchedAt: Instant) -> FeedBoard {
    Self.board(columns, statics, platforms, fetchedAt: fetchedAt)
  }

  private static func board(
    _ columns: FeedColumns, _ statics: StaticCalls?, _ platforms: Platforms, fetchedAt: Instant
  ) -> FeedBoard {
    guard let statics else { return FeedBoard(columns, on: platforms, fetchedAt: fetchedAt) }
    let (expanded, spoken) = FeedExpansion.expanded(columns, statics)
    return FeedBoard(expanded, on: platforms, fetchedAt: fetchedAt, raw: columns, spoken: spoken)
  }

  /// What riders call a line: only New York has route ids that mean another.
  func line(_ route: String) -> String { isNewYork ? RouteName.line(route) : route }

  /// The same with other feeds, of which one `isSwapped` in or none; nothing is computed anew.
  func with(feeds: [FeedState], isSwapped: Bool = false) -> BoardSet {
    BoardSet(
      network: network, isNewYork: isNewYork, platforms: platforms, timetable: timetable, names: names,
      statics: statics,
      version: Version(sets: version.sets, swaps: version.swaps + (isSwapped ? 1 : 0)), feeds: feeds,
      feedsOfStation: feedsOfStation)
  }

  /// The same with another timetable. In New York only what it calls things is looked up anew; elsewhere feeds are read
  /// against it.
  func with(timetable: Timetable) -> BoardSet {
    guard isNewYork else { return BoardSet(network: network, timetable: timetable, feeds: feeds, after: version) }
    return BoardSet(
      network: network, isNewYork: isNewYork, platforms: platforms, timetable: timetable,
      names: StaticNames(network, platforms, timetable), statics: statics,
      version: Version(sets: version.sets + 1, swaps: version.swaps), feeds: feeds, feedsOfStation: feedsOfStation)
  }

  var boards: Boards {
    Boards(
      feeds: { now in self.feeds.map { $0.status(at: now) } },
      board: { station, filter, now in self.board(station, filter, now) },
      trip: { id, now in TripReading(set: self, now: now).trip(id) },
      trains: { line, now in TripReading(set: self, now: now).trains(on: line) },
      week: { id, now in
        self.platforms.stationByID[id].flatMap { WeekReading.week(self, self.platforms.stations[$0], at: now) }
      },
      timetable: { _ in self.timetable.version })
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
    var board = Board(
      station: plan.id, asOf: parts.compactMap { $0.asOf }.min(),
      health: Board.health(of: parts, isTimetabled: isTimetabled(), at: now),
      directions: directions.map { reading.heading($0) }, each: filter.each, feeds: parts)
    if isTimetabled() { board.timetable = timetable.version }
    return board
  }
}
