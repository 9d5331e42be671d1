package import Kernel

/// What a person does with their cards that lasts: a struct each, with all that is to be known of it in its own file. Their
/// kinds and fields are kept by journals for ever: never change one, add another.
package enum FareCardOperation: FeatureOperation {
  case rode(Rode)
  case toppedUp(ToppedUp)
  case corrected(Corrected)
  case entryChanged(EntryChanged)
  case entryRemoved(EntryRemoved)
  case cardAdded(CardAdded)
  case cardChanged(CardChanged)
  case fareChosen(FareChosen)
  case fareChanged(FareChanged)
  case cardRemoved(CardRemoved)
  case imported(Imported)
  case cardsCompared(CardsCompared)

  /// As the journal names them, for ever.
  package enum Kind: String, CaseIterable, Sendable {
    case rode = "fareCard.rode"
    case toppedUp = "fareCard.toppedUp"
    case corrected = "fareCard.corrected"
    case entryChanged = "fareCard.entryChanged"
    case entryRemoved = "fareCard.entryRemoved"
    case cardAdded = "fareCard.cardAdded"
    case cardChanged = "fareCard.cardChanged"
    case fareChosen = "fareCard.fareChosen"
    case fareChanged = "fareCard.fareChanged"
    case cardRemoved = "fareCard.cardRemoved"
    case imported = "fareCard.imported"
    case cardsCompared = "fareCard.cardsCompared"
  }
}

/// What each of them is. `id` is the operation's.
protocol FareCardFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  /// The card that it is about; `nil` for one that is only being added.
  var about: String? { get }
  /// The same of another card.
  func on(_ card: String) -> Self
  /// What is about a card or an entry that isn't there changes nothing.
  func apply(to wallet: inout Wallet, id: String)
  /// What it overwrites. Top-ups and corrections overwrite nothing, because they also make a card one that is in use; nor
  /// does what is done to a whole card.
  func register(id: String) -> Register?
  /// What was done, for the toast and the screen reader, once it is in the wallet.
  func sentence(_ tell: Telling) -> String
  /// What and how much, for the list of changes, whose lines begin with the card's name. The balance of now would be the
  /// same in each line.
  func line(_ tell: Telling) -> String
}

extension FareCardFact {
  func register(id: String) -> Register? { nil }
  func line(_ tell: Telling) -> String { sentence(tell) }
}

/// What sentences are made of.
struct Telling {
  let words: FareCardWords
  let state: FareCardState
  let surroundings: Surroundings
  /// Of the card that is spoken of, where it is still there.
  let standing: Standing?

  /// What is on the card now, as a sentence.
  func balance(of card: String) -> String { state.balance(of: card, words, surroundings) }
}

/// One that is about a card that is there.
protocol CardFact: FareCardFact {
  var card: String { get set }
}

extension CardFact {
  var about: String? { card }

  /// The same of another card.
  func on(_ card: String) -> Self {
    var copy = self
    copy.card = card
    return copy
  }
}

extension FareCardOperation {
  package init?(kind: String, fields: JSON) {
    let read: Self? =
      switch Kind(named: kind) {
      case .rode: Rode().read(fields).map { .rode($0) }
      case .toppedUp: ToppedUp().read(fields).map { .toppedUp($0) }
      case .corrected: Corrected().read(fields).map { .corrected($0) }
      case .entryChanged: EntryChanged().read(fields).map { .entryChanged($0) }
      case .entryRemoved: EntryRemoved().read(fields).map { .entryRemoved($0) }
      case .cardAdded: CardAdded().read(fields).map { .cardAdded($0) }
      case .cardChanged: CardChanged().read(fields).map { .cardChanged($0) }
      case .fareChosen: FareChosen().read(fields).map { .fareChosen($0) }
      case .fareChanged: FareChanged().read(fields).map { .fareChanged($0) }
      case .cardRemoved: CardRemoved().read(fields).map { .cardRemoved($0) }
      case .imported: Imported().read(fields).map { .imported($0) }
      case .cardsCompared: CardsCompared().read(fields).map { .cardsCompared($0) }
      case nil: nil
      }
    guard let read else { return nil }
    self = read
  }

  package var stored: (kind: Kind, fields: JSON) {
    switch self {
    case .rode(let fact): (.rode, fact.json)
    case .toppedUp(let fact): (.toppedUp, fact.json)
    case .corrected(let fact): (.corrected, fact.json)
    case .entryChanged(let fact): (.entryChanged, fact.json)
    case .entryRemoved(let fact): (.entryRemoved, fact.json)
    case .cardAdded(let fact): (.cardAdded, fact.json)
    case .cardChanged(let fact): (.cardChanged, fact.json)
    case .fareChosen(let fact): (.fareChosen, fact.json)
    case .fareChanged(let fact): (.fareChanged, fact.json)
    case .cardRemoved(let fact): (.cardRemoved, fact.json)
    case .imported(let fact): (.imported, fact.json)
    case .cardsCompared(let fact): (.cardsCompared, fact.json)
    }
  }

  package func apply(to wallet: inout Wallet, id: String) {
    switch self {
    case .rode(let fact): fact.apply(to: &wallet, id: id)
    case .toppedUp(let fact): fact.apply(to: &wallet, id: id)
    case .corrected(let fact): fact.apply(to: &wallet, id: id)
    case .entryChanged(let fact): fact.apply(to: &wallet, id: id)
    case .entryRemoved(let fact): fact.apply(to: &wallet, id: id)
    case .cardAdded(let fact): fact.apply(to: &wallet, id: id)
    case .cardChanged(let fact): fact.apply(to: &wallet, id: id)
    case .fareChosen(let fact): fact.apply(to: &wallet, id: id)
    case .fareChanged(let fact): fact.apply(to: &wallet, id: id)
    case .cardRemoved(let fact): fact.apply(to: &wallet, id: id)
    case .imported(let fact): fact.apply(to: &wallet, id: id)
    case .cardsCompared(let fact): fact.apply(to: &wallet, id: id)
    }
  }

  package func register(id: String) -> Register? {
    switch self {
    case .rode(let fact): fact.register(id: id)
    case .toppedUp(let fact): fact.register(id: id)
    case .corrected(let fact): fact.register(id: id)
    case .entryChanged(let fact): fact.register(id: id)
    case .entryRemoved(let fact): fact.register(id: id)
    case .cardAdded(let fact): fact.register(id: id)
    case .cardChanged(let fact): fact.register(id: id)
    case .fareChosen(let fact): fact.register(id: id)
    case .fareChanged(let fact): fact.register(id: id)
    case .cardRemoved(let fact): fact.register(id: id)
    case .imported(let fact): fact.register(id: id)
    case .cardsCompared(let fact): fact.register(id: id)
    }
  }

  package var isSeen: Bool {
    switch self {
    case .corrected, .entryChanged, .cardChanged, .fareChosen, .fareChanged: true
    case .rode, .toppedUp, .entryRemoved, .cardAdded, .cardRemoved, .imported, .cardsCompared: false
    }
  }

  /// The card that it is about; `nil` for one that is only being added.
  package var card: String? {
    switch self {
    case .rode(let fact): fact.about
    case .toppedUp(let fact): fact.about
    case .corrected(let fact): fact.about
    case .entryChanged(let fact): fact.about
    case .entryRemoved(let fact): fact.about
    case .cardAdded(let fact): fact.about
    case .cardChanged(let fact): fact.about
    case .fareChosen(let fact): fact.about
    case .fareChanged(let fact): fact.about
    case .cardRemoved(let fact): fact.about
    case .imported(let fact): fact.about
    case .cardsCompared(let fact): fact.about
    }
  }

  /// The same of another card.
  func on(_ card: String) -> FareCardOperation {
    switch self {
    case .rode(let fact): .rode(fact.on(card))
    case .toppedUp(let fact): .toppedUp(fact.on(card))
    case .corrected(let fact): .corrected(fact.on(card))
    case .entryChanged(let fact): .entryChanged(fact.on(card))
    case .entryRemoved(let fact): .entryRemoved(fact.on(card))
    case .cardAdded(let fact): .cardAdded(fact.on(card))
    case .cardChanged(let fact): .cardChanged(fact.on(card))
    case .fareChosen(let fact): .fareChosen(fact.on(card))
    case .fareChanged(let fact): .fareChanged(fact.on(card))
    case .cardRemoved(let fact): .cardRemoved(fact.on(card))
    case .imported(let fact): .imported(fact.on(card))
    case .cardsCompared(let fact): .cardsCompared(fact.on(card))
    }
  }
}

extension FareCardState {
  package func sentence(for operation: FareCardOperation, _ surroundings: Surroundings) -> String? {
    let tell = telling(of: operation, surroundings)
    return switch operation {
    case .rode(let fact): fact.sentence(tell)
    case .toppedUp(let fact): fact.sentence(tell)
    case .corrected(let fact): fact.sentence(tell)
    case .entryChanged(let fact): fact.sentence(tell)
    case .entryRemoved(let fact): fact.sentence(tell)
    case .cardAdded(let fact): fact.sentence(tell)
    case .cardChanged(let fact): fact.sentence(tell)
    case .fareChosen(let fact): fact.sentence(tell)
    case .fareChanged(let fact): fact.sentence(tell)
    case .cardRemoved(let fact): fact.sentence(tell)
    case .imported(let fact): fact.sentence(tell)
    case .cardsCompared(let fact): fact.sentence(tell)
    }
  }

  /// For the list of changes: which card, what, how much.
  package func line(for operation: FareCardOperation, _ surroundings: Surroundings) -> String? {
    let tell = telling(of: operation, surroundings)
    let what =
      switch operation {
      case .rode(let fact): fact.line(tell)
      case .toppedUp(let fact): fact.line(tell)
      case .corrected(let fact): fact.line(tell)
      case .entryChanged(let fact): fact.line(tell)
      case .entryRemoved(let fact): fact.line(tell)
      case .cardAdded(let fact): fact.line(tell)
      case .cardChanged(let fact): fact.line(tell)
      case .fareChosen(let fact): fact.line(tell)
      case .fareChanged(let fact): fact.line(tell)
      case .cardRemoved(let fact): fact.line(tell)
      case .imported(let fact): fact.line(tell)
      case .cardsCompared(let fact): fact.line(tell)
      }
    return (tell.standing.map { prefix(for: $0.card, tell.words) } ?? "") + what
  }

  private func telling(of operation: FareCardOperation, _ surroundings: Surroundings) -> Telling {
    Telling(
      words: FareCardWords(surroundings.language), state: self, surroundings: surroundings,
      standing: operation.card.flatMap { self.standing(of: $0) })
  }
}
