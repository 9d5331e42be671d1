package import Kernel

/// How far the cap is: "4 rides to free · resets Thu 08:12".
package struct RidesToFree: Equatable, Sendable {
  /// Rides still to be paid, in part or whole; 0 when the next one is free.
  package var rides: Int
  package var spent: Money
  package var most: Money
  /// When the window ends; nil while none is open.
  package var resets: Instant?
  /// How long rides are free; nil while they are paid. Sooner than the window's end where the agency's next period
  /// raises the cap.
  package var freeUntil: Instant?

  /// Nil where the card's fare has no cap.
  package init?(_ card: Card, _ ledger: Ledger, at now: Instant, _ tariffs: Tariffs = .builtIn) {
    guard let fare = Fare.inForce(card, at: now, tariffs), let cap = fare.cap, fare.amount > 0 else { return nil }
    let window = ledger.cap(at: now).flatMap { $0.holds(at: now, cap) ? $0 : nil }
    let room = window?.room(cap) ?? cap.most
    rides = Int(clamping: room / fare.amount + (room % fare.amount == 0 ? 0 : 1))
    spent = Money(minor: window?.spent ?? 0, fare.currency)
    most = Money(minor: cap.most, fare.currency)
    resets = window?.end
    if let window, rides == 0 { freeUntil = Self.end(of: window, card, at: now, tariffs) }
  }

  private static func end(of window: CapWindow, _ card: Card, at now: Instant, _ tariffs: Tariffs) -> Instant {
    guard let tariff = tariffs.tariff(window.tariff) else { return window.end }
    for period in tariff.periods {
      let start = tariff.zone.moment(of: period.from, second: 0)
      guard start > now, start < window.end else { continue }
      guard let cap = Fare.inForce(card, at: start, tariffs)?.cap, window.holds(at: start, cap), window.room(cap) == 0
      else { return start }
    }
    return window.end
  }

  /// What is still to be paid before rides are free, in minor units.
  package var room: Int64 { max(most.minor - spent.minor, 0) }
}
