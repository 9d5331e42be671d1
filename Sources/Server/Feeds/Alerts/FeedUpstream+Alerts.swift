package import Departures

extension FeedUpstream {
  /// The alerts for the loop: scanned, and swapped into `alerts`. `network` is the one in use.
  package static func alerts(
    _ feed: AlertsFeed, _ alerts: LiveAlerts, network: @escaping @Sendable () -> Network
  ) -> FeedUpstream {
    FeedUpstream(
      name: AlertsFeed.name, url: feed.url, headers: [], isWanted: { feed.agency.runs(network()) },
      decode: { body throws(UpstreamError) in
        let answer = try LiveAlerts.decode(body)
        return { now throws(UpstreamError) in alerts.apply(answer, at: now) }
      },
      noteUnchanged: { alerts.noteUnchanged(at: $0) },
      note: { alerts.note($0) },
      wait: { _ in AlertsFeed.interval })
  }
}
