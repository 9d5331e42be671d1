/// How much of the scale a score is: what the ring fills, and what scales are compared by.
package enum Fraction {
  /// 0 … 1.
  package static func of(_ score: Int, least: Int, most: Int) -> Double {
    guard most > least else { return 0 }
    return min(max((Double(score) - Double(least)) / (Double(most) - Double(least)), 0), 1)
  }

  static func of(_ report: Report) -> Double { of(report.score, least: report.least, most: report.most) }

  /// In whole hundredths, as it is said.
  static func percent(_ report: Report) -> Int { Int((of(report) * 100).rounded()) }
}
