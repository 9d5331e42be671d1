import Kernel

extension FareCardState {
  /// "The balance is …": what is said once money moved.
  func balance(of card: String, _ words: FareCardWords, _ surroundings: Surroundings) -> String {
    guard let standing = standing(of: card) else { return words.didChange }
    return words.balanceIs(
      standing.ledger.balance.text(in: words.language), words.ahead(standing.ahead(surroundings), surroundings))
  }
}
