/// Keys with a number each, in an open table that is at most half full.
///
/// For speed, in place of `Dictionary`, with which a third of a plain feed's time went to looking up: the keys are hashes
/// already, and a feed asks for some hundred thousand a minute. Where a key stands is a secret of each table, so that no feed
/// can be written whose keys all meet.
struct KeyTable: Sendable {
  /// A key beside its number: what is looked for is fetched at once.
  private struct Slot {
    var key: UInt64 = 0
    /// One more than the number; 0 where nothing is.
    var number: UInt32 = 0
  }

  private var slots: [Slot]
  private(set) var count = 0
  private let secret = UInt64.random(in: .min ... .max)

  /// Room for so many before it grows.
  init(capacity: Int = 0) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
  }

  /// Nil for a key that was not added. Numbers are below 2³² − 1.
  subscript(key: UInt64) -> UInt32? {
    let number = slots[place(of: key)].number
    return number == 0 ? nil : number - 1
  }

  /// The first number that a key is added with stays.
  mutating func add(_ key: UInt64, _ number: UInt32 = 0) {
    var place = place(of: key)
    if slots[place].number != 0 { return }
    if 2 * (count + 1) > slots.count {
      grow()
      place = self.place(of: key)
    }
    slots[place] = Slot(key: key, number: number &+ 1)
    count += 1
  }

  /// The slot it has, or the free one it would get.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: TextKey.mixed(key ^ secret) >> 20) & mask
    while slots[place].number != 0, slots[place].key != key { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.number != 0 { slots[place(of: slot.key)] = slot }
  }
}
