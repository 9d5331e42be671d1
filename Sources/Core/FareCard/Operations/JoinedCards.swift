import Kernel

/// First cards that were said to be one. What was said last of two of them holds, on every device: so what each of them
/// would be alone is kept beside the one that they are.
extension Wallet {
  /// One of them.
  struct Part: Equatable, Sendable {
    var id: String
    /// The card that it is in, called as the first of its parts by name.
    var whole: String
    /// As it would be alone; nil before anything is said of it, and once it is removed.
    var card: Card?
  }

  /// A card that others were joined with stands for all of them.
  func whole(of id: String) -> String { parts.first { $0.id == id }?.whole ?? id }

  /// Whether a first card was removed, alone or as the one that it is in.
  func isGone(_ whole: String) -> Bool {
    card(whole) == nil && goneFirsts.contains { $0 == whole || self.whole(of: $0) == whole }
  }

  /// More than anybody has devices. A file that somebody made up could have thousands, and each costs a look at all.
  private static let mostParts = 100

  /// What a person says of two first cards: that they are one, whose histories are one from now on, or that they are two,
  /// and are not asked about again.
  mutating func compare(_ card: String, _ other: String, isSame: Bool) {
    guard card != other, Card.isFirst(card), Card.isFirst(other) else { return }
    if isSame { join(card, into: other) } else { part(card, other) }
  }
}

extension Wallet {
  private mutating func join(_ card: String, into other: String) {
    let (from, into) = (whole(of: card), whole(of: other))
    if from == into || isGone(from) || isGone(into) || parts.count > Self.mostParts { return }
    for id in [card, other] where !parts.contains(where: { $0.id == id }) {
      let index = parts.firstIndex { $0.id > id } ?? parts.count
      parts.insert(Part(id: id, whole: id, card: self.card(id)), at: index)
    }
    joins.append(Join(from: card, into: other))
    unite(from, into)
  }

  private mutating func unite(_ from: String, _ into: String) {
    if from == into { return }
    let whole = from < into ? from : into
    for index in parts.indices where parts[index].whole == from || parts[index].whole == into {
      parts[index].whole = whole
    }
    let sources = [card(into), card(from)].compactMap { $0 }
    guard var card = sources.first else { return }
    cards.removeAll { $0.id == from || $0.id == into }
    for other in sources.dropFirst() { card.take(other) }
    card.id = whole
    insertFirst(card)
  }

  /// Of what made them one, the last word is overruled; the others stand.
  private mutating func part(_ card: String, _ other: String) {
    if whole(of: card) == whole(of: other), let last = lastJoin(from: card, to: other) {
      joins.remove(at: last)
      divide(whole(of: card))
    }
    let (one, two) = (whole(of: card), whole(of: other))
    apart.append(one < two ? two : one)
  }

  /// Which of the joins that lead from one part to another was said last. There is one way at most: no two were joined that
  /// were one already.
  private func lastJoin(from start: String, to end: String) -> Int? {
    var ways: [(id: String, by: Int?, last: Int)] = [(start, nil, 0)]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      if way.id == end { return way.last }
      for (index, join) in joins.enumerated() where index != way.by && (join.from == way.id || join.into == way.id) {
        ways.append((join.from == way.id ? join.into : join.from, index, max(way.last, index)))
      }
      next += 1
    }
    return nil
  }

  /// Its parts as they would be alone, and again one where a join that stands says so.
  private mutating func divide(_ whole: String) {
    cards.removeAll { $0.id == whole }
    for index in parts.indices where parts[index].whole == whole {
      parts[index].whole = parts[index].id
      if let card = parts[index].card { insertFirst(card) }
    }
    for join in joins { unite(self.whole(of: join.from), self.whole(of: join.into)) }
    parts.removeAll { part in !joins.contains { $0.from == part.id || $0.into == part.id } }
    if cards.isEmpty { cards = [Card(id: Card.firstID)] }
  }
}

extension Wallet.Part {
  /// As on the card that it is in.
  mutating func change(isGone: Bool, _ body: (inout Card) -> Void) {
    if card == nil, !isGone { card = Card(id: id) }
    card?.change(body)
  }
}

extension Card {
  fileprivate mutating func change(_ body: (inout Card) -> Void) { body(&self) }

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
