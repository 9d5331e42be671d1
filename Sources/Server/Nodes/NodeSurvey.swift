package import Storage

/// What there is to know of all nodes from outside of them, for `pocketful doctor`.
package struct NodeSurvey: Equatable, Sendable {
  /// What each of them leads, by its name.
  package var leads: [String: [Lease]]
  /// What was led once, and is by nobody now.
  package var unled: [String]
  /// How long a word took from here to here; nil where it was not heard.
  package var lag: Duration?

  private static let patience = Duration.seconds(3)
  /// Milliseconds. What nobody has led for longer is of upstreams that are asked no more.
  private static let lately: Int64 = 86_400_000

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
      } else if Self.isLed(lease.name), left > -Self.lately {
        unled.append(lease.name)
      }
    }
    lag = await Self.lag(database, listening ?? address)
  }

  private static func lag(_ database: Database, _ listening: PostgresAddress) async -> Duration? {
    let wakes = NodeWakes(database, holder: "doctor")
    let listener = PostgresListener(listening) { wakes.heard($0) }
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
        return wakes.lag
      }
    }
    return nil
  }
}
