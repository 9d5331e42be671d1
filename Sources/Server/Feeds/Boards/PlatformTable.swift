/// Finds a platform by the key of its stop id (`TextKey`): open addressing, filled once, at most half full.
struct PlatformTable: Sendable {
  /// NB: the key 0 marks a free place; it is the empty text's, which names no stop.
  private struct Place: BitwiseCopyable {
    var key: UInt64 = 0
    var value: UInt32 = 0
  }

  private let places: Column<Place>
  private let mask: Int

  init(_ entries: [(key: UInt64, value: UInt32)]) {
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    mask = size - 1
    places = Column(capacity: size)
    for index in 0..<size { places.base[index] = Place() }
    for entry in entries where entry.key != 0 {
      var at = Int(truncatingIfNeeded: TextKey.mixed(entry.key)) & mask
      while places.base[at].key != 0, places.base[at].key != entry.key { at = (at + 1) & mask }
      // The first of two stops with one id counts.
      if places.base[at].key == 0 { places.base[at] = Place(key: entry.key, value: entry.value) }
    }
  }

  @inline(__always)
  subscript(key: UInt64) -> UInt32? {
    if key == 0 { return nil }
    var at = Int(truncatingIfNeeded: TextKey.mixed(key)) & mask
    while true {
      let place = places.base[at]
      if place.key == key { return place.value }
      if place.key == 0 { return nil }
      at = (at + 1) & mask
    }
  }
}
