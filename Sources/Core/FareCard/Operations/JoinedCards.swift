import Kernel

/// First cards that were said to be one. What was said last of two of them holds, on every device: so what each of them
/// would be alone is kept beside the one that they are.
extension Wallet {
  /// A card that others were joined with stands for all of them, and is called as the first of them by name.
  func whole(of id: String) -> String { wholes.first { $0.from == id }?.into ?? id }

  /// Whether a first card was removed, alone or as the one that it is in.
  func isGone(_ whole: String) -> Bool {
    guard card(whole) == nil else { return false }
    return goneFirsts.contains(whole) || wholes.contains { $0.into == whole && goneFirsts.contains($0.from) }
  }

  /// More than anybody has devices, or answers. A file that somebody made up could have thousands, and each costs a look at
  /// all that the cards have.
  var takesComparisons: Bool { joins.count < 100 && apart.count < 300 }

  /// What a person says of two first cards: that they are one, whose histories are one from now on, or that they are two,
  /// and are not asked about again.
  mutating func compare(_ card: String, _ other: String, isSame: Bool) {
    guard card != other, Card.isFirst(card), Card.isFirst(other), takesComparisons else { return }
    if isSame { join(Join(from: card, into: other)) } else { part(card, other) }
  }

  /// What a card that was joined would be alone: nil before it was joined, and where it was removed and `isShown`, the card
  /// that it is in, was not begun anew since.
  mutating func placeAlone(of id: String, isShown: Bool) -> Int? {
    guard isJoined(id) else { return nil }
    if let index = alone.firstIndex(where: { $0.id == id }) { return index }
    if !isShown, goneFirsts.contains(id) { return nil }
    return alone.insertByName(Card(id: id))
  }

  private func isJoined(_ id: String) -> Bool { wholes.contains { $0.from == id } }

  private mutating func join(_ join: Join) {
    let (from, into) = (whole(of: join.from), whole(of: join.into))
    if from == into || isGone(from) || isGone(into) { return }
    keepAlone(join.from)
    keepAlone(join.into)
    joins.append(join)
    unite(join)
  }

  @inline(never)
  private mutating func keepAlone(_ id: String) {
    if !isJoined(id), let card = card(id) { alone.insertByName(card) }
  }

  /// Of what made them one, the last word is overruled; the others stand.
  private mutating func part(_ card: String, _ other: String) {
    let whole = whole(of: card)
    if whole == self.whole(of: other) {
      // No two were joined that were one already, so it is the one with which they become one.
      var replayed = Wallet()
      let last = joins.firstIndex { join in
        replayed.unite(join)
        return replayed.whole(of: card) == replayed.whole(of: other)
      }
      if let last { joins.remove(at: last) }
      divide(whole)
    }
    let (one, two) = (self.whole(of: card), self.whole(of: other))
    apart.append(one < two ? two : one)
  }

  /// Its parts as they would be alone, and again one where a join that stands says so.
  private mutating func divide(_ whole: String) {
    cards.removeAll { $0.id == whole }
    for card in alone where self.whole(of: card.id) == whole { insertFirst(card) }
    wholes = []
    for join in joins { unite(join) }
    alone.removeAll { card in !wholes.contains { $0.from == card.id } }
    keepOne()
  }

  @inline(never)
  mutating func unite(_ join: Join) {
    let (from, into) = (enter(join.from), enter(join.into))
    let (whole, other) = from < into ? (from, into) : (into, from)
    for index in wholes.indices where wholes[index].into == other { wholes[index].into = whole }
    let source = take(from)
    guard var card = take(into) ?? source else { return }
    if card.id == into, let source { card.take(source) }
    card.id = whole
    insertFirst(card)
  }

  /// Gives the card that it is in.
  @inline(never)
  private mutating func enter(_ id: String) -> String {
    if !isJoined(id) { wholes.append(Join(from: id, into: id)) }
    return whole(of: id)
  }

  @inline(never)
  private mutating func take(_ id: String) -> Card? {
    cards.firstIndex { $0.id == id }.map { cards.remove(at: $0) }
  }
}

extension Card {
  /// Another card's history, and what of it is not known here.
  fileprivate mutating func take(_ other: Card) {
    insert(other.entries)
    hasEntered = hasEntered || other.hasEntered
    if name.isEmpty { name = other.name }
    if owner.isEmpty { owner = other.owner }
    number = number ?? other.number
    expiry = expiry ?? other.expiry
    takeFares(of: other)
  }
}
