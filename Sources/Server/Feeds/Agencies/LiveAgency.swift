package import Departures
package import Kernel
package import Logging

/// An agency as a person configured it: its boards and its alerts, which no other agency's feeds ever touch. Inside it its own
/// ids hold; `LiveAgencies` gives them its slug where it is not the first.
package final class LiveAgency: Sendable {
  package let slug: String
  package let boards: LiveBoards
  /// Nil where none are configured.
  package let alerts: LiveAlerts?
  /// BCP 47, of alerts that name no language.
  let language: String
  let ids: AgencyIDs
  private let vehicles = AgencyVehicles()
  private let feeds: Feeds

  /// Where its feeds are, and what they are asked with.
  package struct Feeds: Sendable {
    package var tripUpdates: String?
    package var vehiclePositions: String?
    package var alerts: String?
    package var headers: [RealtimeFeed.Header]
    /// Seconds from a good answer to the next question.
    package var interval: Int64

    package init(
      tripUpdates: String? = nil, vehiclePositions: String? = nil, alerts: String? = nil,
      headers: [RealtimeFeed.Header] = [], interval: Int64 = 30
    ) {
      self.tripUpdates = tripUpdates
      self.vehiclePositions = vehiclePositions
      self.alerts = alerts
      self.headers = headers
      self.interval = interval
    }
  }

  package init(
    slug: String, feeds: Feeds, network: Network, map: AgencyMap? = nil, timetable: Timetable = .none,
    language: String = AlertsFeed.language,
    kept: [KeptFeed] = [], logger: Logger = Logger(label: "agency")
  ) {
    self.slug = slug
    self.feeds = feeds
    self.language = language
    ids = AgencyIDs(slug: slug)
    let realtime = feeds.tripUpdates.map { Self.realtime($0, slug, feeds) }
    boards = LiveBoards(
      feeds: realtime.map { [$0] } ?? [], network: network, map: map, timetable: timetable, kept: kept)
    alerts = feeds.alerts.map { _ in
      LiveAlerts(kept: kept.last { $0.name == Self.name("alerts", slug) }, logger: logger)
    }
  }

  private static func name(_ feed: String, _ slug: String) -> String { slug + "/" + feed }

  private static func realtime(_ url: String, _ slug: String, _ feeds: Feeds) -> RealtimeFeed {
    RealtimeFeed(name: name("trip-updates", slug), url: url, headers: feeds.headers, interval: feeds.interval)
  }

  /// What is to be asked for it, vehicles first: trips are read with those that are held.
  package var upstreams: [FeedUpstream] {
    var all: [FeedUpstream] = []
    if let url = feeds.vehiclePositions {
      all.append(
        .vehicles(
          name: Self.name("vehicle-positions", slug), url: url, headers: feeds.headers, interval: feeds.interval,
          vehicles
        ))
    }
    if let url = feeds.tripUpdates {
      all.append(.transit(Self.realtime(url, slug, feeds), boards, with: vehicles))
    }
    if let url = feeds.alerts, let alerts {
      var upstream = FeedUpstream.alerts(AlertsFeed(url: url, realtimeBase: ""), alerts, network: boards.source.network)
      upstream.name = Self.name("alerts", slug)
      upstream.headers = feeds.headers
      let interval = feeds.interval
      upstream.wait = { _ in interval }
      all.append(upstream)
    }
    return all
  }
}
