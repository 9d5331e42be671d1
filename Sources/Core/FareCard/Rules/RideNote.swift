/// Why a ride cost what it cost.
package enum RideNote: Equatable, Sendable {
  /// The plain fare.
  case none
  /// A free transfer, or the difference to a dearer service.
  case transfer
  /// Free: the cap was reached before.
  case capped
  /// This ride reached the cap and cost what was left of it.
  case partial
  case byHand
  /// The tariff isn't known to this version; counted as 0.
  case unpriced
}
