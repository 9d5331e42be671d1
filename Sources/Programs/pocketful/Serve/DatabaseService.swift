import Accounts
import Kernel
import Logging
import ServiceLifecycle
import Storage

/// Gets ready what people send: at once where it is a file; a database server may come later, and all else is served until then.
struct DatabaseService: Service {
  var prepare: @Sendable () async throws(StorageError) -> Void
  /// What failed at the start; nil where nothing did.
  var failure: StorageError?
  var upkeep: AccountUpkeep
  /// Whether it is this server that takes away, of several.
  var isOurs: @Sendable () -> Bool
  var clock: @Sendable () -> Instant
  var logger: Logger

  private static let askAgain: Duration = .seconds(1)
  private static let interval: Duration = .seconds(3600)
  private static let look: Duration = .seconds(20)

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      try await wait()
      // Finishes at the start what an earlier run broke off, and once an hour takes away what nobody needs any more.
      while true {
        if isOurs() {
          do throws(StorageError) { try await upkeep.run(now: clock()) } catch { logger.error("\(error.sentence)") }
          try await Task.sleep(for: Self.interval)
        } else {
          try await Task.sleep(for: Self.look)
        }
      }
    }
  }

  /// A reason is said once, however often it is met.
  private func wait() async throws {
    var said = failure
    while let last = said {
      try await Task.sleep(for: Self.askAgain)
      do throws(StorageError) {
        try await prepare()
        said = nil
        logger.notice("The database is there: accounts are served.")
      } catch {
        if error != last { logger.error("\(error.sentence)") }
        said = error
      }
    }
  }
}
