import Kernel
import Logging

/// One fetch after the other of one feed, with what has to be remembered between two of them.
struct FeedTurn {
  private let loop: FeedLoop
  private var failures = FailureRun<UpstreamError>()
  private var validators = Validators()

  /// Milliseconds until an upstream that nobody wants is thought of again.
  private static let unwanted: Int64 = 30_000

  init(_ loop: FeedLoop) { self.loop = loop }

  /// Fetches once and says how many milliseconds to wait before the next.
  mutating func take() async -> Int64 {
    let upstream = loop.upstream
    guard upstream.isWanted() else { return FeedTurn.unwanted }
    let (fetch, answer) = await upstream.fetch(loop.client, &validators, clock: loop.clock)
    loop.book.note(fetch, of: upstream.name)
    switch answer {
    case .success(let answer):
      if fetch.outcome == .updated {
        await loop.didFetch(KeptFeed(name: upstream.name, bytes: answer.body, fetchedAt: fetch.at))
      }
      let wait = upstream.wait(fetch.at)
      if failures.count > 0 { loop.logger.info("feed is back after \(failures.count) failures") }
      failures.end()
      return max(1, wait) * 1000
    case .failure(let error): return failed(error)
    }
  }

  private mutating func failed(_ error: UpstreamError) -> Int64 {
    loop.upstream.note(error)
    var asked: Int64?
    if case .status(_, let retryAfter) = error { asked = retryAfter }
    let (wait, isNews) = failures.add(error, retryAfter: asked, random: loop.random())
    if isNews, !Task.isCancelled { loop.logger.warning("feed gave nothing new: \(error.detail)") }
    return wait
  }
}
