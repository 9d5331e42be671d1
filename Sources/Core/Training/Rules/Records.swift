package import Kernel

/// The best a person did in one exercise.
package struct Records: Equatable, Sendable {
  /// A record: the set that holds it, and when it was done.
  package struct Best: Equatable, Sendable {
    package var set: ExerciseSet
    /// The weight that is the record: the set's, or the estimated one.
    package var weight: Weight
    package var time: Instant
  }

  package var heaviest: Best?
  package var oneRepMax: Best?
  /// Repetitions, seconds or metres in one set.
  package var most: Best?

  package init() {}

  /// An equal one later is no record.
  package mutating func add(_ done: DoneSet) {
    let set = done.set
    if set.kind == .warmUp || set.amount == 0 { return }
    let best = Best(set: set, weight: set.weight, time: done.time)
    if set.weight.thousandths > 0, isBetter(set.weight, done.time, than: heaviest) { heaviest = best }
    if let estimate = OneRepMax.estimate(set), isBetter(estimate, done.time, than: oneRepMax) {
      oneRepMax = Best(set: set, weight: estimate, time: done.time)
    }
    if isMore(best, than: most) { most = best }
  }

  /// Of as many, the heavier is more.
  private func isMore(_ new: Best, than best: Best?) -> Bool {
    let most = best?.set.amount ?? 0
    return new.set.amount > most || (new.set.amount == most && isBetter(new.weight, new.time, than: best))
  }

  private func isBetter(_ weight: Weight, _ time: Instant, than best: Best?) -> Bool {
    guard let best else { return true }
    let (new, old) = (weight.grams, best.weight.grams)
    return new > old || (new == old && time < best.time)
  }
}
