package import Kernel

/// INSUFFICIENT FARE: when a ride is refused and nothing is recorded.
package enum Insufficient {
  package static func refuses(_ charge: Money, balance: Money, hasEntered: Bool) -> Bool {
    !hasEntered || balance.minor < charge.minor
  }
}
