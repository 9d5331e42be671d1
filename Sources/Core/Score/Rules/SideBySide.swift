import Kernel

/// One scale beside others: its last score as a part of its own range, so that 514 of 700 can stand beside 712 of 850.
package struct SideBySide: Equatable, Sendable {
  package var scale: Scale
  /// `nil` of a scale that the person added and no score is known of.
  package var last: DatedReport?
  /// Whole hundredths of the range.
  package var percent: Int
  /// In the scale's own points since the report before, as its ring says it; `nil` where nothing can be compared.
  package var moved: Int?

  /// Each scale that has a report or was added by the person, in the file's order.
  package static func all(_ file: CreditFile) -> [SideBySide] {
    var all: [SideBySide] = []
    let entries = file.reports
    for scale in file.scales {
      let reports = entries.filter { $0.scale == scale.id }
      if reports.isEmpty, scale.isBuiltIn { continue }
      let percent = reports.last.map { Fraction.portion($0.report).rounded(to: 100) } ?? 0
      all.append(SideBySide(scale: scale, last: reports.last, percent: percent, moved: Movement(reports)?.change))
    }
    return all
  }
}
