import Kernel

/// How much of the scale a score is: what the ring fills, and what scales are compared by.
package enum Fraction {
  /// 0 … 1.
  package static func of(_ score: Int, least: Int, most: Int) -> Double {
    portion(score, least: least, most: most).value
  }

  static func of(_ report: Report) -> Double { portion(report).value }

  /// The same before it is divided.
  static func portion(_ report: Report) -> Portion { portion(report.score, least: report.least, most: report.most) }

  /// Numbers at the ends of what a number can be are no farther apart than a `Double` holds.
  private static func portion(_ score: Int, least: Int, most: Int) -> Portion {
    Portion(Double(score) - Double(least), of: Double(most) - Double(least))
  }
}
