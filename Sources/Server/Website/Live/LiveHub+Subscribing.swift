import Accounts
import Departures
import Feeds
import Hummingbird
import Kernel
import Synchronization

extension LiveHub {
  /// A place for one more, for as long as the seat is held. Counted as it is taken: of limits that are checked first and
  /// counted later, a crowd at the door takes no notice.
  func seat(
    for topics: [Topic], of address: NetworkAddress?, listener: SignedIn? = nil
  ) throws(Problem) -> Seat {
    let owner = address.flatMap { $0.isLoopback ? nil : $0.owner }
    let result = state.withLock { state -> Result<Subscriber, Problem> in
      if let problem = refusal(topics, owner, state) { return .failure(problem) }
      let subscriber = Subscriber(id: state.nextID, topics: topics, owner: owner, listener: listener)
      state.nextID += 1
      if let owner { state.owners[owner, default: 0] += 1 }
      // In before the boards are read: a change between the two is heard, at worst twice.
      state.subscribers[subscriber.id] = subscriber
      for topic in topics {
        state.listeners[topic, default: []].insert(subscriber.id)
        state.left[topic] = nil
      }
      if let account = listener?.account {
        state.journals[account, default: JournalNews()].listeners.insert(subscriber.id)
      }
      return .success(subscriber)
    }
    return Seat(try result.get(), in: self)
  }

  private func refusal(_ topics: [Topic], _ owner: NetworkAddress?, _ state: borrowing State) -> Problem? {
    // A hub that has closed takes nobody in.
    if state.isClosed || state.subscribers.count >= limits.subscribers { return .tooManyStreams }
    if let owner, state.owners[owner, default: 0] >= limits.subscribersOfOne { return .tooManyStreamsOfOne }
    var new = 0
    for topic in topics where state.listeners[topic] == nil { new += 1 }
    if new > 0, state.listeners.count + new > Limits.topics { return .tooManyStreams }
    for (event, most) in Limits.madeUp {
      if topics.contains(where: { $0.event == event && state.listeners[$0] == nil }),
        state.listeners.keys.count(where: { $0.event == event }) >= most
      {
        return .tooManyStreams
      }
    }
    return nil
  }

  /// The server's time, then each board, or after `lastEventID` only those that changed since.
  func first(for subscriber: Subscriber, lastEventID: String?) -> [ByteBuffer] {
    let look = look()
    let old = subscriber.topics.filter { topic in
      state.withLock { $0.events[topic]?.second != look.now.seconds }
    }
    var gone: Set<Topic> = []
    let read = old.compactMap { topic -> Seen? in
      if let content = look.content(topic, look.now) { return Seen(topic, content, look) }
      gone.insert(topic)
      return nil
    }
    // What this one sees first is news to those who were there before.
    for other in keep(read, look) where other.id != subscriber.id { other.wake() }
    let seen = lastEventID.flatMap { change(inEventID: $0, of: subscriber) } ?? 0
    return [LiveEvent.opening, look.clockEvent]
      + state.withLock { state in
        _ = subscriber.send(upTo: state.changes)
        return unsent(to: subscriber, since: seen, state, without: gone)
      } + journal(for: subscriber)
  }

  /// What this subscriber has not been sent yet, the server's time first.
  func batch(for subscriber: Subscriber) -> [ByteBuffer] {
    state.withLock { state in
      [state.clockEvent] + unsent(to: subscriber, since: subscriber.send(upTo: state.changes), state, without: [])
    } + journal(for: subscriber)
  }

  private func unsent(
    to subscriber: Subscriber, since change: UInt64, _ state: borrowing State, without gone: Set<Topic>
  ) -> [ByteBuffer] {
    var events: [ByteBuffer] = []
    for topic in subscriber.topics where !gone.contains(topic) {
      if let event = state.events[topic], event.number > change { events.append(event.bytes) }
    }
    if let last = events.indices.last {
      events.insert(LiveEvent.id(prefix(of: subscriber) + String(state.changes)), at: last)
    }
    return events
  }

  /// An id tells up to which change somebody was sent these boards: nothing about others, nor about another run's.
  private func prefix(of subscriber: Subscriber) -> String {
    "\(run)-\(String(UInt(bitPattern: subscriber.topics.hashValue), radix: 16))-"
  }

  private func change(inEventID id: String, of subscriber: Subscriber) -> UInt64? {
    let prefix = prefix(of: subscriber)
    return id.hasPrefix(prefix) ? UInt64(id.dropFirst(prefix.utf8.count)) : nil
  }

  /// Takes a subscriber off all it listened to; a second time does nothing.
  func leave(_ subscriber: Subscriber) {
    state.withLock { state in
      guard state.subscribers.removeValue(forKey: subscriber.id) != nil else { return }
      if let owner = subscriber.owner, let count = state.owners[owner] {
        state.owners[owner] = count > 1 ? count - 1 : nil
      }
      if let account = subscriber.listener?.account { state.leave(account, subscriber.id) }
      for topic in subscriber.topics {
        state.listeners[topic]?.remove(subscriber.id)
        if state.listeners[topic]?.isEmpty == true {
          state.listeners[topic] = nil
          state.left[topic] = .now
        }
      }
    }
  }

  /// Events that nobody has listened to for a while go: who comes back later is sent the boards again, and no more than
  /// that is lost.
  func forget() {
    let limit = ContinuousClock.now - limits.remembered
    let gone = state.withLock { state in
      let gone = state.left.filter { $0.value < limit }
      for topic in gone.keys {
        state.left[topic] = nil
        state.events[topic] = nil
      }
      return gone.count
    }
    // After a crowd has left, what it took is given back to the system too, not only to the allocator.
    if gone >= Limits.crowd { ProcessMemory.giveBack() }
  }
}
