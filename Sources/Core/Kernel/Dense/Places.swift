/// Where each key stands in a list that only grows: a table of places, at most half full, found by hash.
///
/// For size (README.md here), in place of `Dictionary` and `Set`: the values stand in the owner's own list.
package struct Places<Key: Placed>: Sendable {
  /// In the order they came.
  package private(set) var keys: [Key] = []
  /// A key's place plus one; 0 where nothing is.
  private var slots: [Int32] = []

  package init() {}

  /// The number under which it was added, from 0; nil for what was not.
  package func place(of key: Key) -> Int? {
    if slots.isEmpty { return nil }
    let slot = slot(of: key)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  package func contains(_ key: Key) -> Bool { place(of: key) != nil }

  /// Its place, and whether it was not there before.
  @discardableResult
  package mutating func add(_ key: Key) -> (place: Int, isNew: Bool) {
    if keys.count * 2 >= slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot] != 0 { return (Int(slots[slot]) - 1, false) }
    keys.append(key)
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    return (keys.count - 1, true)
  }

  /// The one it has, or the free one it would get.
  private func slot(of key: Key) -> Int {
    var slot = Int(key.mixed & 0x7FFF_FFFF) & (slots.count - 1)
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(16, slots.count * 2))
    for place in keys.indices { slots[slot(of: keys[place])] = Int32(truncatingIfNeeded: place + 1) }
  }
}

/// What can be found by `Places`.
package protocol Placed: Equatable, Sendable {
  /// The same for equal ones, and well spread in all its bits.
  var mixed: UInt32 { get }
}

extension String: Placed {
  package var mixed: UInt32 { Mixing.finished(Mixing.secret(self)) }
}

/// FNV-1a over bytes, then the last steps of MurmurHash3, so that texts that differ in their last digit lie far apart.
package enum Mixing {
  package static let start: UInt32 = 0x811C_9DC5

  package static func add(_ text: String, to hash: UInt32) -> UInt32 {
    added(text, to: hash, by: 0x0100_0193)
  }

  /// For tables in memory: another one in each run, so that nobody can write a file whose keys all fall on one place, and
  /// make finding them a walk through all. As the library's own tables do; nothing that is seen or kept depends on it.
  package static func secret(_ text: String) -> UInt32 {
    added(text, to: secretStart, by: secretFactor)
  }

  private static func added(_ text: String, to start: UInt32, by factor: UInt32) -> UInt32 {
    var hash = start
    #if arch(wasm32)
      // Taken one by one each byte is a call there: it was a sixth of the program's time with a new device's first log.
      let isRead: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* factor }
      }
      if isRead != nil { return hash }
    #endif
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* factor }
    return hash
  }

  private static let secretStart: UInt32 = .random(in: 0...UInt32.max)
  package static let secretFactor: UInt32 = .random(in: 0...UInt32.max) | 1

  package static func finished(_ hash: UInt32) -> UInt32 {
    var hash = hash
    hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
    hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
    return hash ^ (hash >> 16)
  }
}
