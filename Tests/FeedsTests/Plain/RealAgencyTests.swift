import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// Feeds written for whole timetables of real agencies, where the folder beside the repository is at hand.
@Suite("Plain feeds over real timetables")
struct RealAgencyTests {
  private struct Row: Hashable {
    var trip: String
    var stop: String
    var direction: Direction
    var time: Int64
  }

  /// All stations' rows: those of the timetable, and those that a feed stands for.
  private func rows(_ live: LiveBoards, at now: Instant) -> (scheduled: [Row], live: [Row]) {
    var found: (scheduled: [Row], live: [Row]) = ([], [])
    for station in live.source.network().stations {
      let board = live.source.boards().board(station.id, Boards.Filter(limit: 1000), now)
      for heading in board?.directions ?? [] {
        for departure in heading.departures {
          let row = Row(
            trip: departure.tripID, stop: departure.stop, direction: heading.direction, time: departure.time.seconds)
          if departure.state == .scheduled { found.scheduled.append(row) } else { found.live.append(row) }
        }
      }
    }
    return found
  }

  @Test(
    "every trip told late is late at each of its stops, once, on its side; every cancelled one is off",
    .enabled(if: SharedData.has("transit/static/raba.zip"), SharedData.absent),
    arguments: [("caltrain", "2010-03-03T08:00:00-08:00"), ("raba", "2025-03-05T08:00:00-08:00")])
  func whole(name: String, moment: String) throws {
    let loaded = try RealSetsTests.imported(name).1
    let now = try #require(Instant(iso8601: moment))
    let live = LiveBoards(
      feeds: [RealtimeFeed(name: "f", url: "")], network: try #require(loaded.network), timetable: loaded.timetable)
    let planned = rows(live, at: now)
    let trips = Set(planned.scheduled.map(\.trip)).sorted()
    #expect(trips.count > 20 && planned.live.isEmpty)

    func tell(_ second: Int64, _ trip: (String) -> FeedWriter.Trip) throws {
      var feed = FeedWriter(at: now.seconds + second)
      for id in trips { feed.train(trip(id), []) }
      try live.accept(feed.bytes, from: "f", at: now)
    }
    try tell(0) { .plain($0, delay: 120) }
    let late = rows(live, at: now)
    let told = Set(late.live)
    #expect(late.scheduled.isEmpty && told.count == late.live.count)
    for row in planned.scheduled {
      #expect(told.contains(Row(trip: row.trip, stop: row.stop, direction: row.direction, time: row.time + 120)))
    }
    #expect(live.source.boards().feeds(now).map(\.health) == [.fresh])

    try tell(1) { .plain($0, relationship: 3) }
    let none = rows(live, at: now)
    #expect(none.live.isEmpty && none.scheduled.isEmpty)
  }
}
