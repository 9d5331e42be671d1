package import Kernel

/// What a program outside the app is told of the open card: the command line's, and whoever its owner gave a token.
package struct CardAccount: Equatable, Sendable {
  package var card: String
  package var balance: Money
  /// nil where there is nothing to count.
  package var ridesLeft: Int?
  /// Where the card's agency is, whose days and clock times are meant; UTC for a fare of one's own.
  package var zone: Zone
}

extension FareCardState {
  /// nil of a card that isn't there.
  package func account(at now: Instant) -> CardAccount? {
    guard let standing else { return nil }
    let (card, ledger) = (standing.card, standing.ledger)
    var zone = Zone.utc
    if case .tariff(let id) = card.choice(at: now).fare, let tariff = tariffs.tariff(id) { zone = tariff.zone }
    return CardAccount(
      card: card.id, balance: ledger.balance, ridesLeft: RidesLeft.count(card, ledger, at: now, tariffs), zone: zone)
  }

  /// Which of the two comes first where a person is asked; nil where nobody is.
  package func likelyAnswer(at now: Instant) -> FareCardAction.RideAnswer? {
    guard let editor, editor.subject == .question, let standing = standing(of: editor.card) else { return nil }
    let next = standing.next(editor.asked, at: editor.rideTime(at: now))
    return next.transfer != nil && next.isTransferLikely ? .transfer : .new
  }

  /// What that entry took off its card; nil where it is gone.
  package func charge(of entry: String, on card: String) -> Money? {
    guard let amount = standing(of: card)?.line(of: entry)?.line.amount else { return nil }
    return Money(minor: 0, amount.currency).subtracting(amount)
  }
}
