/// A moment in time: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX).
package struct Instant: Hashable, Comparable, Sendable {
  package var milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// What is stored: from 1970 to the end of the year 9999, in milliseconds.
  package static let kept: ClosedRange<Int64> = 0...253_402_300_799_999

  /// Seconds since 1970. Values beyond the year ±292 million are held at the edge, so outside numbers never trap.
  package init(seconds: Int64) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    milliseconds = overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// Whole seconds since 1970, rounded down.
  package var seconds: Int64 {
    let whole = milliseconds / 1000
    return milliseconds % 1000 < 0 ? whole - 1 : whole
  }

  package static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }

  /// This moment moved by seconds, held at the edges.
  @inline(never)
  package func adding(seconds: Int64) -> Instant {
    let shift = Instant(seconds: seconds).milliseconds
    let (sum, overflow) = milliseconds.addingReportingOverflow(shift)
    return Instant(milliseconds: overflow ? (shift < 0 ? .min : .max) : sum)
  }

  /// Whole seconds from `earlier` to this moment, rounded down; negative when this moment comes first.
  @inline(never)
  package func seconds(since earlier: Instant) -> Int64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    if overflow { return milliseconds < earlier.milliseconds ? .min / 1000 : .max / 1000 }
    return Instant(milliseconds: difference).seconds
  }
}
