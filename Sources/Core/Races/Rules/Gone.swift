package import Kernel

/// When a race leaves the board: so many seconds after its advertised start, on that second, without anybody asking.
package enum Gone {
  package static let after: Int64 = 60

  /// `after` is in seconds.
  package static func isGone(_ start: Instant, now: Instant, after: Int64 = Gone.after) -> Bool {
    Countdown.seconds(to: start, now: now) <= -after
  }
}
