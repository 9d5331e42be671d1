package import Kernel

/// Up, down or the same, and since when: the last report against the one before it. Only scores on the same range are
/// compared, so neither new bands nor a new scale make a score move.
package struct Movement: Equatable, Sendable {
  /// Above 0 for up.
  package var change: Int
  package var since: Instant

  /// `reports` oldest first; `nil` where there is nothing to compare with.
  package init?(_ reports: [DatedReport]) {
    guard let last = reports.last else { return nil }
    var index = reports.count - 2
    guard index >= 0, Movement.canCompare(reports[index], last) else { return nil }
    change = last.report.score - reports[index].report.score
    if change == 0 {
      // Unchanged since the first of those that are all alike.
      while index > 0, Movement.canCompare(reports[index - 1], last),
        reports[index - 1].report.score == last.report.score
      {
        index -= 1
      }
    }
    since = reports[index].time
  }

  private static func canCompare(_ a: DatedReport, _ b: DatedReport) -> Bool {
    a.report.least == b.report.least && a.report.most == b.report.most
  }
}
