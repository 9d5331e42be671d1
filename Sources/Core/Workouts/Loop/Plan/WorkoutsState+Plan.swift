import Exercises
import Kernel
import Training

/// What the editor of one workout holds beside the workout.
struct PlanState: Equatable {
  var isArranging = false
  /// The superset whose rounds are shown one by one.
  var expanded: String?
  /// Supersets, and rounds of the open one, that are drawn.
  var shownSupersets = Self.cards
  var shownRounds = Self.cards

  /// As many as are drawn at once. They have many fields: a frame is to be drawn in time on a slow phone.
  static let cards = 6
}

extension WorkoutsState {
  mutating func update(_ action: PlanAction, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .rename(let text): return rename(text, words)
    case .day(let day):
      guard let workout else { return [] }
      if refusal?.field == "planned-time" { refusal = nil }
      let days = workout.planned.toggling(day)
      return [append(.workoutPlanned(WorkoutPlanned(workout: workout.id, days: days)))]
    case .time(let text):
      guard let workout else { return [] }
      guard let minutes = ClockText.minutes(typed: text) else { return refuse("planned-time", text, .time, words) }
      refusal = nil
      if minutes == workout.planned.minutes { return [] }
      return [append(.workoutTimed(WorkoutTimed(workout: workout.id, minutes: minutes)))]
    case .arrange(let isOn):
      plan.isArranging = isOn
      plan.expanded = nil
    case .move(let move): return move.map { self.move($0, words) } ?? []
    case .moveSlot(let superset, let move): return self.move(slotOf: superset, from: move.from, to: move.to, words)
    case .removeSlot(let superset, let slot): return change(superset, .slotRemoved(slot: slot))
    case .field(let field, let text): return set(field, text, words)
    case .expand(let superset):
      plan.expanded = superset
      plan.shownRounds = PlanState.cards
    case .moreSupersets: plan.shownSupersets = min(plan.shownSupersets &+ PlanState.cards, 1000)
    case .moreRounds: plan.shownRounds = min(plan.shownRounds &+ PlanState.cards, 1000)
    }
    return []
  }

  private mutating func rename(_ text: String, _ words: WorkoutsWords) -> [Effect] {
    guard let workout else { return [] }
    guard let name = WorkoutName.typed(text) else { return refuse("name", text, .name, words) }
    refusal = nil
    return name == workout.name ? [] : [append(.workoutRenamed(WorkoutRenamed(workout: workout.id, name: name)))]
  }

  private func move(_ move: Move, _ words: WorkoutsWords) -> [Effect] {
    guard let workout, move.from != move.to, workout.supersets.indices.contains(move.from),
      workout.supersets.indices.contains(move.to)
    else { return [] }
    let superset = workout.supersets[move.from]
    return workout.moves(of: superset.id, to: move.to).flatMap { change($0.id, .position($0.position)) }
      + [.announce(words.didMoveTo(name(of: superset, words), place: move.to + 1, count: workout.supersets.count))]
  }

  private func move(slotOf id: String, from: Int, to: Int, _ words: WorkoutsWords) -> [Effect] {
    guard let superset = workout?.superset(id), superset.slots.indices.contains(from),
      superset.slots.indices.contains(to), from != to
    else { return [] }
    let slot = superset.slots[from]
    return superset.moves(of: slot.id, to: to).flatMap { change(id, .slotMoved(slot: $0.id, position: $0.position)) }
      + [.announce(words.didMoveTo(name(of: slot.exercise), place: to + 1, count: superset.slots.count))]
  }

  private func change(_ superset: String, _ change: SupersetChange) -> [Effect] {
    guard let workout, workout.superset(superset) != nil else { return [] }
    return [append(.supersetChanged(SupersetChanged(workout: workout.id, superset: superset, change: change)))]
  }

  /// A value that can't be is refused at its field; the same again changes nothing.
  private mutating func set(_ field: PlanField, _ text: String, _ words: WorkoutsWords) -> [Effect] {
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
