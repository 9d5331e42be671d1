/// One scale beside others: its last score as a part of its own range, so that 514 of 700 can stand beside 712 of 850.
package struct SideBySide: Equatable, Sendable {
  package var scale: Scale
  package var last: DatedReport
  /// Whole hundredths of the range.
  package var percent: Int
  /// In hundredths of the range since the report before; `nil` where there is none.
  package var moved: Int?

  /// Each scale that has a report, in the file's order.
  package static func all(_ file: CreditFile) -> [SideBySide] {
    var all: [SideBySide] = []
    for scale in file.scales {
      let reports = file.reports(on: scale.id)
      guard let last = reports.last else { continue }
      var one = SideBySide(scale: scale, last: last, percent: Fraction.percent(last.report), moved: nil)
      if reports.count > 1 { one.moved = one.percent - Fraction.percent(reports[reports.count - 2].report) }
      all.append(one)
    }
    return all
  }
}
