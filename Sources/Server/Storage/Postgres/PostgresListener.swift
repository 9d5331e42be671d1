import CPostgres
import Foundation
import Synchronization

/// A connection that only listens, on a thread of its own. Behind a pooler that shares connections nothing is heard, and no error says
/// so: whoever relies on it sends itself a heartbeat, and where that isn't heard this one listens anew.
package final class PostgresListener: Sendable {
  /// What became of listening.
  package enum Change: Equatable, Sendable {
    case hears
    case silent
    case failed(StorageError)
  }

  private let address: PostgresAddress
  private let hears: @Sendable (_ name: String) -> Void
  private let changed: @Sendable (Change) -> Void
  private let isOver = Atomic(false)

  /// Without a word for so long it listens anew.
  private static let silence = Duration.seconds(20)

  /// Both are told on the listener's thread: each name, and what is other than it was. What was told between two of its connections
  /// is never heard.
  package init(
    _ address: PostgresAddress, hears: @escaping @Sendable (_ name: String) -> Void,
    changed: @escaping @Sendable (Change) -> Void = { _ in }
  ) {
    self.address = address
    self.hears = hears
    self.changed = changed
  }

  package func begin() {
    let thread = Thread { [self] in listen() }
    thread.name = "postgres listens"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Within a second.
  package func end() { isOver.store(true, ordering: .relaxed) }

  private func listen() {
    let connection = PostgresConnection(address)
    var last: Change?
    func note(_ change: Change) {
      if change != last, !isOver.load(ordering: .relaxed) { changed(change) }
      last = change
    }
    while !isOver.load(ordering: .relaxed) {
      do throws(ServerFault) {
        try connection.open()
        try connection.run("LISTEN \(Database.channel)")
        var heard = ContinuousClock.now
        while !isOver.load(ordering: .relaxed), ContinuousClock.now - heard < Self.silence {
          let names = try connection.heard(within: 1000)
          if names.isEmpty { continue }
          heard = .now
          note(.hears)
          for name in names { hears(name) }
        }
        note(.silent)
      } catch {
        note(.failed(.server(error)))
      }
      connection.close()
      Thread.sleep(forTimeInterval: Double.random(in: 0.5...1.5))
    }
  }
}

extension Database {
  static let channel = "pocketful"

  /// Tells all that listen. Apart from what it tells of: inside its transaction a word takes a lock that all commits with words wait for.
  package func notify(_ words: [String]) async throws(StorageError) {
    try await transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.notify(Database.channel, words)
    }
  }
}
