package import Kernel

extension FareCardState {
  /// What is worth a line above Today's tiles: a free transfer that ends, an empty card, one that expires.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    guard let standing = top, standing.card.hasEntered else { return nil }
    let words = FareCardWords(surroundings.language)
    let path = Self.address(.card(nil))
    let name = prefix(for: standing.card, words)
    if let window = standing.transfer(at: surroundings.now) {
      let left = window.until.seconds(since: surroundings.now)
      let text = words.transferUntil(words.moment(window.until, surroundings))
      return NowLine(left <= 120 ? .seconds : left <= 1800 ? .minutes : .goodToKnow, text: name + text, path: path)
    }
    switch standing.reminders(surroundings).first {
    case .none: return nil
    case .some(.fewRides(let rides)):
      // How many there are stands on the tile.
      return NowLine(rides == 0 ? .next : .today, text: name + words.lowBalance, path: path)
    case .some(.expires(let days)):
      return NowLine(days <= 1 ? .today : .goodToKnow, text: name + words.expires(inDays: days), path: path)
    case .some(.expired): return NowLine(.goodToKnow, text: name + words.expires(inDays: -1), path: path)
    }
  }

  /// What the next tap will cost, in few words: "2 rides left"; `nil` where nothing is known of it.
  @inline(never)  // a gate of the program's parts
  package func ahead(_ surroundings: Surroundings) -> NowLine.Aside? {
    guard let standing = top, standing.card.hasEntered else { return nil }
    let words = FareCardWords(surroundings.language)
    return words.ahead(standing.ahead(surroundings), surroundings).map {
      NowLine.Aside(text: $0, path: Self.address(.card(nil)))
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
