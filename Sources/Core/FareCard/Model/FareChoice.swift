package import Kernel

/// Full fare, or what an agency grants seniors and others.
package enum RiderClass: String, CaseIterable, Sendable {
  case full
  case reduced
}

/// From that moment on the card's rides are priced so.
package struct FareChoice: Equatable, Sendable {
  /// What prices the rides: an agency's tariff, or the person.
  package enum Fare: Equatable, Sendable {
    /// The id of a tariff.
    case tariff(String)
    /// One amount for every ride, without cap or transfer.
    case custom(Money)
  }

  package var from: Instant
  package var fare: Fare
  package var riderClass: RiderClass

  package init(from: Instant, fare: Fare, riderClass: RiderClass = .full) {
    self.from = from
    self.fare = fare
    self.riderClass = riderClass
  }
}
