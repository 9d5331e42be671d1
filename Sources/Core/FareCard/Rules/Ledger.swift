package import Kernel

/// A card's account, worked out from its facts: what each entry changed, and how things stand after the last.
package struct Ledger: Equatable, Sendable {
  /// What one entry changed, what was then on the card, and why a ride cost what it did.
  package struct Line: Equatable, Sendable {
    /// Signed: a ride's is negative or zero.
    package var amount: Money
    /// After it.
    package var balance: Money
    package var note: RideNote
  }

  /// One for each of the card's entries, in their order.
  package private(set) var lines: [Line] = []
  package private(set) var balance: Money
  /// After the last ride.
  package private(set) var meter = FareMeter()

  package init(_ card: Card, _ tariffs: Tariffs = .builtIn) {
    self.init(card, until: nil, tariffs)
  }

  /// Without what happened after that moment.
  init(_ card: Card, until end: Instant?, _ tariffs: Tariffs) {
    balance = Money(minor: 0, card.currency(tariffs))
    lines.reserveCapacity(card.entries.count)
    for entry in card.entries {
      if let end, entry.time > end { break }
      add(entry, card, tariffs)
    }
  }

  private mutating func add(_ entry: Entry, _ card: Card, _ tariffs: Tariffs) {
    let before = balance
    var note = RideNote.none
    switch entry.kind {
    case .topUp(let money):
      balance = before.adding(money)
    case .correction(let money):
      balance = money.converted(to: before.currency)
    case .ride(let ride):
      let fare = Fare.inForce(card, at: entry.time, service: ride.service, tariffs)
      let fixed = ride.amount?.converted(to: fare?.currency ?? before.currency).minor
      if let fare {
        let charge = meter.charge(ride, at: entry.time, fare, fixed: fixed)
        balance = before.subtracting(Money(minor: charge.amount, fare.currency))
        note = charge.note
      } else {
        balance = before.subtracting(Money(minor: fixed ?? 0, before.currency))
        note = fixed == nil ? .unpriced : .byHand
      }
    }
    lines.append(Line(amount: balance.subtracting(before), balance: balance, note: note))
  }
}

extension Ledger {
  /// The cap's window that is open at that moment.
  package func cap(at now: Instant) -> CapWindow? { meter.cap.flatMap { $0.isOpen(at: now) ? $0 : nil } }

  /// The free transfer that can be used at that moment.
  package func transfer(at now: Instant) -> TransferWindow? {
    meter.transfer.flatMap { $0.isOpen(at: now) ? $0 : nil }
  }
}
