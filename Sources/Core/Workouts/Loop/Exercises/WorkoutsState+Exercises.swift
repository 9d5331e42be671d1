import Exercises
import Kernel
import Training

/// What is looked for among the exercises.
struct ExercisesState {
  var query = ""
  var filter = ExerciseFilter()
  let search = SearchMemory()
}

/// The bank's file: asked for when the first screen needs it.
enum BankAtHand {
  case wanted
  case asked
  case ready(ExerciseBank)
  case failed

  /// An empty one until it has come.
  var bank: ExerciseBank {
    if case .ready(let bank) = self { return bank }
    return .none
  }
}

extension WorkoutsState {
  mutating func update(_ action: ExercisesAction, _ surroundings: Surroundings, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .query(let text):
      exercises.query = text.cut(toBytes: 128)
      page.shown = PageState.rows
      return exercises.query.isEmpty ? [] : [.announce(words.found(found(surroundings).count))]
    case .filter(let filter, let value):
      choose(filter, value)
      return [.announce(words.found(found(surroundings).count))]
    case .pick(let exercise): return pick(exercise, words)
    case .askAgain:
      if case .failed = bank { bank = .wanted }
      return []
    }
  }

  /// Those shown so far, and how many match in all.
  func found(_ surroundings: Surroundings) -> (found: [Exercise], count: Int) {
    exercises.search.find(
      exercises.query, exercises.filter, limit: page.shown, bank.bank, mine?.ownExercises ?? [], surroundings.language)
  }

  /// The value is a case's number, or "" for any.
  private mutating func choose(_ which: ExercisesAction.Filter, _ value: String) {
    let number = Int(value) ?? -1
    switch which {
    case .muscle: exercises.filter.muscle = Muscle(rawValue: number)
    case .equipment: exercises.filter.equipment = Equipment(rawValue: number)
    case .level: exercises.filter.level = Level(rawValue: number)
    case .category: exercises.filter.category = Category(rawValue: number)
    }
    page.shown = PageState.rows
  }

  /// Into the workout it was looked for.
  mutating func pick(_ exercise: ExerciseRef, in measure: Measure? = nil, _ words: WorkoutsWords) -> [Effect] {
    guard let target = wanted, let workout = mine?.workout(target.workout) else { return [] }
    let measure = measure ?? self.measure(of: exercise)
    var operation: WorkoutsOperation
    if let id = target.superset, let superset = workout.superset(id) {
      if let slot = target.slot {
        operation = .supersetChanged(
          SupersetChanged(workout: workout.id, superset: id, change: .slotReplaced(slot: slot, exercise, measure)))
      } else {
        if superset.slots.count >= Superset.mostSlots { return [.announce(words.tooManyExercises)] }
        let position = superset.position(for: nil, at: superset.slots.count)
        operation = .exerciseAdded(
          ExerciseAdded(
            workout: workout.id, superset: id, position: position, exercise: exercise, measure: measure, unit: unit))
      }
    } else {
      let position = workout.position(for: nil, at: workout.supersets.count)
      operation = .exerciseAdded(
        ExerciseAdded(
          workout: workout.id, superset: nil, position: position, exercise: exercise, measure: measure, unit: unit))
    }
    return go(to: .workout(workout.id)) + [.focus(selector: "#add-exercise"), append(operation)]
  }

  /// What an exercise is being chosen for, in the bank or beside its facts.
  var wanted: WorkoutsPlace.Target? {
    switch place {
    case .exercises(let target): target
    case .exercise(_, from: .some(.choosing(let target))): target
    case .list, .workout, .share, .exercise, .running, .log, .logged, .weights, .bring, .shared: nil
    }
  }
}
