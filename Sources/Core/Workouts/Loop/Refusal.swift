import Kernel

/// What was typed and can't be: it stays in its field with a reason beside it, and nothing was changed.
struct Refusal: Equatable {
  /// The field's id on the page.
  var field: String
  var text: String
  var wanted: Wanted

  /// What the field takes.
  enum Wanted { case name, time, rounds, rest, amount, weight }
}

extension WorkoutsState {
  /// Nothing is changed; the field keeps what was typed and says why.
  mutating func refuse(_ field: String, _ text: String, _ wanted: Refusal.Wanted, _ words: WorkoutsWords) -> [Effect] {
    refusal = Refusal(field: field, text: text.cut(toBytes: 64), wanted: wanted)
    return [.announce(words.enter(wanted))]
  }
}
