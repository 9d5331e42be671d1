package import Kernel

/// What a card's owner should know before it is too late.
package enum Reminder: Equatable, Sendable {
  /// Fewer rides than the person asked to be told of.
  case fewRides(Int)
  /// In so many days; 0 is today, its last.
  case expires(days: Int)
  case expired(on: Day)

  /// Days before it expires at which a card's owner is told with the app closed.
  package static let stages = [30, 7, 1, 0]

  /// The most pressing first.
  package static func due(
    _ card: Card, _ ledger: Ledger, at now: Instant, today: Day, _ tariffs: Tariffs = .builtIn
  ) -> [Reminder] {
    var due: [Reminder] = []
    if let expiry = card.expiry {
      let days = expiry.number - today.number
      if days < 0 { due.append(.expired(on: expiry)) } else if days <= stages[0] { due.append(.expires(days: days)) }
    }
    // Most cards have enough: what costs more to find out is asked only of the others.
    if let count = RidesLeft.count(card, ledger, at: now, tariffs), count < card.reminderRides,
      let left = RidesLeft.running(card, ledger, at: now, today: today, tariffs)
    {
      // An expiry more than a week away can wait.
      let canWait = card.expiry.map { $0.number - today.number > 7 } ?? true
      due.insert(.fewRides(left), at: canWait ? 0 : due.count)
    }
    return due
  }
}
