import Kernel

/// The list of workouts, and one of them being edited.
extension WorkoutsState {
  mutating func add(_ words: WorkoutsWords) -> [Effect] {
    guard let mine else { return [] }
    var name = words.newWorkout
    var number = 1
    while mine.workouts.contains(where: { $0.name == name }) {
      number += 1
      name = words.newWorkout + " " + String(number)
    }
    return [
      append(
        .workoutAdded(
          WorkoutAdded(name: name, position: mine.position(for: nil, at: mine.workouts.count), supersets: [])))
    ]
  }

  mutating func rename(_ text: String, _ words: WorkoutsWords) -> [Effect] {
    guard let workout else { return [] }
    guard let name = WorkoutName.typed(text) else { return refuse("name", text, .name, words) }
    refusal = nil
    return name == workout.name ? [] : [append(.workoutRenamed(WorkoutRenamed(workout: workout.id, name: name)))]
  }

  mutating func remove(_ id: String) -> [Effect] {
    guard mine?.workout(id) != nil else { return [] }
    return (workout?.id == id ? go(to: .list) + [.focus(selector: "#title")] : []) + [
      append(.workoutRemoved(WorkoutRemoved(workout: id)))
    ]
  }

  /// Workouts in the list, or supersets in the open workout.
  func move(from: Int, to: Int, _ words: WorkoutsWords) -> [Effect] {
    guard let mine, from != to else { return [] }
    if let workout {
      guard workout.supersets.indices.contains(from), workout.supersets.indices.contains(to) else { return [] }
      let superset = workout.supersets[from]
      let position = workout.position(for: superset.id, at: to)
      return change(superset.id, .position(position))
        + [.announce(words.didMoveTo(name(of: superset, words), place: to + 1, count: workout.supersets.count))]
    }
    guard mine.workouts.indices.contains(from), mine.workouts.indices.contains(to) else { return [] }
    let moved = mine.workouts[from]
    return [
      append(.workoutMoved(WorkoutMoved(workout: moved.id, position: mine.position(for: moved.id, at: to)))),
      .announce(words.didMoveTo(moved.name, place: to + 1, count: mine.workouts.count)),
    ]
  }

  func move(slotOf id: String, from: Int, to: Int, _ words: WorkoutsWords) -> [Effect] {
    guard let superset = workout?.superset(id), superset.slots.indices.contains(from),
      superset.slots.indices.contains(to), from != to
    else { return [] }
    let slot = superset.slots[from]
    let position = superset.position(for: slot.id, at: to)
    return change(id, .slotMoved(slot: slot.id, position: position))
      + [.announce(words.didMoveTo(name(of: slot.exercise), place: to + 1, count: superset.slots.count))]
  }

  func change(_ superset: String, _ change: SupersetChange) -> [Effect] {
    guard let workout, workout.superset(superset) != nil else { return [] }
    return [append(.supersetChanged(SupersetChanged(workout: workout.id, superset: superset, change: change)))]
  }

  /// A value that can't be is refused at its field; the same again changes nothing.
  mutating func set(_ field: PlanField, _ text: String, _ words: WorkoutsWords) -> [Effect] {
    guard let superset = workout?.superset(field.superset) else { return [] }
    // An untouched field of mixed values.
    if field.kind != .kind, text.isEmpty, PlanText.text(field, superset, words.language).isEmpty {
      refusal = nil
      return []
    }
    let change: SupersetChange?
    let wanted: Refusal.Wanted
    switch field.kind {
    case .rounds:
      wanted = .rounds
      change = Rounds.typed(text).map { .rounds($0) }
    case .rest:
      wanted = .rest
      change = Whole.typedSeconds(text, to: Superset.mostRest).map { .rest(round: field.round, $0) }
    case .short:
      wanted = .rest
      change = Whole.typedSeconds(text, to: Superset.mostRest).map { .shortRest($0) }
    case .amount:
      wanted = .amount
      change = amount(text, field, superset).map { .set(slot: field.slot, round: field.round, .amount($0)) }
    case .weight:
      wanted = .weight
      change = Weight(typed: text, PlanText.unit(field, superset, unit)).map {
        .set(slot: field.slot, round: field.round, .weight($0))
      }
    case .kind:
      refusal = nil
      guard let kind = Int(text).flatMap({ ExerciseSet.Kind(rawValue: $0) }), kind != PlanText.kind(field, superset)
      else { return [] }
      return self.change(field.superset, .set(slot: field.slot, round: field.round, .kind(kind)))
    }
    guard let change else {
      return refuse(field.id, text, wanted, words)
    }
    refusal = nil
    if text == PlanText.text(field, superset, words.language) { return [] }
    return self.change(field.superset, change)
  }

  private func amount(_ text: String, _ field: PlanField, _ superset: Superset) -> Int? {
    let measure = superset.index(of: field.slot).flatMap { superset.rounds.first?.sets[$0].measure }
    return PlanText.amount(typed: text, measure ?? .reps)
  }
}

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
