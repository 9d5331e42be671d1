package import Kernel

/// Which train a person can still act on. Who reads of it on a phone is not yet on the platform.
package enum Catchable {
  /// Seconds that are left at the least.
  package static let least: Int64 = 60

  package static func isCatchable(_ time: Instant, now: Instant) -> Bool { time.seconds(since: now) >= least }
}
