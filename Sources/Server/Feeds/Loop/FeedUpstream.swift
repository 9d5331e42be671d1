package import Kernel

/// One upstream as the loop sees it: where it is, and what becomes of what it says. A value, with one making for each kind
/// of feed.
package struct FeedUpstream: Sendable {
  /// Names it in logs, metrics and the store.
  package var name: String
  package var url: String
  package var headers: [RealtimeFeed.Header]
  /// Whether anybody would use an answer; while not, the upstream is left alone.
  package var isWanted: @Sendable () -> Bool = { true }
  /// Decodes an answer and swaps it in; true where it is worth storing. Throws for what can't be used: what was held stays.
  package var accept: @Sendable (_ body: [UInt8], _ now: Instant) throws(UpstreamError) -> Bool
  /// The upstream says that nothing is new since the last answer.
  package var noteUnchanged: @Sendable (_ now: Instant) -> Void
  /// The last fetch gave nothing.
  package var note: @Sendable (_ failure: UpstreamError) -> Void
  /// Seconds from a good answer at `now` to the next question.
  package var wait: @Sendable (_ now: Instant) -> Int64
}

extension FeedUpstream {
  package static func transit(_ feed: RealtimeFeed, _ boards: LiveBoards) -> FeedUpstream {
    FeedUpstream(
      name: feed.name, url: feed.url, headers: feed.headers, isWanted: { boards.wants(feed) },
      accept: { body, now throws(UpstreamError) in
        do throws(FeedError) {
          return try boards.accept(body, from: feed.name, at: now) == .swapped
        } catch {
          throw .notAFeed(error)
        }
      },
      noteUnchanged: { boards.noteUnchanged(feed.name, at: $0) },
      note: { boards.note($0, from: feed.name) },
      wait: { _ in feed.interval })
  }
}
