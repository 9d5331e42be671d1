import Kernel

extension FareCardState {
  /// Saves where all is valid; otherwise says what is missing, and where.
  mutating func save(_ surroundings: Surroundings) -> [Effect] {
    guard let editor, let standing = standing(of: editor.card) else { return [] }
    switch outcome(of: editor, standing, surroundings) {
    case .wrong(let field, let message):
      self.editor?.isTried = true
      return [.announce(message), .focus(selector: "#" + field.name)]
    case .ready(let operations):
      self.editor = nil
      var effects: [Effect] = []
      // The new card is the one used last: the address without an id shows it.
      if editor.subject == .newCard { effects = go(to: .card(nil)) }
      for operation in operations { effects.append(append(operation)) }
      return effects
    }
  }

  /// Takes away what the open editor is about.
  mutating func remove() -> [Effect] {
    guard let editor else { return [] }
    self.editor = nil
    switch editor.subject {
    case .expiry: return [append(.cardChanged(CardChanged(card: editor.card, expiry: .some(nil))))]
    case .number: return [append(.cardChanged(CardChanged(card: editor.card, number: .some(nil))))]
    case .entry(let id): return [append(.entryRemoved(EntryRemoved(card: editor.card, entry: id)))]
    case .removal: return go(to: .card(nil)) + [append(.cardRemoved(CardRemoved(card: editor.card)))]
    case .balance, .topUp, .fare, .name, .reminder, .newCard, .question: return []
    }
  }
}
