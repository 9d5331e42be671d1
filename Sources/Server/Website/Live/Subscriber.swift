import Synchronization

/// One open live stream: what it listens to, and which of that it has yet to be sent.
final class Subscriber: Sendable {
  typealias ID = UInt64

  private struct State {
    var pending: Set<LiveHub.Topic> = []
    var writingSince: ContinuousClock.Instant?
  }

  let id: ID
  let topics: [LiveHub.Topic]
  /// One element for any number of changes since the last.
  let wakes: AsyncStream<Void>
  /// Drops the connection of a reader that takes nothing.
  let disconnect: @Sendable () -> Void
  private let waker: AsyncStream<Void>.Continuation
  private let state = Mutex(State())

  /// A write that has not got through for so long means that nobody reads.
  static let patience: Duration = .seconds(60)

  init(id: ID, topics: [LiveHub.Topic], disconnect: @escaping @Sendable () -> Void) {
    self.id = id
    self.topics = topics
    self.disconnect = disconnect
    (wakes, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// `nil` wakes for the clock alone.
  func wake(_ topic: LiveHub.Topic?) {
    if let topic { state.withLock { _ = $0.pending.insert(topic) } }
    waker.yield()
  }

  func end() { waker.finish() }

  /// In the order they were asked for.
  func take() -> [LiveHub.Topic] {
    let pending = state.withLock { state in
      defer { state.pending.removeAll(keepingCapacity: true) }
      return state.pending
    }
    return pending.isEmpty ? [] : topics.filter(pending.contains)
  }

  var isStalled: Bool {
    state.withLock { $0.writingSince.map { ContinuousClock.now - $0 > Self.patience } ?? false }
  }

  /// Around each write, so that a reader that takes nothing is noticed.
  func isWriting(_ now: Bool) {
    state.withLock { $0.writingSince = now ? .now : nil }
  }
}
