import Kernel
import Logging

/// One fetch after the other of one feed, with what has to be remembered between two of them.
struct FeedTurn {
  private let loop: FeedLoop
  private var failures = 0
  private var reason: UpstreamError?
  /// What the upstream offered to recognise an unchanged answer by.
  private var validators: [RealtimeFeed.Header] = []

  /// Milliseconds until an upstream that nobody wants is thought of again.
  private static let unwanted: Int64 = 30_000

  init(_ loop: FeedLoop) { self.loop = loop }

  /// Fetches once and says how many milliseconds to wait before the next.
  mutating func take() async -> Int64 {
    guard loop.upstream.isWanted() else { return FeedTurn.unwanted }
    do throws(UpstreamError) {
      let wait = try await fetch()
      if failures > 0 { loop.logger.info("feed is back after \(failures) failures") }
      failures = 0
      reason = nil
      return max(1, wait) * 1000
    } catch {
      return failed(error)
    }
  }

  private mutating func fetch() async throws(UpstreamError) -> Int64 {
    let upstream = loop.upstream
    let answer = try await loop.client.get(upstream.url, upstream.headers + validators, loop.limits)
    let now = loop.clock()
    switch answer.status {
    case 304 where !validators.isEmpty:
      upstream.noteUnchanged(now)
    case 200..<300:
      try await accept(answer, at: now)
    default:
      throw .status(answer.status, retryAfter: RetryAfter.seconds(answer))
    }
    return upstream.wait(now)
  }

  private mutating func accept(_ answer: FeedClient.Answer, at now: Instant) async throws(UpstreamError) {
    let isNew = try loop.upstream.accept(answer.body, now)
    validators = []
    if let tag = answer.header("etag") { validators.append(.init("if-none-match", tag)) }
    if let date = answer.header("last-modified") { validators.append(.init("if-modified-since", date)) }
    if isNew { await loop.didFetch(KeptFeed(name: loop.upstream.name, bytes: answer.body, fetchedAt: now)) }
  }

  private mutating func failed(_ error: UpstreamError) -> Int64 {
    failures += 1
    loop.upstream.note(error)
    // Once per reason: an upstream that is down for a night fills no log.
    if !Task.isCancelled, reason != error { loop.logger.warning("feed gave nothing new: \(error.detail)") }
    reason = error
    var asked: Int64?
    if case .status(_, let retryAfter) = error { asked = retryAfter }
    return Backoff.wait(failures: failures, random: loop.random(), retryAfter: asked)
  }
}
