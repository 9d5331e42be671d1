/// How much of a whole something is: of no whole it is nothing, and it is never less than nothing or more than all.
package struct Portion: Equatable, Sendable {
  private let part: Double
  private let whole: Double

  package init(_ part: Double, of whole: Double) {
    self.part = whole > 0 ? min(max(part, 0), whole) : 0
    self.whole = whole > 0 ? whole : 1
  }

  /// 0 … 1.
  package var value: Double { part / whole }

  /// In so many parts, to the nearest.
  package func rounded(to parts: Double) -> Int { Int((value * parts).rounded()) }

  /// In whole hundredths that are reached: all of them only where it is all.
  package var percentReached: Int { Int(part * 100 / whole) }
}
