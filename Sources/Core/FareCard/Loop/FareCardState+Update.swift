package import Kernel

extension FareCardState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)  // a gate of the program's parts
  package mutating func update(_ action: FareCardAction, _ surroundings: Surroundings) -> [Effect] {
    switch action {
    case .ride: return ride(.base, surroundings)
    case .expressRide: return ride(.express, surroundings)
    case .rideAs(let answer): return self.answer(answer, surroundings)
    case .show(let card): return show(card, surroundings)
    case .swipe(let direction): return swipe(direction, surroundings)
    case .turn: return turn(surroundings)
    case .edit(let subject):
      guard let standing else { return [] }
      editor = Editor(subject, standing, surroundings)
      return []
    case .type(let field, let text):
      editor?.form.type(text, into: field, most: 128)
      return []
    case .save: return save(surroundings)
    case .cancel:
      editor = nil
      return []
    case .remove: return remove()
    case .showMore:
      shown = min(shown &+ Self.page, 100_000)
      return []
    case .export(let form): return export(form, surroundings)
    case .importFile(let text): return read(text, surroundings)
    case .dismissImport:
      imported = nil
      return [.focus(selector: "#title")]
    case .compare(let isSame):
      guard let (card, other) = wallet?.toCompare else { return [] }
      let leave = isSame ? go(to: .card(nil)) : []
      return leave + [
        append(.cardsCompared(CardsCompared(card: card.id, other: other.id, isSame: isSame))),
        .focus(selector: "#title"),
      ]
    }
  }

  /// A different screen of this module is open: what belonged to the one before is put away.
  package mutating func open(_ next: FareCardPlace) {
    if next != place {
      shown = Self.page
      imported = nil
    }
    editor = nil
    place = next
  }

  /// Does what an address asks for, once the wallet is there; the address goes, so that a reload does not do it again.
  package mutating func follow(_ presence: Presence, _ surroundings: Surroundings) -> [Effect] {
    guard presence == .open, case .shortcut(let shortcut) = place, wallet != nil else { return [] }
    let leave = go(to: .card(nil))
    switch shortcut {
    case .ride: return leave + ride(.base, surroundings)
    case .balance: return leave + [announceBalance(surroundings)]
    case .enter: return leave + update(.edit(.balance), surroundings)
    }
  }

  package mutating func acknowledged(_ operation: FareCardOperation, id: String) -> [Effect] {
    switch operation {
    case .rode: [.vibrate([10])]
    case .toppedUp, .corrected, .entryChanged, .entryRemoved, .cardAdded, .cardChanged, .fareChosen, .fareChanged,
      .cardRemoved, .imported, .cardsCompared:
      []
    }
  }

  /// Without another step of the history.
  mutating func go(to next: FareCardPlace) -> [Effect] {
    open(next)
    return [.navigate(path: Self.address(next), replace: true)]
  }

  func announceBalance(_ surroundings: Surroundings) -> Effect {
    let words = FareCardWords(surroundings.language)
    guard let standing else { return .announce(words.unknownCard) }
    let name = standings.count > 1 ? self.name(of: standing.card, words) + ". " : ""
    return .announce(name + balance(of: standing.card.id, words, surroundings))
  }

  // MARK: Between cards

  private mutating func show(_ card: String, _ surroundings: Surroundings) -> [Effect] {
    guard standing(of: card) != nil else { return [] }
    return go(to: .card(card)) + [announceBalance(surroundings)]
  }

  private mutating func swipe(_ direction: String, _ surroundings: Surroundings) -> [Effect] {
    guard let open = standing?.card.id, let index = standings.firstIndex(where: { $0.card.id == open }) else {
      return []
    }
    let next = direction == "left" ? index + 1 : index - 1
    return standings.indices.contains(next) ? show(standings[next].card.id, surroundings) : []
  }

  /// Drawn to the right, the card makes room for the one before it, and the first for the last: a drag to the left is a
  /// ride, so one direction has to lead to them all.
  private mutating func turn(_ surroundings: Surroundings) -> [Effect] {
    guard standings.count > 1, let open = standing, let next = before(open.card.id) else { return [] }
    return show(next.card.id, surroundings)
  }

  /// Before the first comes the last.
  func before(_ card: String) -> Standing? {
    guard let index = standings.firstIndex(where: { $0.card.id == card }) else { return nil }
    return standings[index > 0 ? index - 1 : standings.count - 1]
  }
}
