import Kernel

/// Which entries a card has, and what a new one is to be called.
struct KnownEntries {
  private var ofCard = Places<String>()
  private var ofFile = Places<String>()
  /// By place in `ofFile`: how many rows are like it.
  private var alike: [Int] = []

  init(_ card: Card) {
    for entry in card.entries { ofCard.add(entry.id) }
  }

  /// Its own id, if our export gave it one; else one made of its content, so that the same file twice adds nothing. Rows
  /// that are all alike, as two rides in one minute, count on. Nil for one that is known.
  mutating func newID(for entry: Entry, named name: String) -> String? {
    if KnownEntries.isID(name) { return take(name) && !ofCard.contains(name) ? name : nil }
    let id = KnownEntries.id(of: entry)
    var copy = id
    while !take(copy) {
      let place = ofFile.place(of: id) ?? 0
      alike[place] += 1
      // So many rides in one second are no rides.
      guard alike[place] < 100 else { return nil }
      copy = id + "." + String(alike[place])
    }
    return ofCard.contains(copy) ? nil : copy
  }

  private mutating func take(_ id: String) -> Bool {
    guard ofFile.add(id).isNew else { return false }
    alike.append(0)
    return true
  }

  /// Letters, digits, "-", "_" and ".", as operations and we ourselves make them; no other text comes into the journal.
  private static func isID(_ name: String) -> Bool {
    guard (1...100).contains(name.utf8.count) else { return false }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        continue
      default: return false
      }
    }
    return true
  }

  /// Of its time and of what its row says.
  private static func id(of entry: Entry) -> String {
    var id = ContentID()
    id.add(entry.time.milliseconds)
    let cells = EntryCells(of: entry.kind).cells
    for cell in cells {
      if let number = cell.integer { id.add(number) }
      // Each letter as a number of its own.
      for byte in (cell.string ?? "").utf8 { id.add(Int64(byte)) }
    }
    // The ids that journals have are made so where a ride's amount isn't set.
    if cells.count == 1 { id.add(.min) }
    return id.text
  }
}
