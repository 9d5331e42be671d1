import Feeds
import Hummingbird
import Kernel

/// What is known of trains and service as GTFS-Realtime, for any app that reads it; and the list of these feeds.
struct RealtimeFeeds {
  var source: BoardSource
  var alerts: AlertSource
  var shelf: RealtimeShelf

  var endpoints: RouteCollection<SiteContext> {
    let routes = RouteCollection(context: SiteContext.self).reading("/api/v1/feeds") { _, _ in list() }
    for feed in OutgoingFeed.allCases {
      routes.reading("/gtfs-rt/{agency}/\(feed.rawValue).pb") { _, context in try answer(feed, context) }
    }
    return routes
  }

  private func answer(_ feed: OutgoingFeed, _ context: SiteContext) throws(Problem) -> Ready {
    let set = source.outgoing()
    let asked = context.parameter("agency")
    guard asked == set.agency else { throw .noAgency(asked, served: set.agency) }
    let reading = alerts.reading()
    guard set.hasFeed(feed, reading) else { throw .noFeed(feed) }
    // An empty feed would say that nothing runs.
    guard let edition = set.edition(of: feed, reading) else { throw .nothingHeard }
    return shelf.value(feed, edition, at: context.now) { set.bytes(of: feed, reading, at: $0) }
  }

  private func list() -> Ready {
    let set = source.outgoing()
    let reading = alerts.reading()
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.name("data")
    json.beginArray()
    json.beginObject()
    json.name("agency")
    json.string(set.agency)
    json.name("name")
    json.string(set.agencyName)
    for (name, feed) in [
      ("tripUpdates", OutgoingFeed.tripUpdates), ("vehiclePositions", .vehiclePositions), ("alerts", .alerts),
    ] where set.hasFeed(feed, reading) {
      json.name(name)
      json.string("/gtfs-rt/\(set.agency)/\(feed.rawValue).pb")
    }
    json.endObject()
    json.endArray()
    json.endObject()
    return .open(json: json.bytes)
  }
}

extension Problem {
  /// 404 for an agency whose feeds are not served.
  fileprivate static func noAgency(_ asked: String, served: String) -> Problem {
    .notFound("No feed of \u{201C}\(asked.prefix(24))\u{201D} goes out here, but of \(served). See /api/v1/feeds.")
  }

  /// 404 for a feed that the agency gives nothing for.
  fileprivate static func noFeed(_ feed: OutgoingFeed) -> Problem {
    .notFound("Nobody asks the agency for what would be in \(feed.rawValue). See /api/v1/feeds.")
  }

  fileprivate static let nothingHeard = Problem(
    status: .serviceUnavailable, detail: "Nothing has been heard from the agency yet. Try again in 5 seconds.",
    retryAfter: 5)
}
