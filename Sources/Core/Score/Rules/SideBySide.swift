/// One scale beside others: its last score as a part of its own range, so that 514 of 700 can stand beside 712 of 850.
package struct SideBySide: Equatable, Sendable {
  package var scale: Scale
  package var last: DatedReport
  /// Whole hundredths of the range.
  package var percent: Int
  /// In the scale's own points since the report before, as its ring says it; `nil` where nothing can be compared.
  package var moved: Int?

  /// Each scale that has a report, in the file's order.
  package static func all(_ file: CreditFile) -> [SideBySide] {
    var all: [SideBySide] = []
    for scale in file.scales {
      let reports = file.reports(on: scale.id)
      guard let last = reports.last else { continue }
      all.append(
        SideBySide(
          scale: scale, last: last, percent: Fraction.percent(last.report), moved: Movement(reports)?.change))
    }
    return all
  }
}
