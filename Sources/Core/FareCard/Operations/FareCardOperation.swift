package import Kernel

/// What a person does with their cards that lasts. The journal stores it under `kind` with `fields`.
package enum FareCardOperation: Equatable, Sendable {
  case rode(card: String, time: Instant, Ride)
  case toppedUp(card: String, time: Instant, Money)
  /// The balance that the card's reader showed.
  case corrected(card: String, time: Instant, Money)
  case entryChanged(card: String, entry: String, [EntryChange])
  case entryRemoved(card: String, entry: String)
  /// The card's id is that of this operation.
  case cardAdded(name: String, owner: String, time: Instant)
  case cardChanged(card: String, [CardChange])
  case fareChosen(card: String, FareChoice)
  case cardRemoved(card: String)
  /// Rows of a file; those whose id is there already change nothing.
  case imported(card: String, [Entry])
  /// Whether two cards that came with two devices are one, as the person says; `card` goes into `other` then.
  case cardsCompared(card: String, other: String, isSame: Bool)
}

/// Only what changes is said, so that two devices can each change something else.
package enum EntryChange: Equatable, Sendable {
  case time(Instant)
  /// A top-up's amount, a correction's balance, a ride's price; nil leaves a ride's price to the tariff again.
  case amount(Money?)
  case service(Service)
  case transfer(Bool)
}

package enum CardChange: Equatable, Sendable {
  case name(String)
  case owner(String)
  case number(String?)
  case expiry(Day?)
  case reminder(Int)
}

extension FareCardOperation {
  package var kind: String {
    switch self {
    case .rode: "fareCard.rode"
    case .toppedUp: "fareCard.toppedUp"
    case .corrected: "fareCard.corrected"
    case .entryChanged: "fareCard.entryChanged"
    case .entryRemoved: "fareCard.entryRemoved"
    case .cardAdded: "fareCard.cardAdded"
    case .cardChanged: "fareCard.cardChanged"
    case .fareChosen: "fareCard.fareChosen"
    case .cardRemoved: "fareCard.cardRemoved"
    case .imported: "fareCard.imported"
    case .cardsCompared: "fareCard.cardsCompared"
    }
  }

  /// The card that it is about; nil for one that is only being added.
  package var card: String? {
    switch self {
    case .rode(let card, _, _), .toppedUp(let card, _, _), .corrected(let card, _, _), .entryChanged(let card, _, _),
      .entryRemoved(let card, _), .cardChanged(let card, _), .fareChosen(let card, _), .cardRemoved(let card),
      .imported(let card, _), .cardsCompared(let card, _, _):
      card
    case .cardAdded:
      nil
    }
  }
}
