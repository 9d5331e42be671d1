import Kernel

/// All reports of a person and the scales they are of: the fold of `ScoreOperation`s.
package struct CreditFile: Equatable, Sendable {
  /// All that the upstream sent, by time: its entries are made of it whenever they are asked for, so that they are the same
  /// in whatever order it came. No two are alike in both time and content.
  var sent: [SentReport] = []
  /// What a person entered or brought in a file, by time.
  var entered: [DatedReport] = []
  /// What was changed in entries of `sent`, in the order it was done.
  var changes: [EntryChanged] = []
  /// The names of entries of `sent` that were deleted.
  var removed: [String] = []
  /// The built-in ones first, then in the order they were added.
  package internal(set) var scales = Scale.builtIn
  /// The scale that the ring shows.
  package internal(set) var chosen = Scale.ofReports
  /// Its number is on Today only after a tap.
  package internal(set) var isHiddenOnToday = false

  package init() {}

  package func scale(_ id: String) -> Scale? { scales.first { $0.id == id } }

  /// Oldest first.
  package func reports(on scale: String) -> [DatedReport] { reports.filter { $0.scale == scale } }
}

extension CreditFile {
  /// In its place by time. One whose id is there already changes nothing.
  mutating func insert(_ entry: DatedReport) {
    if scale(entry.scale) == nil || entered.contains(where: { $0.id == entry.id }) { return }
    var index = entered.count
    while index > 0, DatedReport.precedes(entry, entered[index - 1]) { index -= 1 }
    entered.insert(entry, at: index)
  }

  /// One entry's day or score is another.
  mutating func change(_ change: EntryChanged) {
    if let index = entered.firstIndex(where: { $0.id == change.entry }), let entry = change.made(entered[index]) {
      entered.remove(at: index)
      insert(entry)
    }
    if namesReport(change.entry), !removed.contains(change.entry) { changes.append(change) }
  }

  /// Nothing brings it back but that this is undone. What the journal drops of a deleted entry leaves no trace here either:
  /// neither what was changed in it before, nor an earlier deletion.
  mutating func remove(_ entry: String) {
    if let index = entered.firstIndex(where: { $0.id == entry }) { entered.remove(at: index) }
    guard namesReport(entry) else { return }
    changes = changes.filter { $0.entry != entry }
    removed = removed.filter { $0 != entry } + [entry]
  }

  /// A name made of content holds before anything of that content is here; an operation's, which has a "-" before its
  /// number, only of one that is.
  private func namesReport(_ name: String) -> Bool {
    name.halves(at: "-").tail == nil || sent.contains { $0.ids.contains(name) }
  }
}
