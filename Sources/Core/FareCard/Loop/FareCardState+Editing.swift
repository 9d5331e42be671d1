import Kernel

extension FareCardState {
  /// Saves where all is valid; otherwise says what is missing, and where.
  mutating func save(_ surroundings: Surroundings) -> [Effect] {
    guard var editor, let standing = standing(of: editor.card) else { return [] }
    let outcome = outcome(of: editor, standing, surroundings)
    let (done, said) = editor.form.save(outcome)
    guard let done else {
      self.editor = editor
      return said
    }
    self.editor = nil
    // The new card is the one used last: the address without an id shows it.
    var effects = editor.subject == .newCard ? go(to: .card(nil)) : []
    for operation in done { effects.append(append(operation)) }
    return effects
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
