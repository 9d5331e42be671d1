package import Exercises

/// A superset shown as one round that stands for all of them. What differs between rounds is nil, is shown as "–", and
/// stays as it is until the person types: then every round gets it.
package struct Collapsed: Equatable, Sendable {
  package var rounds: Int
  package var rest: Int?
  /// One a slot, in the slots' order.
  package var lines: [Line]

  /// One exercise's set for all rounds; what differs between them is nil.
  package struct Line: Equatable, Sendable {
    package var amount: Int?
    package var weight: Weight?
    package var kind: ExerciseSet.Kind?
    /// The same in all rounds: it belongs to the exercise.
    package var measure: Measure
  }

  package init(_ superset: Superset) {
    rounds = superset.rounds.count
    rest = superset.rounds.first?.rest
    lines = []
    for set in superset.rounds.first?.sets ?? [] {
      lines.append(Line(amount: set.amount, weight: set.weight, kind: set.kind, measure: set.measure))
    }
    for round in superset.rounds.dropFirst() {
      if rest != round.rest { rest = nil }
      for (index, set) in round.sets.enumerated() where index < lines.count {
        if lines[index].amount != set.amount { lines[index].amount = nil }
        if lines[index].weight != set.weight { lines[index].weight = nil }
        if lines[index].kind != set.kind { lines[index].kind = nil }
      }
    }
  }
}
