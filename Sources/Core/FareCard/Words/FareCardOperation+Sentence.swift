package import Kernel

extension FareCardState {
  /// What was done, for the toast and the screen reader, once it is in the wallet.
  package func sentence(for operation: FareCardOperation, _ language: Language) -> String? {
    let words = FareCardWords(language)
    switch operation {
    case .rode(let card, let time, _), .corrected(let card, let time, _):
      return balance(of: card, at: time, words)
    case .toppedUp(let card, let time, let money):
      return words.didAddMoney(money.text(in: language)) + " " + balance(of: card, at: time, words)
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

  /// The same for the list of changes: what it did then, because the balance of now would be the same in each line.
  package func line(for operation: FareCardOperation, _ language: Language) -> String? {
    let words = FareCardWords(language)
    switch operation {
    case .rode: return words.didRide
    case .toppedUp(_, _, let money): return words.didAddMoney(money.text(in: language))
    case .corrected(_, _, let money): return words.didSetBalance(money.text(in: language))
    default: return sentence(for: operation, language)
    }
  }

  private func balance(of card: String, at time: Instant, _ words: FareCardWords) -> String {
    guard let standing = standing(of: card) else { return words.didChange }
    return words.balanceIs(standing.ledger.balance.text(in: words.language), rides: standing.ridesLeft(at: time))
  }
}
