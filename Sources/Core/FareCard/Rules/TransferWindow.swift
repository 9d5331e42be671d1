package import Kernel

/// The time after a paid ride in which changing is free: New York grants one transfer within two hours, London's Hopper
/// any number within one.
package struct TransferWindow: Equatable, Sendable {
  package var until: Instant
  /// Free transfers left; nil for any number.
  package var left: Int?
  /// Of the ride that opened it; a dearer service costs the difference (MTA: step-up from local to express).
  var service: Service
  /// Whose transfers they are; another agency doesn't honour them.
  var tariff: String?

  init?(opening time: Instant, _ service: Service, _ fare: Fare) {
    guard let transfer = fare.transfer else { return nil }
    until = time.adding(seconds: Int64(transfer.minutes) * 60)
    left = transfer.rides
    self.service = service
    tariff = fare.tariff
  }

  /// Until the very second it ends, inclusive.
  package func isOpen(at time: Instant) -> Bool { time <= until && left != 0 }

  /// Whether a ride of that fare may use it: the card may have got another tariff since, or one without transfers.
  func holds(at time: Instant, _ fare: Fare) -> Bool {
    isOpen(at: time) && fare.transfer != nil && fare.tariff == tariff
  }

  /// The step-up is between services and not between days: over a rise of fares a transfer to the same one stays free.
  func charge(_ fare: Fare) -> Int64 { max(fare.amount - fare.price(of: service), 0) }

  /// Takes one of the transfers left, where they are counted.
  mutating func use() {
    if let left { self.left = max(left - 1, 0) }
  }
}
