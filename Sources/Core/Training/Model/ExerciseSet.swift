package import Exercises

/// One exercise done once without a pause: how much of it, with which weight.
package struct ExerciseSet: Equatable, Sendable {
  /// Repetitions, seconds or metres, as `measure` says: 0 to `mostAmount`.
  package var amount: Int
  package var measure: Measure
  package var weight: Weight
  package var kind: Kind

  package init(
    amount: Int = 0, measure: Measure = .reps, weight: Weight = Weight(), kind: Kind = .normal
  ) {
    self.amount = amount
    self.measure = measure
    self.weight = weight
    self.kind = kind
  }

  package static let mostAmount = 100_000

  /// NB: their order is kept in journals and links.
  package enum Kind: Int, CaseIterable, Sendable {
    case normal
    case warmUp
    case drop
    case failure
  }
}
