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
    let id = joined(id)
    if let index = cards.firstIndex(where: { $0.id == id }) { return index }
    guard Card.isFirst(id) else { return nil }
    if let index = cards.firstIndex(where: { $0.id == Card.firstID }) {
      // Nobody's yet: it is this one that the person saw when they first said something of it.
      cards.remove(at: index)
    } else if goneFirsts.contains(id) {
      return nil
    }
    // Before those that were added, by name: so where it stands does not hang on which operation about it came first, for
    // that one may be needless later.
    let index = cards.firstIndex { !Card.isFirst($0.id) || $0.id > id } ?? cards.count
    cards.insert(Card(id: id), at: index)
    return index
  }

  /// A card that another was joined into stands for both.
  func joined(_ id: String) -> String {
    var id = id
    for pair in joins where pair.from == id { id = pair.into }
    return id
  }

  /// What a person says of two cards: that they are one, whose histories are one from now on, or that they are two, and are
  /// not asked about again.
  mutating func compare(_ card: String, _ other: String, isSame: Bool) {
    let (from, into) = (joined(card), joined(other))
    if from == into { return }
    guard isSame else {
      apart.append(from)
      return
    }
    joins.append(Join(from: from, into: into))
    guard let index = cards.firstIndex(where: { $0.id == from }) else { return }
    let source = cards.remove(at: index)
    if let index = cards.firstIndex(where: { $0.id == into }) {
      cards[index].take(source)
    } else {
      cards.insert(source, at: index)
      cards[index].id = into
    }
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
