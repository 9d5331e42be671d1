import Kernel
import Logging

/// One fetch after the other of one feed, with what has to be remembered between two of them.
struct FeedTurn {
  private let loop: FeedLoop
  private var failures = 0
  private var reason: UpstreamError?
  /// What the upstream offered to recognise an unchanged answer by.
  private var validators: [RealtimeFeed.Header] = []

  init(_ loop: FeedLoop) { self.loop = loop }

  /// Fetches once and says how many milliseconds to wait before the next.
  mutating func take() async -> Int64 {
    do throws(UpstreamError) {
      try await fetch()
      if failures > 0 { loop.logger.info("feed is back after \(failures) failures") }
      failures = 0
      reason = nil
      return max(1, loop.feed.interval) * 1000
    } catch {
      return failed(error)
    }
  }

  private mutating func fetch() async throws(UpstreamError) {
    let answer = try await loop.client.get(loop.feed.url, loop.feed.headers + validators, loop.limits)
    let now = loop.clock()
    switch answer.status {
    case 304:
      loop.boards.noteUnchanged(loop.feed.name, at: now)
    case 200..<300:
      try await accept(answer, at: now)
    default:
      throw .status(answer.status, retryAfter: RetryAfter.seconds(answer))
    }
  }

  private mutating func accept(_ answer: FeedClient.Answer, at now: Instant) async throws(UpstreamError) {
    let outcome: LiveBoards.Outcome
    do throws(FeedError) {
      outcome = try loop.boards.accept(answer.body, from: loop.feed.name, at: now)
    } catch {
      throw .notAFeed(error)
    }
    validators = []
    if let tag = answer.header("etag") { validators.append(.init("if-none-match", tag)) }
    if let date = answer.header("last-modified") { validators.append(.init("if-modified-since", date)) }
    if outcome == .swapped {
      await loop.didFetch(KeptFeed(name: loop.feed.name, bytes: answer.body, fetchedAt: now))
    }
  }

  private mutating func failed(_ error: UpstreamError) -> Int64 {
    failures += 1
    loop.boards.note(error, from: loop.feed.name)
    // Once per reason: an upstream that is down for a night fills no log.
    if !Task.isCancelled, reason != error { loop.logger.warning("feed gave nothing new: \(error.detail)") }
    reason = error
    var asked: Int64?
    if case .status(_, let retryAfter) = error { asked = retryAfter }
    return Backoff.wait(failures: failures, random: loop.random(), retryAfter: asked)
  }
}
