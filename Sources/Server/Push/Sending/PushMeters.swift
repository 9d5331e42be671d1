import Synchronization

/// Counts of messages, for `/metrics`: by what became of them, and not of whom or where.
package final class PushMeters: Sendable {
  /// Upper bounds in seconds of how late a reminder was sent for the first time.
  package static let bounds: [Double] = [0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 600]

  /// Since the start.
  package struct Counts: Equatable, Sendable {
    /// Taken by a push service.
    package var sent = 0
    /// To be tried again.
    package var retried = 0
    /// Their subscription is over.
    package var gone = 0
    /// Never taken.
    package var refused = 0
    /// Of each bound, those no later than it; the last has none.
    package var late = [Int](repeating: 0, count: bounds.count + 1)
    package var lateSeconds = 0.0
  }

  private let state = Mutex(Counts())

  package init() {}

  package var counts: Counts { state.withLock { $0 } }

  func count(_ outcome: PushOutcome) {
    state.withLock { counts in
      switch outcome {
      case .taken: counts.sent += 1
      case .later: counts.retried += 1
      case .gone: counts.gone += 1
      case .refused, .tooLarge: counts.refused += 1
      }
    }
  }

  func sent(late seconds: Double) {
    state.withLock { counts in
      counts.late[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
      counts.lateSeconds += max(0, seconds)
    }
  }
}
