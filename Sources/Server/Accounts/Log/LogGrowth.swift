import Synchronization

/// An account's log has more than it had.
package struct LogGrowth: Equatable, Sendable {
  package var account: AccountID
  /// The number of its last row.
  package var last: Int64

  package init(account: AccountID, last: Int64) {
    self.account = account
    self.last = last
  }
}

/// Tells any number of listeners which logs grew. NB: of this process alone; with several nodes the others must hear of it too.
final class LogGrowths: Sendable {
  /// Who listens, by number.
  private struct State {
    var next = 0
    var listeners: [Int: AsyncStream<LogGrowth>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// A listener of its own, until whoever reads it stops.
  func stream() -> AsyncStream<LogGrowth> {
    let (stream, continuation) = AsyncStream.makeStream(of: LogGrowth.self)
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

  func announce(_ growth: LogGrowth) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(growth) }
  }
}
