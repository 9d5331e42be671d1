package import Accounts
import ServiceLifecycle
package import Storage
import Synchronization
import Wire

/// Tells the other nodes whose log has grown and who is no longer let in, and tells this one's listeners what the others said. Names of
/// accounts go over the database's wire, which is the operator's own, and nothing else of them.
package final class AccountWakes: Service {
  private let accounts: Accounts
  private let log: AccountLog
  private let database: Database
  /// What is to be told with the next word.
  private let waiting = Mutex<Set<String>>([])
  /// What was told here comes back, and is no news.
  private let told = Mutex<Set<String>>([])
  private let heard: AsyncStream<String>
  private let hearing: AsyncStream<String>.Continuation

  /// Pushes of so long go out together.
  private static let pause = Duration.milliseconds(50)

  package init(_ accounts: Accounts, log: AccountLog, database: Database) {
    self.accounts = accounts
    self.log = log
    self.database = database
    (heard, hearing) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(10_000))
  }

  /// From the listener's thread.
  func heard(_ name: String) {
    if name.hasPrefix(Self.grown) || name.hasPrefix(Self.dismissed) { hearing.yield(name) }
  }

  private static let grown = "grown:"
  private static let dismissed = "dismissed:"

  package func run() async throws {
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for await growth in self.log.grown() where growth.isFromHere { self.note(Self.grown + growth.account.text) }
        }
        group.addTask {
          for await dismissal in self.accounts.dismissed() where dismissal.isFromHere {
            self.note(Self.dismissed + dismissal.account.text)
          }
        }
        group.addTask { await self.tell() }
        group.addTask { for await name in self.heard { self.pass(name) } }
      }
    }
  }

  private func note(_ name: String) { waiting.withLock { _ = $0.insert(name) } }

  private func tell() async {
    while (try? await Task.sleep(for: Self.pause)) != nil {
      let names = waiting.withLock { names in
        defer { names = [] }
        return names
      }
      if names.isEmpty { continue }
      told.withLock { $0.formUnion(names) }
      try? await database.notify(names.sorted())
    }
  }

  private static func account(_ name: String, behind word: String) -> AccountID? {
    Base64URL.bytes(String(name.dropFirst(word.count))).flatMap { AccountID(bytes: $0) }
  }

  private func pass(_ name: String) {
    if told.withLock({ $0.remove(name) }) != nil { return }
    if name.hasPrefix(Self.grown), let account = Self.account(name, behind: Self.grown) {
      log.hear(of: account)
    } else if let account = Self.account(name, behind: Self.dismissed) {
      accounts.hear(dismissed: account)
    }
  }
}
