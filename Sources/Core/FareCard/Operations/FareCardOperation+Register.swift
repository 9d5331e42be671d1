package import Kernel

extension FareCardOperation {
  /// `id` is the operation's. Top-ups and corrections have none, because they also make a card one that is in use; nor
  /// has what is done to a whole card.
  package func register(id: String) -> Register? {
    switch self {
    case .rode(let card, _, _): Self.entry(card, id, .rest)
    case .entryChanged(let card, let entry, _): Self.entry(card, entry, .rest)
    case .entryRemoved(let card, let entry): Self.entry(card, entry, .whole)
    case .toppedUp, .corrected, .cardAdded, .cardChanged, .fareChosen, .cardRemoved, .imported, .cardsCompared: nil
    }
  }

  private static func entry(_ card: String, _ entry: String, _ reach: Register.Reach) -> Register {
    Register("fareCard.entry." + card + " " + entry, reach)
  }
}
