/// How many rounds a superset has: fewer keep the first ones, more repeat the last.
extension Superset {
  /// Held between 1 and the most a superset may have; with no round to repeat nothing changes.
  package mutating func setRounds(_ count: Int) {
    let count = min(max(count, 1), Superset.mostRounds)
    guard let last = rounds.last else { return }
    if count < rounds.count { rounds.removeLast(rounds.count - count) }
    while rounds.count < count { rounds.append(last) }
  }
}

/// The number of rounds as a person types it.
package enum Rounds {
  /// What was typed into the field; nil for 0, for more than 100, and for anything that is no whole number. Then
  /// nothing changes.
  package static func typed(_ text: String) -> Int? { Whole.typed(text, from: 1, to: Superset.mostRounds) }
}
