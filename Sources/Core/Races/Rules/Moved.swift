/// Whether a race's start has moved far enough to be said, and how far.
package enum Moved {
  /// Whole minutes as they are shown, at least 1; `nil` where the clock time stayed as good as it was.
  package static func minutes(_ seconds: Int64) -> Int? {
    let distance = min(seconds.magnitude, 359_999)
    return distance < 30 ? nil : max(1, Int((distance + 30) / 60))
  }
}
