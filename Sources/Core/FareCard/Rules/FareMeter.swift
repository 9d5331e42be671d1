package import Kernel

/// Prices rides one after the other, as an agency's readers do: what counts of the rides before is in its two windows.
package struct FareMeter: Equatable, Sendable {
  package private(set) var cap: CapWindow?
  package private(set) var transfer: TransferWindow?

  package init() {}

  /// What one ride takes from the balance, and which rule says so.
  package struct Charge: Equatable, Sendable {
    /// In minor units of the fare's currency.
    package var amount: Int64
    package var note: RideNote
  }

  /// Rides must come in the order of their times. `fixed` is an amount set by hand: it is taken as it is.
  package mutating func charge(_ ride: Ride, at time: Instant, _ fare: Fare, fixed: Int64?) -> Charge {
    if ride.isTransfer, var window = transfer, window.holds(at: time, fare) {
      window.use()
      transfer = window
      return Charge(amount: fixed ?? window.charge(fare), note: fixed == nil ? .transfer : .byHand)
    }
    let charge = fixed.map { Charge(amount: $0, note: .byHand) } ?? capped(fare, at: time)
    count(charge.amount, ride.service, at: time, fare)
    return charge
  }

  private func capped(_ fare: Fare, at time: Instant) -> Charge {
    guard let rule = fare.cap, fare.amount > 0 else { return Charge(amount: fare.amount, note: .none) }
    var room = rule.most
    if let cap, cap.holds(at: time, rule) { room = cap.room(rule) }
    if fare.amount <= room { return Charge(amount: fare.amount, note: .none) }
    return Charge(amount: room, note: room == 0 ? .capped : .partial)
  }

  /// A paid ride opens the windows that are not open, and counts in the cap's.
  private mutating func count(_ amount: Int64, _ service: Service, at time: Instant, _ fare: Fare) {
    guard amount > 0 else { return }
    transfer = TransferWindow(opening: time, service, fare)
    guard let rule = fare.cap else { return }
    var window = cap
    if window == nil || window?.holds(at: time, rule) == false { window = CapWindow(opening: time, rule) }
    window?.spend(amount)
    cap = window
  }
}
