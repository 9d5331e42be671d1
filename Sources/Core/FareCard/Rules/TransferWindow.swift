package import Kernel

/// The time after a paid ride in which changing is free: New York grants one transfer within two hours, London's Hopper
/// any number within one.
package struct TransferWindow: Equatable, Sendable {
  package var until: Instant
  /// Free transfers left; nil for any number.
  package var left: Int?
  /// The fare of the ride that opened it; a dearer service costs the difference (MTA: step-up from local to express).
  var covered: Int64

  init?(opening time: Instant, _ fare: Fare) {
    guard let transfer = fare.transfer else { return nil }
    until = time.adding(seconds: Int64(transfer.minutes) * 60)
    left = transfer.rides
    covered = fare.amount
  }

  /// Until the very second it ends, inclusive.
  package func isOpen(at time: Instant) -> Bool { time <= until && left != 0 }

  func charge(_ fare: Fare) -> Int64 { max(fare.amount - covered, 0) }

  mutating func use() {
    if let left { self.left = max(left - 1, 0) }
  }
}
