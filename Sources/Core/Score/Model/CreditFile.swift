import Kernel

/// All reports of a person and the scales they are of: the fold of `ScoreOperation`s.
package struct CreditFile: Equatable, Sendable {
  /// By time.
  package internal(set) var reports: [DatedReport] = []
  /// The built-in ones first, then in the order they were added.
  package internal(set) var scales = Scale.builtIn
  /// The scale that the ring shows.
  package internal(set) var chosen = Scale.ofReports
  /// Its number is on Today only after a tap.
  package internal(set) var isHiddenOnToday = false
  /// The last one that the upstream sent, even if it was deleted since: the same again is no new fact.
  var lastSent: Report?

  package init() {}

  package func scale(_ id: String) -> Scale? { scales.first { $0.id == id } }

  package func entry(_ id: String) -> DatedReport? { reports.first { $0.id == id } }

  /// Oldest first.
  package func reports(on scale: String) -> [DatedReport] {
    var list: [DatedReport] = []
    for entry in reports where entry.scale == scale { list.append(entry) }
    return list
  }

  /// Whether a report says anything else than the last one that the upstream sent.
  package func isNew(_ report: Report) -> Bool { !(lastSent?.isSame(as: report) ?? false) }
}

extension CreditFile {
  /// In its place by time. One whose id is there already changes nothing.
  mutating func insert(_ entry: DatedReport) {
    if self.entry(entry.id) != nil || scale(entry.scale) == nil { return }
    var index = reports.count
    while index > 0, DatedReport.precedes(entry, reports[index - 1]) { index -= 1 }
    reports.insert(entry, at: index)
  }

  /// What was removed; nil where it is gone already.
  mutating func remove(_ id: String) -> DatedReport? {
    guard let index = reports.firstIndex(where: { $0.id == id }) else { return nil }
    return reports.remove(at: index)
  }
}
