import Kernel
import NIOCore
import Synchronization

/// What was made for one is kept for the next who asks the same, by what was asked. Of answers (`Ready`) that is both forms,
/// plain and packed. What strangers ask must not fill the memory: beyond its room it begins anew.
final class Shelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What is kept, and for how long it holds.
  private struct Held {
    var values: [Key: Value] = [:]
    var weight = 0
    /// The second that the values are true for; nil for those that hold until they are forgotten.
    var second: Int64?
    var born = ContinuousClock.now
    /// Grows when what values are made from changes: what was begun before is not kept.
    var age = 0

    /// A second of the website's clock, and of real time where that clock is stopped.
    func holds(at second: Int64?) -> Bool {
      second == self.second && (second == nil || ContinuousClock.now - born < .seconds(1))
    }

    mutating func clear(for second: Int64?) {
      values.removeAll(keepingCapacity: second != nil)
      (weight, self.second, born) = (0, second, .now)
    }
  }

  private let held = Mutex(Held())
  private let room: Int
  private let weigh: @Sendable (Key, Value) -> Int

  /// `room` is in what `weigh` counts in: values, where nothing else is said.
  init(room: Int, weigh: @escaping @Sendable (Key, Value) -> Int = { _, _ in 1 }) {
    self.room = room
    self.weigh = weigh
  }

  /// Something that values are made from has changed.
  func forget() {
    held.withLock {
      $0.clear(for: nil)
      $0.age += 1
    }
  }

  /// What is kept for `key`, or what `make` gives. `now` for what is true for a second only. Two who ask at the same time may
  /// both make it: nobody waits for another's.
  func value<E: Error>(_ key: Key, at now: Instant? = nil, make: () throws(E) -> Value) throws(E) -> Value {
    let second = now?.seconds
    let (kept, age) = held.withLock { ($0.holds(at: second) ? $0.values[key] : nil, $0.age) }
    if let kept { return kept }
    let value = try make()
    let weight = weigh(key, value)
    held.withLock { held in
      guard held.age == age else { return }
      if !held.holds(at: second) || held.weight + weight > room { held.clear(for: second) }
      if weight <= room, held.values.updateValue(value, forKey: key) == nil { held.weight += weight }
    }
    return value
  }
}

extension Shelf where Key == String, Value == Ready {
  /// Answers by what was asked, as it was written: `room` is in bytes, questions and packed forms counted in.
  convenience init(bytes room: Int) {
    self.init(room: room) { key, ready in key.utf8.count + ready.body.readableBytes * 3 / 2 + 512 }
  }
}

/// What is kept of what feeds say, until they say something else.
struct Shelves: Sendable {
  let boards = Shelf<String, Ready>(bytes: 32 << 20)
  /// By the timetable's version and the day too, so that none is ever forgotten for another's sake.
  let weeks = Shelf<String, Ready>(bytes: 16 << 20)
  let races = Shelf<String, Ready>(bytes: 4 << 20)
  let alerts = Shelf<String, Ready>(bytes: 8 << 20)
  let calls = MTAPIShelf()
  let realtime = RealtimeShelf()

  /// Trains have changed: what was made of boards is not given again.
  func forgetBoards() {
    boards.forget()
    calls.forget()
  }
}
