package import Kernel

/// What a ride now would cost, and whether to ask what kind of ride it is.
package struct NextRide: Equatable, Sendable {
  /// What one of the two kinds of ride would take, and whether it can be had.
  package struct Offer: Equatable, Sendable {
    package var charge: Money
    package var note: RideNote
    /// The balance is less than its charge, or no balance was ever entered.
    package var isRefused: Bool
  }

  package var newRide: Offer
  /// Nil unless a transfer is open.
  package var transfer: Offer?
  /// Which of the two comes first.
  package var isTransferLikely = false

  /// Whether the person has to say which it is: both are possible and they differ.
  package var asks: Bool { transfer.map { $0.charge != newRide.charge } ?? false }

  /// Neither can be had.
  package var isRefused: Bool { newRide.isRefused && (transfer?.isRefused ?? true) }
}

extension NextRide {
  /// Someone who rides again this soon pays for a companion; nobody has changed trains by then.
  static let companionSeconds: Int64 = 180

  package init(
    _ card: Card, _ ledger: Ledger, service: Service = .base, at now: Instant, _ tariffs: Tariffs = .builtIn
  ) {
    var meter = ledger.meter
    if let last = card.entries.last, last.time > now { meter = Ledger(card, until: now, tariffs).meter }

    func offer(isTransfer: Bool) -> Offer {
      guard let fare = Fare.inForce(card, at: now, service: service, tariffs) else {
        return Offer(charge: Money(minor: 0, ledger.balance.currency), note: .unpriced, isRefused: !card.hasEntered)
      }
      var meter = meter
      let charge = meter.charge(Ride(service: service, isTransfer: isTransfer), at: now, fare, fixed: nil)
      let money = Money(minor: charge.amount, fare.currency).converted(to: ledger.balance.currency)
      return Offer(
        charge: money, note: charge.note,
        isRefused: Insufficient.refuses(money, balance: ledger.balance, hasEntered: card.hasEntered))
    }

    newRide = offer(isTransfer: false)
    if let window = meter.transfer, let fare = Fare.inForce(card, at: now, service: service, tariffs),
      window.holds(at: now, fare), let ride = lastRide(card, until: now)
    {
      transfer = offer(isTransfer: true)
      isTransferLikely = now.seconds(since: ride) >= Self.companionSeconds
    }
  }
}

/// When the last ride up to then was.
private func lastRide(_ card: Card, until now: Instant) -> Instant? {
  var index = card.entries.count - 1
  while index >= 0 {
    if case .ride = card.entries[index].kind, card.entries[index].time <= now { return card.entries[index].time }
    index -= 1
  }
  return nil
}
