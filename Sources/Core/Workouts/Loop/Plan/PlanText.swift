import Exercises
import Kernel
import Training

/// What the editor's fields show, and what their texts mean.
enum PlanText {
  /// "" where rounds differ.
  static func text(_ field: PlanField, _ superset: Superset, _ language: Language) -> String {
    let collapsed = Collapsed(superset)
    let round = field.round.flatMap { superset.rounds.indices.contains($0) ? superset.rounds[$0] : nil }
    let index = superset.index(of: field.slot)
    switch field.kind {
    case .rounds: return String(collapsed.rounds)
    case .short: return Whole.clock(superset.shortRest)
    case .rest: return (field.round == nil ? collapsed.rest : round?.rest).map { Whole.clock($0) } ?? ""
    case .amount:
      guard let index else { return "" }
      let amount = field.round == nil ? collapsed.lines[index].amount : round?.sets[index].amount
      return amount.map { text($0, collapsed.lines[index].measure) } ?? ""
    case .weight:
      guard let index else { return "" }
      let weight = field.round == nil ? collapsed.lines[index].weight : round?.sets[index].weight
      return weight.map { $0.number(in: language) } ?? ""
    case .kind: return ""
    }
  }

  /// Seconds as a clock, repetitions and metres as they are.
  static func text(_ amount: Int, _ measure: Measure) -> String {
    measure == .seconds ? Whole.clock(amount) : String(amount)
  }

  /// In the measure's unit; nil for what is no amount, or too much.
  static func amount(typed text: String, _ measure: Measure) -> Int? {
    measure == .seconds
      ? Whole.typedSeconds(text, to: ExerciseSet.mostAmount) : Whole.typed(text, from: 0, to: ExerciseSet.mostAmount)
  }

  /// Nil where rounds differ.
  static func kind(_ field: PlanField, _ superset: Superset) -> ExerciseSet.Kind? {
    guard let index = superset.index(of: field.slot) else { return nil }
    guard let round = field.round else { return Collapsed(superset).lines[index].kind }
    return superset.rounds.indices.contains(round) ? superset.rounds[round].sets[index].kind : nil
  }

  /// What a weight field is in, on the page and in the journal: the unit of what is there, where all of it has the same;
  /// else the person's own.
  static func unit(_ field: PlanField, _ superset: Superset, _ usual: Weight.Unit) -> Weight.Unit {
    guard let index = superset.index(of: field.slot) else { return usual }
    var unit: Weight.Unit?
    for (number, round) in superset.rounds.enumerated() where field.round == nil || field.round == number {
      let weight = round.sets[index].weight
      if weight.thousandths == 0 { continue }
      if let unit, unit != weight.unit { return usual }
      unit = weight.unit
    }
    return unit ?? usual
  }
}
