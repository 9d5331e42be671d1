package import Kernel

extension FareCardState {
  /// What was done, for the toast and the screen reader, once it is in the wallet.
  package func sentence(for operation: FareCardOperation, _ surroundings: Surroundings) -> String? {
    let words = FareCardWords(surroundings.language)
    switch operation {
    case .rode(let id, let time, let ride):
      let line = standing(of: id)?.line(at: time) { $0 == .ride(ride) }
      return cause(line?.line.note, words) + balance(of: id, words, surroundings)
    case .corrected(let card, _, _): return balance(of: card, words, surroundings)
    case .toppedUp(let card, _, let money):
      return words.didAddMoney(money.text(in: words.language)) + " " + balance(of: card, words, surroundings)
    case .entryChanged: return words.didChangeEntry
    case .entryRemoved: return words.didDeleteEntry
    case .cardAdded(let name, _, _): return words.didAddCard(name)
    case .cardChanged, .fareChosen: return words.didChange
    case .cardRemoved: return words.didRemoveCard
    // A long file is several operations: how many entries it had stands on the page.
    case .imported: return words.didAddFile
    case .cardsCompared(_, _, let isSame): return isSame ? words.didJoin : words.didKeepApart
    }
  }

  /// Why a ride was cheaper than its fare, where it was.
  private func cause(_ note: RideNote?, _ words: FareCardWords) -> String {
    switch note {
    case .capped: words.didRideFree + " "
    case .partial: words.didReachCap + " "
    case .transfer: words.didTransfer + " "
    default: ""
    }
  }

  func balance(of card: String, _ words: FareCardWords, _ surroundings: Surroundings) -> String {
    guard let standing = standing(of: card) else { return words.didChange }
    return words.balanceIs(
      standing.ledger.balance.text(in: words.language), words.ahead(standing.ahead(surroundings), surroundings))
  }
}

extension FareCardState {
  /// The same for the list of changes: which card, what, how much. The balance of now would be the same in each line.
  package func line(for operation: FareCardOperation, _ surroundings: Surroundings) -> String? {
    let words = FareCardWords(surroundings.language)
    let card = operation.card.flatMap { standing(of: $0) }?.card
    return (card.map { prefix(for: $0, words) } ?? "") + what(operation, words, surroundings)
  }

  private func what(_ operation: FareCardOperation, _ words: FareCardWords, _ surroundings: Surroundings) -> String {
    let standing = operation.card.flatMap { self.standing(of: $0) }
    switch operation {
    case .rode(_, let time, let ride):
      let line = standing?.line(at: time) { $0 == .ride(ride) }
      let kind = ride.service == .express ? words.expressKind : words.rideKind
      // One that was changed since is no longer found by what it was.
      guard let line else { return kind }
      if let mark = EntryRow.mark(line.line.note, words), line.line.amount.minor == 0 { return kind + ", " + mark }
      return kind + " " + line.line.amount.signedText(in: words.language)
    case .toppedUp(_, _, let money): return words.didAddMoney(money.text(in: words.language))
    case .corrected(_, _, let money): return words.didSetBalance(money.text(in: words.language))
    case .entryChanged(_, let entry, _):
      guard let line = standing?.line(of: entry) else { return words.didChangeEntry }
      return words.didChange(EntryRow.kind(line, words) + ", " + words.moment(line.entry.time, surroundings))
    case .cardChanged(_, let changes):
      return changes.first.map { words.didChange(name(of: $0, words)) } ?? words.didChange
    case .fareChosen: return words.didChange(words.fare)
    case .imported(_, let entries): return words.didAdd(entries.count) + "."
    case .cardAdded, .entryRemoved, .cardRemoved, .cardsCompared:
      return sentence(for: operation, surroundings) ?? words.didChange
    }
  }

  private func name(of change: CardChange, _ words: FareCardWords) -> String {
    switch change {
    case .name: words.name
    case .owner: words.owner
    case .number: words.cardNumber
    case .expiry: words.expirationDate
    case .reminder: words.reminder
    }
  }
}
