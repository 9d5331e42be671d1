package import Kernel

/// One transit card as its owner keeps it: facts only, all that can be worked out is in its `Ledger`.
package struct Card: Equatable, Sendable {
  package var id: String
  /// Empty until the person gives it one.
  package var name = ""
  package var owner = ""
  /// 10 to 20 digits, without spaces.
  package var number: String?
  package var expiry: Day?
  /// Never empty, ascending by `from`; the first also holds for all time before.
  package internal(set) var fares: [FareChoice] = [Card.firstChoice]
  /// Remind when fewer rides than these are left; 0 for never.
  package var reminderRides = 2
  /// Whether an amount was ever entered; 0 counts.
  package var hasEntered = false
  /// When the card was added; the first one was always there.
  package var added: Instant?
  /// By time.
  package internal(set) var entries: [Entry] = []
  /// Whether rows of a file are among them.
  var hasImported = false

  package init(id: String) { self.id = id }

  /// Every wallet begins with this one, so that two devices' first cards are the same card.
  package static let firstID = "card"
  static let firstChoice = FareChoice(from: Instant(milliseconds: 0), fare: .tariff("new-york"))

  /// What holds at that moment.
  package func choice(at time: Instant) -> FareChoice {
    var index = fares.count - 1
    while index > 0, fares[index].from > time { index -= 1 }
    return index >= 0 ? fares[index] : Card.firstChoice
  }

  package func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  var lastUse: Instant? {
    guard let added else { return entries.last?.time }
    return max(added, entries.last?.time ?? added)
  }
}

extension Card {
  /// In its place by time. One whose id is there already changes nothing.
  mutating func insert(_ entry: Entry) {
    // Ids of operations are all different; only a file brings ids that others have.
    if hasImported, entries.contains(where: { $0.id == entry.id }) { return }
    place(entry)
  }

  /// Many at once: their ids are looked up in one pass, not one by one.
  mutating func insert(_ many: [Entry]) {
    hasImported = true
    var known = Places<String>()
    for entry in entries { known.add(entry.id) }
    for entry in many where known.add(entry.id).isNew { place(entry) }
  }

  mutating func replace(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
    entries.remove(at: index)
    place(entry)
  }

  /// Most come last; else the place is found by halving.
  private mutating func place(_ entry: Entry) {
    var low = entries.count
    if let last = entries.last, !Entry.precedes(last, entry) {
      var high = low
      low = 0
      while low < high {
        let middle = (low + high) / 2
        if Entry.precedes(entries[middle], entry) { low = middle + 1 } else { high = middle }
      }
      if entries[low].id == entry.id { return }
    }
    entries.insert(entry, at: low)
  }
}
