/// Which scores can be shown: a scale must end above where it begins, and the score lie on it. 0 is a score.
package enum Validity {
  /// No scale goes further; sums and products of such numbers fit everywhere.
  static let furthest = 1_000_000

  /// By its magnitude, which the least number there is has too.
  static func isOnAScale(_ number: Int) -> Bool { number.magnitude <= furthest }

  /// Throws where the scale is none, or the score is not on it.
  package static func check(_ score: Int, least: Int, most: Int) throws(ReportFault) {
    guard isOnAScale(least), isOnAScale(most), least < most else { throw .noRange(least: least, most: most) }
    guard score >= least, score <= most else { throw .outside(score: score, least: least, most: most) }
  }
}
