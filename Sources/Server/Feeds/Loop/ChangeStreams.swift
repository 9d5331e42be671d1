import Synchronization

/// Tells any number of listeners which stations changed. A slow one gets the union of what it missed: its stream holds
/// one value at most, and what would be dropped is joined to the next.
final class ChangeStreams: Sendable {
  /// Who listens, by number.
  private struct State {
    var next = 0
    var listeners: [Int: AsyncStream<Set<String>>.Continuation] = [:]
    var relay: (@Sendable (Set<String>) -> Void)?
  }

  private let state = Mutex(State())

  /// A listener of its own, until whoever reads it stops.
  func stream() -> AsyncStream<Set<String>> {
    let (stream, continuation) = AsyncStream.makeStream(of: Set<String>.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  /// Another that is told all of it too, at once and in its order; it must not announce here.
  func relay(to other: @escaping @Sendable (Set<String>) -> Void) {
    state.withLock { $0.relay = other }
  }

  /// NB: yields under the lock, so that two announcements can't overtake each other while one is joined to the other.
  func announce(_ stations: Set<String>) {
    if stations.isEmpty { return }
    state.withLock { state in
      for listener in state.listeners.values {
        if case .dropped(let missed) = listener.yield(stations) { listener.yield(missed.union(stations)) }
      }
      state.relay?(stations)
    }
  }
}
