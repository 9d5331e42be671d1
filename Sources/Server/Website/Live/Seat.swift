import Hummingbird

/// A live stream's place in the hub, taken when the stream is promised and given back with it, also where its body never
/// begins (HEAD, a client that is gone).
final class Seat: Sendable {
  let subscriber: Subscriber
  private let hub: LiveHub

  init(_ subscriber: Subscriber, in hub: LiveHub) {
    self.subscriber = subscriber
    self.hub = hub
  }

  deinit { leave() }

  /// Gives the place to others.
  func leave() { hub.leave(subscriber) }

  /// What to send at once.
  func first(after lastEventID: String?) -> [ByteBuffer] { hub.first(for: subscriber, lastEventID: lastEventID) }

  /// What has not been sent yet, the server's time first.
  func batch() -> [ByteBuffer] { hub.batch(for: subscriber) }
}
