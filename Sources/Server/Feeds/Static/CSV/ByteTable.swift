/// Ids in the order they came, each found again by its bytes without making a string: one blob, offsets, open addressing.
struct ByteTable {
  private var blob: [UInt8] = []
  private var offsets: [UInt32] = [0]
  private var slots: [Int32]

  init(expecting count: Int = 64) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  var count: Int { offsets.count - 1 }

  subscript(_ index: Int) -> String {
    String(decoding: blob[Int(offsets[index])..<Int(offsets[index + 1])], as: UTF8.self)
  }

  /// The text that was entered as the `index`-th.
  func bytes(_ index: Int) -> ArraySlice<UInt8> { blob[Int(offsets[index])..<Int(offsets[index + 1])] }

  /// Its index; nil where it was never entered.
  func find(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
    let place = slot(of: key)
    return slots[place] < 0 ? nil : Int(slots[place])
  }

  /// Its index; nil where it was never entered.
  func find(_ key: String) -> Int? {
    var key = key
    return key.withUTF8 { find($0) }
  }

  /// Its new index; nil when it is there already.
  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
    let place = slot(of: key)
    guard slots[place] < 0 else { return nil }
    let index = count
    slots[place] = Int32(index)
    blob.append(contentsOf: key)
    offsets.append(UInt32(blob.count))
    if count * 2 > slots.count { grow() }
    return index
  }

  /// Its index, new or not.
  mutating func intern(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in find(bytes) ?? insert(bytes) ?? 0 }
  }

  func isSame(_ index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(offsets[index])
    guard Int(offsets[index + 1]) - start == key.count else { return false }
    for place in 0..<key.count where blob[start + place] != key[place] { return false }
    return true
  }

  private func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: FNV.folded(key)) & mask
    while slots[place] >= 0, !isSame(Int(slots[place]), key) { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for index in 0..<count {
      var place = Int(truncatingIfNeeded: FNV.folded(bytes(index))) & mask
      while slots[place] >= 0 { place = (place + 1) & mask }
      slots[place] = Int32(index)
    }
  }
}
