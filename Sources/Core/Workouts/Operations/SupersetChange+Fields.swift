import Exercises
package import Kernel
import Training

/// Which one it is, is told by the fields that are there.
extension SupersetChange: Coded {
  package mutating func code(_ fields: inout Fields) {
    var parts = fields.isReading ? Parts() : Parts(self)
    parts.code(&fields)
    let change = fields.isReading ? parts.change : self
    fields.check(change != nil)
    self = change ?? self
  }

  /// All fields that any change has; which of them are there tells `change`, which is nil where they make none.
  private struct Parts: Coded {
    var slot: String?
    var position: String?
    var rounds: Int?
    var round: Int?
    var rest: Int?
    var shortRest: Int?
    var exercise: ExerciseRef?
    var measure: Measure?
    var isRemoved = false
    var amount: Int?
    var weight: Int?
    var unit: Weight.Unit?
    var kind: ExerciseSet.Kind?

    mutating func code(_ fields: inout Fields) {
      fields.ifReadable { $0.identifier("slot", &slot) }
      fields.ifThere("position", &position, "") { $0.text("position", &$1) }
      fields.whole("rounds", &rounds, 1...Superset.mostRounds)
      fields.whole("round", &round, 0...Superset.mostRounds)
      fields.whole("rest", &rest, 0...Superset.mostRest)
      fields.whole("shortRest", &shortRest, 0...Superset.mostRest)
      fields.ifThere("exercise", &exercise, .bank("")) { $0.exercise("exercise", &$1) }
      fields.ifThere("measure", &measure, .reps) { $0.choice("measure", &$1) }
      fields.flagIfSet("removed", &isRemoved)
      fields.whole("amount", &amount, 0...ExerciseSet.mostAmount)
      fields.whole("weight", &weight, 0...Weight.most)
      fields.ifThere("unit", &unit, .kilograms) { $0.choice("unit", &$1) }
      fields.ifThere("kind", &kind, .normal) { $0.choice("kind", &$1) }
    }

    init() {}

    init(_ change: SupersetChange) {
      switch change {
      case .position(let position): self.position = position
      case .rounds(let count): rounds = count
      case .rest(let round, let seconds): (self.round, rest) = (round, seconds)
      case .shortRest(let seconds): shortRest = seconds
      case .slotMoved(let slot, let position): (self.slot, self.position) = (slot, position)
      case .slotReplaced(let slot, let exercise, let measure):
        (self.slot, self.exercise, self.measure) = (slot, exercise, measure)
      case .slotRemoved(let slot): (self.slot, isRemoved) = (slot, true)
      case .set(let slot, let round, .amount(let amount)): (self.slot, self.round, self.amount) = (slot, round, amount)
      case .set(let slot, let round, .weight(let weight)):
        (self.slot, self.round, self.weight, unit) = (slot, round, weight.thousandths, weight.unit)
      case .set(let slot, let round, .kind(let kind)): (self.slot, self.round, self.kind) = (slot, round, kind)
      }
    }

    /// The first change whose fields are there; nil where none is complete.
    var change: SupersetChange? {
      if let rounds { return .rounds(rounds) }
      if let shortRest { return .shortRest(shortRest) }
      if let rest { return .rest(round: round, rest) }
      guard let slot else { return position.map { .position($0) } }
      if let position { return .slotMoved(slot: slot, position: position) }
      if isRemoved { return .slotRemoved(slot: slot) }
      if let exercise { return measure.map { .slotReplaced(slot: slot, exercise, $0) } }
      if let amount { return .set(slot: slot, round: round, .amount(amount)) }
      if let weight {
        return unit.map { .set(slot: slot, round: round, .weight(Weight(thousandths: weight, $0))) }
      }
      return kind.map { .set(slot: slot, round: round, .kind($0)) }
    }
  }
}
