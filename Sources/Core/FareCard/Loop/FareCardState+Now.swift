package import Kernel

extension FareCardState {
  /// What is worth a line above Today's tiles: a free transfer that ends, an empty card, one that expires.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    let standing = wallet?.byLastUse.first.flatMap { self.standing(of: $0.id) }
    guard let standing, standing.card.hasEntered else { return nil }
    let words = FareCardWords(surroundings.language)
    let path = Self.address(.card(nil))
    if let window = standing.ledger.transfer(at: surroundings.now) {
      let left = window.until.seconds(since: surroundings.now)
      let clock = ClockText.text(window.until, in: surroundings.zone, hours: surroundings.hours)
      return NowLine(urgency: left <= 120 ? 90 : left <= 1800 ? 70 : 30, text: words.transferUntil(clock), path: path)
    }
    switch standing.reminders(surroundings).first {
    case .none: return nil
    case .some(.fewRides(let rides)):
      return NowLine(urgency: rides == 0 ? 60 : 50, text: words.ridesLeft(rides), path: path)
    case .some(.expires(let days)):
      return NowLine(urgency: days <= 1 ? 50 : 30, text: words.expires(inDays: days), path: path)
    case .some(.expired): return NowLine(urgency: 30, text: words.expires(inDays: -1), path: path)
    }
  }

  /// How many things about the cards want a look.
  package func badge(_ surroundings: Surroundings) -> Int {
    var count = 0
    for standing in standings { count += standing.reminders(surroundings).count }
    return count
  }
}
