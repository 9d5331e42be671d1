import Kernel
import Logging
import ServiceLifecycle
import Storage

/// Stores what the upstreams said last, seldom: its one use is a board right after a restart, and an answer each few seconds
/// written whole would wear a small disk out. The first of each is written at once, the latest each few minutes and when the
/// program ends.
actor FeedSaver: Service {
  private static let interval: Duration = .seconds(300)

  private let store: FeedStore
  private let logger: Logger
  private var waiting: [String: KeptFeed] = [:]
  private var written: Set<String> = []
  /// What saving failed of last, so that a disk that is full for a night is one line.
  private var failure: StorageError?

  init(_ store: FeedStore, logger: Logger) {
    self.store = store
    self.logger = logger
  }

  /// The first of each feed is written at once, later ones at the next interval.
  func keep(_ feed: KeptFeed) async {
    guard written.insert(feed.name).inserted else {
      waiting[feed.name] = feed
      return
    }
    await save(feed)
  }

  /// For what was asked for by a person, and may not come again for days.
  func keepNow(_ feed: KeptFeed) async {
    waiting[feed.name] = nil
    await save(feed)
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while (try? await Task.sleep(for: Self.interval)) != nil { await self.flush() }
    }
    await flush()
  }

  func flush() async {
    let feeds = waiting.values.sorted { $0.name < $1.name }
    waiting = [:]
    for feed in feeds { await save(feed) }
  }

  /// A disk that is full must not stop the boards: it is said once, and tried again with the next.
  private func save(_ feed: KeptFeed) async {
    do throws(StorageError) {
      try await store.save(feed)
      if failure != nil { logger.notice("Feeds are stored again.") }
      failure = nil
    } catch {
      if failure != error { logger.error("\(error.sentence)") }
      failure = error
      // Unless a newer one came meanwhile.
      if waiting[feed.name] == nil { waiting[feed.name] = feed }
    }
  }
}
