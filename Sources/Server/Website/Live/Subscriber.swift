import Synchronization

/// One open live stream: what it listens to, and which of that it has yet to be sent. One whose reader takes nothing is
/// closed by its connection (`ConnectionRules`).
final class Subscriber: Sendable {
  typealias ID = UInt64

  let id: ID
  let topics: [LiveHub.Topic]
  /// Whom its address belongs to; nil for this machine's own.
  let owner: NetworkAddress?
  /// One element for any number of changes since the last.
  let wakes: AsyncStream<Void>
  private let waker: AsyncStream<Void>.Continuation
  private let pending = Mutex<Set<LiveHub.Topic>>([])

  init(id: ID, topics: [LiveHub.Topic], owner: NetworkAddress?) {
    self.id = id
    self.topics = topics
    self.owner = owner
    (wakes, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// `nil` wakes for the clock alone.
  func wake(_ topic: LiveHub.Topic?) {
    if let topic { pending.withLock { _ = $0.insert(topic) } }
    waker.yield()
  }

  /// Nothing more comes: its stream is closed.
  func end() { waker.finish() }

  /// In the order they were asked for.
  func take() -> [LiveHub.Topic] {
    let pending = pending.withLock { pending in
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
    return pending.isEmpty ? [] : topics.filter(pending.contains)
  }
}
