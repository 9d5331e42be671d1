package import Storage
import Synchronization

/// What there is to know of all nodes from outside of them, for `pocketful doctor`.
package struct NodeSurvey: Equatable, Sendable {
  /// What each of them leads, by its name.
  package var leads: [String: [Lease]]
  /// What was led once, and is by nobody now.
  package var unled: [String]
  /// What became of a word from here to here.
  package var hearing: Hearing

  /// Whether what one node tells is heard by another, there.
  package enum Hearing: Equatable, Sendable {
    case heard(within: Duration)
    case silent
    case failed(StorageError)
  }

  private static let patience = Duration.seconds(3)
  /// Milliseconds. What nobody has led for longer is of an upstream that is asked no more.
  private static let lately: Int64 = 600_000
  /// What nobody has led for less is being handed over.
  private static let handOver: Int64 = 10_000

  /// Always by somebody, and not only for as long as a question lasts.
  private static func isLed(_ name: String) -> Bool { name == ClusterNode.sweep || name.hasPrefix("feed:") }

  /// nil where no server has begun there yet.
  package init?(of address: PostgresAddress, listening: PostgresAddress?) async throws(StorageError) {
    let database = Database.postgres(address, connections: 1)
    let store = LeaseStore(database)
    guard try await store.isThere() else { return nil }
    (leads, unled) = ([:], [])
    for (lease, left) in try await store.all() {
      if left > 0 {
        leads[lease.holder, default: []].append(lease)
      } else if Self.isLed(lease.name), left > -Self.lately, left < -Self.handOver {
        unled.append(lease.name)
      }
    }
    // Who can read may still not write.
    try await store.giveBack(try await store.take([Self.trial], for: Self.trial, lasting: 1000))
    hearing = await Self.hearing(database, listening ?? address)
  }

  private static let trial = "doctor"

  private static func hearing(_ database: Database, _ listening: PostgresAddress) async -> Hearing {
    let wakes = NodeWakes(database, holder: trial)
    let failure = Mutex<StorageError?>(nil)
    let listener = PostgresListener(
      listening, hears: { wakes.heard($0) },
      changed: { change in
        if case .failed(let error) = change { failure.withLock { $0 = error } }
      })
    listener.begin()
    defer { listener.end() }
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end {
      await wakes.beat()
      try? await Task.sleep(for: .milliseconds(200))
      // The first may have been told before anybody listened: only what a second one takes is a measure.
      if wakes.isListening {
        await wakes.beat()
        try? await Task.sleep(for: .milliseconds(200))
        return .heard(within: wakes.lag ?? .zero)
      }
    }
    return failure.withLock { $0 }.map { .failed($0) } ?? .silent
  }
}
