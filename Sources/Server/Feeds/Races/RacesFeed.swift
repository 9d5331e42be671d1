/// Where the races come from.
package enum RacesFeed {
  /// Names it in logs, metrics and the store.
  package static let name = "races"

  /// For a person: "The racing feed's server can't be reached."
  package static let spoken = "racing feed"

  package static let standard = "https://api.neds.com.au/rest/v1/racing/"

  /// Races asked for. The upstream's `count` is the total, whatever the kinds and countries, and it can't be asked for one
  /// kind alone: among 50 races are often fewer than 5 of a kind. Who wants 30 of the rarest needs as many as there are, so
  /// more are asked for than any answer seen has held (45 for 100); one answer serves every phone.
  static let count = 200

  /// Races that must remain before the next answer is due: the most a person can choose.
  static let wanted = 30

  /// The whole address; `base` may have a question mark already.
  static func url(_ base: String) -> String {
    base + (base.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "method=nextraces&count=\(count)"
  }

  /// An answer of a thousand races is two megabytes.
  static let limits = FeedClient.Limits(connectSeconds: 5, readSeconds: 10, bytes: 4 << 20)
}

extension FeedUpstream {
  /// The racing feed for the loop: asked at `base`, swapped into `races`.
  package static func races(base: String = RacesFeed.standard, _ races: LiveRaces) -> FeedUpstream {
    FeedUpstream(
      name: RacesFeed.name, url: RacesFeed.url(base), headers: [.init("content-type", "application/json")],
      limits: RacesFeed.limits,
      decode: { body throws(UpstreamError) in
        let answer = try LiveRaces.decode(body)
        return { now throws(UpstreamError) in try races.apply(answer, at: now) ? .updated : .unchanged }
      },
      noteUnchanged: { races.noteUnchanged(at: $0) },
      note: { races.note($0) },
      wait: { races.wait(at: $0) })
  }
}
