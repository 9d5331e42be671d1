import Accounts
import Kernel
import Logging
import ServiceLifecycle
import Storage

/// Finishes at the start what an earlier run broke off, and once an hour takes away what nobody needs any more.
struct AccountUpkeepService: Service {
  var upkeep: AccountUpkeep
  var clock: @Sendable () -> Instant
  var logger: Logger

  private static let interval: Duration = .seconds(3600)

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        do throws(StorageError) { try await upkeep.run(now: clock()) } catch { logger.error("\(error.sentence)") }
        try await Task.sleep(for: Self.interval)
      }
    }
  }
}
