import Departures
import Kernel

/// What is held of one feed: its last good board and how the last fetch went.
struct FeedState: Sendable {
  let feed: RealtimeFeed
  var board: FeedBoard?
  var fetchedAt: Instant?
  /// Why the last fetch gave nothing.
  var failure: UpstreamError?

  /// The board while its age allows showing it.
  func shown(at now: Instant) -> FeedBoard? {
    guard let board, !FeedAge.isDropped(asOf: board.asOf(at: now), now: now) else { return nil }
    return board
  }

  /// By the board's age; without a board `failing` where the last fetch was, else `scheduled`.
  func health(at now: Instant) -> Freshness {
    guard let board else { return failure == nil ? .scheduled : .failing }
    return FeedAge.health(asOf: board.asOf(at: now), now: now)
  }

  /// Why its last answer can't be used as it is.
  private func trouble(at now: Instant) -> String? {
    if let failure { return failure.sentence }
    guard let board, FeedAge.isAhead(asOf: board.asOf, now: now) else { return nil }
    return "The agency's departures are dated \(board.asOf.seconds(since: now)) s ahead of this machine's clock."
  }

  /// What it is to a station of those lines, which has a timetable of this day or has none.
  func part(of lines: [String], isTimetabled: @autoclosure () -> Bool, at now: Instant) -> Board.Feed {
    let health = health(at: now)
    return Board.Feed(
      lines: lines.filter { feed.speaks(for: $0) }, asOf: board?.asOf(at: now),
      health: health == .scheduled && !isTimetabled() ? .unknown : health)
  }

  /// For whoever runs the server.
  func status(at now: Instant) -> Boards.FeedStatus {
    Boards.FeedStatus(
      name: feed.name, asOf: board?.asOf(at: now), fetchedAt: fetchedAt, health: health(at: now),
      failure: trouble(at: now),
      trips: board?.columns.trips.count ?? 0, stopTimes: board?.columns.stopTimes.count ?? 0)
  }
}
