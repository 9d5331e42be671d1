package import Kernel

/// INSUFFICIENT FARE: when a ride is refused and nothing is recorded.
package enum Insufficient {
  /// Also while no balance was ever entered.
  package static func refuses(_ charge: Money, balance: Money, hasEntered: Bool) -> Bool {
    // A turnstile lets a free ride in, whatever the account says.
    !hasEntered || (charge.minor > 0 && balance.minor < charge.minor)
  }
}
