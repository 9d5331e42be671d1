import CPostgres
import Foundation
import Synchronization

/// A connection that only listens, on a thread of its own. Behind a pooler that shares connections nothing is heard, and no error says
/// so: whoever relies on it listens for its own beat as well.
package final class PostgresListener: Sendable {
  private let address: PostgresAddress
  private let hears: @Sendable (_ name: String) -> Void
  private let isOver = Atomic(false)

  /// `hears` is told each name, on the listener's thread.
  package init(_ address: PostgresAddress, hears: @escaping @Sendable (_ name: String) -> Void) {
    self.address = address
    self.hears = hears
  }

  package func begin() {
    let thread = Thread { [self] in
      let connection = PostgresConnection(address)
      while !isOver.load(ordering: .relaxed) {
        do throws(ServerFault) { try connection.listen(to: Database.channel, until: isOver, hears) } catch {
          connection.close()
          // It is found again by whoever looks; nothing is missed but the moment.
          Thread.sleep(forTimeInterval: Double.random(in: 0.5...1.5))
        }
      }
    }
    thread.name = "postgres listens"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Within a second.
  package func end() { isOver.store(true, ordering: .relaxed) }
}

extension Database {
  static let channel = "pocketful"

  /// Tells all that listen. Apart from what it tells of: inside its transaction a word takes a lock that all commits wait for.
  package func notify(_ names: [String]) async throws(StorageError) {
    try await transaction(.locking) { transaction throws(StorageError) in
      for name in names { try transaction.notify(Database.channel, name) }
    }
  }
}

extension PostgresConnection {
  /// Comes back when it is over; throws where the connection broke.
  fileprivate func listen(
    to channel: String, until isOver: borrowing Atomic<Bool>, _ hears: (_ name: String) -> Void
  ) throws(ServerFault) {
    try open()
    try run("LISTEN \(channel)")
    while !isOver.load(ordering: .relaxed) {
      for name in try heard(within: 1000) { hears(name) }
    }
  }
}
