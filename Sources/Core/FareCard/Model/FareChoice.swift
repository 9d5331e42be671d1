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

  /// What of it was chosen at that moment; what wasn't is as it was before.
  package enum Said: String, CaseIterable, Sendable {
    /// As it is from the start.
    case nothing
    case riderClass = "class"
    case fare, both
  }

  package var from: Instant
  package var fare: Fare
  package var riderClass: RiderClass
  var said: Said

  package init(from: Instant, fare: Fare, riderClass: RiderClass = .full, said: Said = .both) {
    self.from = from
    self.fare = fare
    self.riderClass = riderClass
    self.said = said
  }
}

extension FareChoice.Said {
  init(riderClass: Bool, fare: Bool) {
    self = riderClass ? (fare ? .both : .riderClass) : (fare ? .fare : .nothing)
  }

  var hasClass: Bool { self == .riderClass || self == .both }
  var hasFare: Bool { self == .fare || self == .both }
}
