import Departures
import Kernel
import TestSupport

@testable import Feeds

/// Live boards over the small network with the feeds a test has written, and a clock it holds still.
struct Stage {
  static let now = Instant(seconds: 1_759_414_800)

  let live: LiveBoards

  init(_ feeds: [String: FeedWriter], timetable: Timetable = .none, lines: [String: [String]] = [:]) throws {
    live = LiveBoards(
      feeds: feeds.keys.sorted().map { RealtimeFeed(name: $0, url: "", lines: lines[$0] ?? []) },
      network: Places.network, timetable: timetable)
    for (name, feed) in feeds { try live.accept(feed.bytes, from: name, at: Stage.now) }
  }

  /// One feed that speaks for all lines.
  init(timetable: Timetable = .none, asOf: Instant = now, _ write: (inout FeedWriter) -> Void) throws {
    var feed = FeedWriter(at: asOf.seconds)
    write(&feed)
    try self.init(["all": feed], timetable: timetable)
  }

  func board(_ station: Station, _ filter: Boards.Filter = Boards.Filter(), at now: Instant = now) -> Board {
    live.source.boards().board(station.id, filter, now)
      ?? Board(station: "", asOf: nil, health: .failing, directions: [])
  }

  func north(_ station: Station, at now: Instant = now) -> [Departure] { rows(station, .north, at: now) }
  func south(_ station: Station, at now: Instant = now) -> [Departure] { rows(station, .south, at: now) }

  private func rows(_ station: Station, _ direction: Direction, at now: Instant) -> [Departure] {
    board(station, at: now).directions.first { $0.direction == direction }?.departures ?? []
  }
}

/// Seconds since 1970, so many after the stage's clock.
func soon(_ seconds: Int64) -> Int64 { Stage.now.seconds + seconds }

extension Timetable {
  /// These calls, and no headsigns beyond `headsigns` (by realtime trip id).
  static func calls(_ all: [Call], headsigns: [String: String] = [:]) -> Timetable {
    Timetable(
      headsign: { id, _, _ in headsigns[id] },
      calls: { stop, after, before, limit in
        Array(
          all.filter { $0.stop == stop && $0.time >= after && $0.time < before }.sorted { $0.time < $1.time }
            .prefix(limit))
      },
      covers: { _, _ in true })
  }
}
