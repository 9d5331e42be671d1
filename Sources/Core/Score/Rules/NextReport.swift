package import Kernel

/// On which day the upstream said that its next report would be there.
package enum NextReport {
  /// `time` is when the report was fetched; `nil` where it doesn't say.
  package static func day(_ report: Report, at time: Instant, in zone: Zone) -> Day? {
    guard let days = report.whole(.daysUntilNextReport), (0...3660).contains(days) else { return nil }
    return zone.local(time).day.adding(days: days)
  }
}
