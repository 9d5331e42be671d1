package import Kernel

/// What the next tap takes: the one line that the card, its tile and every message about it say. "No rides left" is only
/// said when the next ride can't be had at all.
package enum RidesAhead: Equatable, Sendable {
  /// No balance was ever entered.
  case unknown
  case expired(on: Day)
  /// The cap was reached: rides cost nothing until then.
  case free(until: Instant)
  /// So many whole fares go into the balance.
  case left(Int)
  /// Less than a fare is left, and enough for what is left of the cap.
  case costs(Money)
  /// A new ride can't be paid; the transfer that is open costs nothing until then.
  case transfer(until: Instant)
  /// Where a ride costs nothing, or the tariff isn't known here.
  case uncounted
}

extension RidesAhead {
  /// `today` is the day of the device, as for the expiry's reminder.
  package init(_ card: Card, _ ledger: Ledger, at now: Instant, today: Day, _ tariffs: Tariffs = .builtIn) {
    self = Self.of(card, ledger, at: now, today, tariffs)
  }

  private static func of(
    _ card: Card, _ ledger: Ledger, at now: Instant, _ today: Day, _ tariffs: Tariffs
  ) -> RidesAhead {
    guard card.hasEntered else { return .unknown }
    if let expiry = card.expiry, expiry < today { return .expired(on: expiry) }
    guard let left = RidesLeft.count(card, ledger, at: now, tariffs) else { return .uncounted }
    if let until = RidesToFree(card, ledger, at: now, tariffs)?.freeUntil { return .free(until: until) }
    if left > 0 { return .left(left) }
    let next = NextRide(card, ledger, at: now, tariffs)
    if !next.newRide.isRefused { return .costs(next.newRide.charge) }
    if let transfer = next.transfer, !transfer.isRefused, let window = ledger.meter.transfer {
      return .transfer(until: window.until)
    }
    return .left(0)
  }
}

extension RidesLeft {
  /// The rides for which a person should think of money: nil while the next one is free, while all that the cap still
  /// asks is there, and on a card that has expired.
  package static func running(
    _ card: Card, _ ledger: Ledger, at now: Instant, today: Day, _ tariffs: Tariffs = .builtIn
  ) -> Int? {
    guard case .left(let left) = RidesAhead(card, ledger, at: now, today: today, tariffs) else { return nil }
    if let cap = RidesToFree(card, ledger, at: now, tariffs), cap.resets != nil, ledger.balance.minor >= cap.room {
      return nil
    }
    let next = NextRide(card, ledger, at: now, tariffs)
    if let transfer = next.transfer, transfer.charge.minor == 0 { return nil }
    return left
  }
}
