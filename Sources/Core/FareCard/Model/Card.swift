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
  /// Never empty, ascending by `from`, each with all that holds then (Card+Fares.swift); the first also holds for all time
  /// before.
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
  private var met = EverMet()

  package init(id: String) { self.id = id }

  /// Every wallet begins with this one, which is nobody's until something is said of it (FirstCard.swift).
  package static let firstID = "card"

  package func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  /// The place of the first entry with a balance: at rides before the first amount none was known.
  var firstKnown: Int {
    for (index, entry) in entries.enumerated() {
      if case .ride = entry.kind { continue }
      return index
    }
    return hasEntered ? 0 : entries.count
  }

  /// When it last got an entry, or was added where that was later; nil for a first card without entries.
  var lastUse: Instant? {
    guard let added else { return entries.last?.time }
    return max(added, entries.last?.time ?? added)
  }

  /// The same by these writers alone.
  func lastUse(by own: Places<String>) -> Instant? {
    if own.keys.isEmpty { return nil }
    let isOwn = { (id: String) in EntryRows.writer(of: id).map { own.contains($0) } ?? false }
    let latest = entries.last { isOwn($0.id) }?.time
    guard let added, isOwn(id) else { return latest }
    return max(added, latest ?? added)
  }
}

extension Card {
  /// In its place by time. One whose id is there already changes nothing.
  mutating func insert(_ entry: Entry) {
    // Ids of operations are all different; only a file brings ids that others have.
    if !hasImported || new([entry.id]).keys.count == 1 { place(entry) }
  }

  /// Many at once: each is looked up without going through all, and all are put in their places in one pass.
  mutating func insert(_ many: [Entry]) {
    hasImported = true
    let fresh = new(many.map { $0.id })
    var taken = Places<String>()
    entries.merge(many.filter { fresh.contains($0.id) && taken.add($0.id).isNew }) { Entry.precedes($0, $1) }
  }

  private mutating func new(_ ids: [String]) -> Places<String> {
    let entries = entries
    return met.new(ids) { entries.map { $0.id } }
  }

  /// Takes its new place by time; one that is not there changes nothing.
  mutating func replace(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
    entries.remove(at: index)
    place(entry)
  }

  /// Most come last.
  private mutating func place(_ entry: Entry) {
    // Of two at the same moment the one that was made later comes later: operations are folded in that order everywhere.
    let place =
      entries.last.map { $0.time <= entry.time } != false
      ? entries.count : entries.place(of: entry) { other, entry in other.time <= entry.time }
    entries.insert(entry, at: place)
  }
}
