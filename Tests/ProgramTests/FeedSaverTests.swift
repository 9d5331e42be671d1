import Kernel
import Logging
import Storage
import Synchronization
import Testing

@testable import pocketful

@Suite("What upstreams said is stored seldom")
struct FeedSaverTests {
  /// A store that counts, and fails while it is told to.
  private final class Shelf: Sendable {
    let saved = Mutex<[String]>([])
    let failure = Mutex<StorageError?>(nil)

    var store: FeedStore {
      FeedStore(
        save: { kept throws(StorageError) in
          if let failure = self.failure.withLock({ $0 }) { throw failure }
          self.saved.withLock { $0.append("\(kept.name) \(kept.bytes[0])") }
        }, load: { () throws(StorageError) in [] })
    }
  }

  private func kept(_ name: String, _ byte: UInt8) -> KeptFeed {
    KeptFeed(name: name, bytes: [byte], fetchedAt: Instant(seconds: 0))
  }

  @Test("the first of each at once, the latest of the others when the program ends")
  func seldom() async throws {
    let shelf = Shelf()
    let saver = FeedSaver(shelf.store, logger: Logger(label: "test"))
    for byte: UInt8 in 1...50 {
      await saver.keep(kept("ace", byte))
      await saver.keep(kept("g", byte))
    }
    #expect(shelf.saved.withLock { $0 } == ["ace 1", "g 1"])
    await saver.keepNow(kept("score", 1))
    await saver.keepNow(kept("score", 2))
    await saver.flush()
    await saver.flush()
    #expect(shelf.saved.withLock { $0 } == ["ace 1", "g 1", "score 1", "score 2", "ace 50", "g 50"])
  }

  @Test("a disk that is full is said once, and tried again with the newest")
  func full() async throws {
    let shelf = Shelf()
    let log = Log()
    let saver = FeedSaver(shelf.store, logger: Logger(label: "test") { _ in log.handler })
    shelf.failure.withLock { $0 = .full(path: "x") }
    await saver.keep(kept("ace", 1))
    await saver.keep(kept("g", 1))
    await saver.keep(kept("ace", 2))
    await saver.flush()
    #expect(log.lines.withLock { $0 }.count == 1)
    shelf.failure.withLock { $0 = nil }
    await saver.flush()
    #expect(shelf.saved.withLock { $0 } == ["ace 2", "g 1"])
    #expect(log.lines.withLock { $0 } == ["\(StorageError.full(path: "x").sentence)", "Feeds are stored again."])
  }

  private final class Log: Sendable {
    let lines = Mutex<[String]>([])
    var handler: Handler { Handler(log: self) }
  }

  private struct Handler: LogHandler {
    let log: Log
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(log: Log) { self.log = log }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.lines.withLock { $0.append("\(event.message)") } }
  }
}
