package import Departures
package import Kernel

/// All feeds' trains at one moment, immutable: each station's board can be read off it for any time after.
package struct Boards: Sendable {
  /// What `board` may be narrowed by.
  package struct Filter: Sendable {
    /// Departures a direction, 1 … 100.
    package var limit: Int
    /// Only so many of each line and destination, every one of them in: then `limit` is a bound, no cut by time.
    package var each: Int?
    /// A line id: "Q".
    package var route: String?
    package var direction: Direction?
    /// Whether the timetable fills in what realtime does not say; MTAPI's answers want realtime alone.
    package var includesTimetable: Bool
    /// Which of a train's two times counts where the agency gives both; MTAPI's answers want arrivals.
    package var times: Times

    /// What a page is drawn from: every line, the next three times each.
    package static let page = Filter(limit: most, each: BoardGroups.shown)
    /// The most departures a direction.
    package static let most = Board.most

    /// Which of a call's two times a row shows: when the train leaves, or when it comes.
    package enum Times: Sendable { case departures, arrivals }

    package init(
      limit: Int = 12, each: Int? = nil, route: String? = nil, direction: Direction? = nil,
      includesTimetable: Bool = true, times: Times = .departures
    ) {
      self.limit = limit
      self.each = each
      self.route = route
      self.direction = direction
      self.includesTimetable = includesTimetable
      self.times = times
    }
  }

  /// One upstream feed's state, for `/readyz`, `/metrics` and `doctor`.
  package struct FeedStatus: Sendable {
    /// "nyct%2Fgtfs-ace".
    package var name: String
    /// The header's own time.
    package var asOf: Instant?
    package var fetchedAt: Instant?
    package var health: Freshness
    /// Why the last fetch failed, as a sentence; nil after a good one.
    package var failure: String?
    package var trips: Int
    package var stopTimes: Int

    package init(
      name: String, asOf: Instant?, fetchedAt: Instant?, health: Freshness, failure: String?, trips: Int, stopTimes: Int
    ) {
      self.name = name
      self.asOf = asOf
      self.fetchedAt = fetchedAt
      self.health = health
      self.failure = failure
      self.trips = trips
      self.stopTimes = stopTimes
    }
  }

  package var feeds: @Sendable (_ now: Instant) -> [FeedStatus]
  /// `nil` for a station that is not in the network.
  package var board: @Sendable (_ station: String, _ filter: Filter, _ now: Instant) -> Board?
  /// The stops ahead of a train, by a feed's id of its trip or the timetable's; `nil` where none is known.
  package var trip: @Sendable (_ id: String, _ now: Instant) -> Trip?
  /// The timetable of the coming days for a device to keep; `nil` where there is none of that station.
  package var week: @Sendable (_ station: String, _ now: Instant) -> StationWeek?
  /// The version of the timetable that a station's agency has in use; `nil` where there is none.
  package var timetable: @Sendable (_ station: String) -> String?

  /// The trains that run on a line, by its id, as far as feeds speak of them: each with its next few calls.
  package var trains: @Sendable (_ line: String, _ now: Instant) -> [Trip]

  package init(
    feeds: @escaping @Sendable (_ now: Instant) -> [FeedStatus],
    board: @escaping @Sendable (_ station: String, _ filter: Filter, _ now: Instant) -> Board?,
    trip: @escaping @Sendable (_ id: String, _ now: Instant) -> Trip? = { _, _ in nil },
    trains: @escaping @Sendable (_ line: String, _ now: Instant) -> [Trip] = { _, _ in [] },
    week: @escaping @Sendable (_ station: String, _ now: Instant) -> StationWeek? = { _, _ in nil },
    timetable: @escaping @Sendable (_ station: String) -> String? = { _ in nil }
  ) {
    self.feeds = feeds
    self.board = board
    self.trip = trip
    self.trains = trains
    self.week = week
    self.timetable = timetable
  }

  package static let none = Boards(feeds: { _ in [] }, board: { _, _, _ in nil })
}
