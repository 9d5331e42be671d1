package import Kernel
package import Logging
import ServiceLifecycle

/// Keeps one feed up to date until the program shuts down: fetch, decode, swap in, wait. One request at a time; whatever
/// goes wrong, what was last good stays and the next try comes.
package struct FeedLoop: Service {
  package var upstream: FeedUpstream
  package var client: FeedClient
  package var clock: @Sendable () -> Instant
  /// A number in 0 ..< 1, for the jitter.
  package var random: @Sendable () -> Double
  /// Waits that many milliseconds; ends early by throwing when cancelled.
  package var sleep: @Sendable (_ milliseconds: Int64) async throws -> Void
  /// Told of each new good answer, so that the program can store it. Feeds knows no database.
  package var didFetch: @Sendable (KeptFeed) async -> Void
  /// Where what became of each question is noted.
  package var book: FetchBook
  package var logger: Logger

  package init(
    _ upstream: FeedUpstream, client: FeedClient,
    clock: @escaping @Sendable () -> Instant, random: @escaping @Sendable () -> Double,
    sleep: @escaping @Sendable (_ milliseconds: Int64) async throws -> Void = {
      try await Task.sleep(for: .milliseconds($0))
    },
    didFetch: @escaping @Sendable (KeptFeed) async -> Void = { _ in }, book: FetchBook = FetchBook(),
    logger: Logger = Logger(label: "feeds")
  ) {
    self.upstream = upstream
    self.client = client
    self.clock = clock
    self.random = random
    self.sleep = sleep
    self.didFetch = didFetch
    self.book = book
    self.logger = logger
    self.logger[metadataKey: "feed"] = "\(upstream.name)"
  }

  package func run() async throws {
    await cancelWhenGracefulShutdown { await keepUpToDate() }
  }

  private func keepUpToDate() async {
    var turn = FeedTurn(self)
    while !Task.isCancelled {
      let wait = await turn.take()
      do { try await sleep(wait) } catch { return }
    }
  }
}
