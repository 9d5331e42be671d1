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
  /// Behind each word, so that what comes back is known for what was told here.
  private let sender: String
  private let heard: AsyncStream<String>
  private let hearing: AsyncStream<String>.Continuation
  /// That there is something to tell.
  private let news: AsyncStream<Void>
  private let newsIsThere: AsyncStream<Void>.Continuation

  /// The first goes out at once, and those of so long after it together.
  private static let pause = Duration.milliseconds(50)
  private static let afterFailure = Duration.seconds(1)

  /// `holder` tells this node from all others.
  package init(_ accounts: Accounts, log: AccountLog, database: Database, holder: String) {
    self.accounts = accounts
    self.log = log
    self.database = database
    sender = " " + holder
    (heard, hearing) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(10_000))
    (news, newsIsThere) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
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
    // The last of them, by a task that nobody has cancelled.
    _ = await Task { await self.tellWaiting() }.value
  }

  private func note(_ name: String) {
    waiting.withLock { _ = $0.insert(name + sender) }
    newsIsThere.yield()
  }

  private func tell() async {
    for await _ in news {
      while await !tellWaiting(), !Task.isCancelled { try? await Task.sleep(for: Self.afterFailure) }
      try? await Task.sleep(for: Self.pause)
    }
  }

  private func tellWaiting() async -> Bool {
    let names = waiting.withLock { names in
      defer { names = [] }
      return names
    }
    if names.isEmpty { return true }
    do throws(StorageError) {
      try await database.notify(names.sorted())
      return true
    } catch {
      // What they tell of is there all the same, and this is told later.
      waiting.withLock { $0.formUnion(names) }
      return false
    }
  }

  private static func account(_ name: String, behind word: String) -> AccountID? {
    Base64URL.bytes(String(name.dropFirst(word.count).prefix { $0 != " " })).flatMap { AccountID(bytes: $0) }
  }

  private func pass(_ name: String) {
    if name.hasSuffix(sender) { return }
    if name.hasPrefix(Self.grown), let account = Self.account(name, behind: Self.grown) {
      log.hear(of: account)
    } else if let account = Self.account(name, behind: Self.dismissed) {
      accounts.hear(dismissed: account)
    }
  }
}
