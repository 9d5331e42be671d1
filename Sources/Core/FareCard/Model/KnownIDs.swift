/// Which ids are there, for twenty thousand at once: a table of their 64-bit hashes, half full at most. Two ids of one hash
/// would count as one; by chance that happens in no file that a person has.
///
/// `Set<String>` does the same with fifteen kilobytes more for the browser to load.
struct KnownIDs {
  private var slots: [UInt64] = []
  private var count = 0

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2, size < 1 << 24 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Whether it was new.
  mutating func insert(_ id: String) -> Bool {
    if count * 2 >= slots.count { grow() }
    return insert(KnownIDs.hash(id))
  }

  func contains(_ id: String) -> Bool {
    let hash = KnownIDs.hash(id)
    var at = place(of: hash)
    while slots[at] != 0 {
      if slots[at] == hash { return true }
      at = at + 1 == slots.count ? 0 : at + 1
    }
    return false
  }

  private mutating func insert(_ hash: UInt64) -> Bool {
    var at = place(of: hash)
    while slots[at] != 0 {
      if slots[at] == hash { return false }
      at = at + 1 == slots.count ? 0 : at + 1
    }
    slots[at] = hash
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    count = 0
    for hash in old where hash != 0 { _ = insert(hash) }
  }

  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 33) & (slots.count - 1) }

  /// FNV-1a, then mixed (SplitMix64's last steps), so that ids that differ in their last digit lie far apart; never 0,
  /// which marks an empty slot.
  private static func hash(_ id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Array(id.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return max(hash ^ (hash >> 31), 1)
  }
}
