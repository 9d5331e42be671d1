import Departures
import Feeds
import Hummingbird
import Kernel
import Synchronization

extension LiveHub {
  /// Joins, and says what to send at once: the server's time, then each board, or after `lastEventID` only those that
  /// changed since.
  func subscribe(
    to topics: [Topic], lastEventID: String?, disconnect: @escaping @Sendable () -> Void
  ) -> (subscriber: Subscriber, first: [ByteBuffer]) {
    let subscriber = state.withLock { state in
      let subscriber = Subscriber(id: state.nextID, topics: topics, disconnect: disconnect)
      state.nextID += 1
      // A hub that has closed takes nobody in: the stream ends after its first events.
      if state.isClosed {
        subscriber.end()
      } else {
        // In before the boards are read: a change between the two is heard, at worst twice.
        state.subscribers[subscriber.id] = subscriber
        for topic in topics { state.listeners[topic, default: []].insert(subscriber.id) }
      }
      return subscriber
    }
    let now = clock()
    let index = networks.index
    let seen = lastEventID.flatMap { number(inEventID: $0) }
    var first = [LiveEvent.opening, LiveEvent.clock(now, zone: index.network.zone)]
    for topic in topics {
      guard let event = event(for: topic, now: now) else { continue }
      if let seen, event.number <= seen { continue }
      first.append(event.bytes)
    }
    return (subscriber, first)
  }

  func leave(_ subscriber: Subscriber) {
    state.withLock { state in
      state.subscribers[subscriber.id] = nil
      for topic in subscriber.topics {
        state.listeners[topic]?.remove(subscriber.id)
        if state.listeners[topic]?.isEmpty == true { state.listeners[topic] = nil }
      }
      if state.events.count > Limits.topics {
        let listened = Set(state.listeners.keys)
        state.events = state.events.filter { listened.contains($0.key) }
      }
    }
  }

  /// What this subscriber has not been sent yet, the server's time first.
  func batch(for subscriber: Subscriber) -> [ByteBuffer] {
    let topics = subscriber.take()
    return state.withLock { state in
      [state.clockEvent] + topics.compactMap { state.events[$0]?.bytes }
    }
  }

  /// What it is now. Where it is the one already sent to others, it keeps their event's number.
  private func event(for topic: Topic, now: Instant) -> LiveEvent? {
    if let held = state.withLock({ $0.events[topic] }), held.second == now.seconds { return held }
    return reading.withLock { _ in read(topic, now) }
  }

  private func read(_ topic: Topic, _ now: Instant) -> LiveEvent? {
    guard let content = content()(topic, now) else { return nil }
    let json = content.json(networks.index, now)
    return state.withLock { state in
      let number: UInt64
      if let held = state.events[topic], held.content == content {
        number = held.number
      } else {
        state.changes += 1
        number = state.changes
      }
      let event = LiveEvent(content, number: number, run: run, json: json, second: now.seconds)
      state.events[topic] = event
      return event
    }
  }

  /// nil for an id of an earlier run, which says nothing about what changed in this one.
  private func number(inEventID id: String) -> UInt64? {
    let parts = id.split(separator: "-")
    guard parts.count == 2, parts[0] == run else { return nil }
    return UInt64(parts[1])
  }
}
