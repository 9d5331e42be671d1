import Synchronization

/// Tells any number of listeners what happened, from when they began to listen. NB: of this process alone; the module Nodes tells the
/// others what they have to hear too.
final class Announcements<News: Sendable>: Sendable {
  /// Who listens, by number.
  private struct State {
    var next = 0
    var listeners: [Int: AsyncStream<News>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// A listener of its own, until whoever reads it stops.
  func stream() -> AsyncStream<News> {
    let (stream, continuation) = AsyncStream.makeStream(of: News.self)
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

  func announce(_ news: News) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(news) }
  }
}
