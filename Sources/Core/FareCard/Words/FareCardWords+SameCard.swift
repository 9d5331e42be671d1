import Kernel

extension FareCardWords {
  var sameCardTitle: String { say("Is it the same card?", "Est-ce la même carte\u{202F}?") }
  /// Both by name and balance.
  func sameCardText(_ one: String, _ other: String) -> String {
    say(
      "Two devices each brought a card: \(one), and \(other). As one card, they have one history.",
      "Deux appareils ont chacun apporté une carte\u{202F}: \(one), et \(other). Réunies, elles ont un seul historique."
    )
  }
  var sameCard: String { say("The same card", "La même carte") }
  var twoCards: String { say("Two cards", "Deux cartes") }
  var didJoin: String { say("They are one card now.", "Elles ne font plus qu’une carte.") }
  var didKeepApart: String { say("They stay two cards.", "Elles restent deux cartes.") }
}
