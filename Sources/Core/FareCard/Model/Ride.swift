package import Kernel

/// What a ride is a ride of; the tariff has a price for each.
package enum Service: String, CaseIterable, Sendable {
  /// Subway and local bus.
  case base
  /// Express bus.
  case express
}

/// What was said about a ride when it was recorded. Its price isn't kept: it follows from the tariff and the rides
/// before it (Documentation/Decisions/0006-a-rides-price-is-derived.md).
package struct Ride: Equatable, Sendable {
  package var service: Service
  /// The person said "transfer". It is priced as one only while the ride it continues allows that.
  package var isTransfer: Bool
  /// Set by hand; then no rule prices it.
  package var amount: Money?

  package init(service: Service = .base, isTransfer: Bool = false, amount: Money? = nil) {
    self.service = service
    self.isTransfer = isTransfer
    self.amount = amount
  }
}
