package import Kernel

/// Each device begins with a card that nobody added, "card@k3x9" for the device "k3x9". The module calls it "card" until
/// something is said of it, and so do operations of before a device had writers; as an operation is stored it has the
/// device's name. So two people's, or two plastic cards', histories never become one without a word, and one device's
/// removal takes no other's away (Documentation/Decisions/0017).
extension Card {
  static func firstID(of device: String) -> String { firstID + "@" + device }

  /// Whether it came with a device, and was not added by a person.
  package static func isFirst(_ id: String) -> Bool { id.utf8.starts(with: "card@".utf8) }
}

extension [Card] {
  /// A first card before those that were added, by name: so where it stands does not hang on which operation about it came
  /// first, for that one may be needless later. Gives its place.
  @discardableResult
  mutating func insertByName(_ card: Card) -> Int {
    let index = firstIndex { !Card.isFirst($0.id) || $0.id > card.id } ?? count
    insert(card, at: index)
    return index
  }
}

extension FareCardOperation {
  /// As it is meant in the journal of many devices: "card" is the first card of the device that made it, whose name was the
  /// writer's.
  package func read(of device: String) -> FareCardOperation {
    card == Card.firstID ? on(Card.firstID(of: device)) : self
  }
}

extension Card {
  /// What a change says of "card", said of this device's first card.
  package static func named(_ fields: JSON, by device: String) -> JSON {
    guard fields["card"]?.string == firstID, case .object(let members) = fields else { return fields }
    return .object(
      members.map { $0.name == "card" ? JSON.Member("card", .string(firstID(of: device))) : $0 })
  }
}

extension Wallet {
  /// The card that an operation means: the one of that name, the one that it was joined into, or, with its device's first
  /// word about it, a new one. Nil of one that isn't there.
  mutating func place(of id: String) -> Int? {
    let id = whole(of: id)
    if let index = cards.firstIndex(where: { $0.id == id }) { return index }
    // Where no card was left it is the empty one that the person saw when they first said something of it.
    guard Card.isFirst(id), !isGone(id) || cards.contains(where: { $0.id == Card.firstID }) else { return nil }
    return insertFirst(Card(id: id))
  }

  /// In the place of the empty card that is drawn before there is any. Gives its place.
  @discardableResult
  mutating func insertFirst(_ card: Card) -> Int {
    cards.removeAll { $0.id == Card.firstID }
    return cards.insertByName(card)
  }

  /// The last one leaves an empty first card behind: there is always a card.
  mutating func keepOne() {
    if cards.isEmpty { cards = [Card(id: Card.firstID)] }
  }

  mutating func remove(_ id: String) {
    let place = place(of: id)
    if Card.isFirst(id), !goneFirsts.contains(id) { goneFirsts.append(id) }
    alone.removeAll { $0.id == id }
    guard let place else { return }
    cards.remove(at: place)
    keepOne()
  }
}
