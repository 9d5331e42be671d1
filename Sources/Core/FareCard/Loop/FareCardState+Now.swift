package import Kernel

extension FareCardState {
  /// What is worth a line above Today's tiles: a free transfer that ends, an empty card, one that expires.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    let standing = wallet?.byLastUse.first.flatMap { self.standing(of: $0.id) }
    guard let standing, standing.card.hasEntered else { return nil }
    let words = FareCardWords(surroundings.language)
    let path = Self.address(.card(nil))
    let name = prefix(for: standing.card, words)
    if let window = standing.transfer(at: surroundings.now) {
      let left = window.until.seconds(since: surroundings.now)
      let text = words.transferUntil(words.moment(window.until, surroundings))
      return NowLine(urgency: left <= 120 ? 90 : left <= 1800 ? 70 : 30, text: name + text, path: path)
    }
    switch standing.reminders(surroundings).first {
    case .none: return nil
    case .some(.fewRides(let rides)):
      // How many there are stands on the tile.
      return NowLine(urgency: rides == 0 ? 60 : 50, text: name + words.lowBalance, path: path)
    case .some(.expires(let days)):
      return NowLine(urgency: days <= 1 ? 50 : 30, text: name + words.expires(inDays: days), path: path)
    case .some(.expired): return NowLine(urgency: 30, text: name + words.expires(inDays: -1), path: path)
    }
  }

  /// Which card, where there are several.
  func prefix(for card: Card, _ words: FareCardWords) -> String {
    standings.count > 1 ? name(of: card, words) + " · " : ""
  }

  /// How many things about the cards want a look.
  package func badge(_ surroundings: Surroundings) -> Int {
    var count = 0
    for standing in standings { count += standing.reminders(surroundings).count }
    return count
  }
}
