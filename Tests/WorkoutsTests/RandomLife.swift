import Exercises
import Kernel
import Sharing
import Training
import TestSupport

@testable import Workouts

/// A person who does anything that the operations allow, at random; the same for the same seed.
struct RandomLife {
  private(set) var mine = MyWorkouts()
  private(set) var operations: [(id: String, operation: WorkoutsOperation)] = []
  private let device: String
  private var random: SeededRandom

  init(seed: UInt64, device: String = "a") {
    random = SeededRandom(seed: seed)
    self.device = device
  }

  /// One more operation, about something that is there; also applied.
  mutating func step() { take(next()) }

  mutating func take(_ operation: WorkoutsOperation) {
    let id = device + "-" + String(operations.count + 1)
    operations.append((id, operation))
    operation.apply(to: &mine, id: id)
  }

  /// What came from another device.
  mutating func receive(_ operation: WorkoutsOperation, id: String) { operation.apply(to: &mine, id: id) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func weight() -> Weight {
    Weight(thousandths: number(0...400) * 500, number(0...1) == 0 ? .kilograms : .pounds)
  }

  mutating func exercise() -> ExerciseRef {
    number(0...3) == 0 ? .own(named: "My exercise \(number(1...3))") : .bank("exercise-\(number(1...6))")
  }

  private var time: Instant { Instant(seconds: 1_790_000_000 + Int64(operations.count) * 60) }

  mutating func next() -> WorkoutsOperation {
    let choice = number(0...25)
    if mine.workouts.isEmpty || choice == 0 {
      return .workoutAdded(
        WorkoutAdded(
          name: "Workout \(operations.count)", position: mine.position(for: nil, at: number(0...5)), supersets: []))
    }
    let workout = mine.workouts[number(0...mine.workouts.count - 1)]
    switch choice {
    case 1: return .workoutRenamed(WorkoutRenamed(workout: workout.id, name: "Renamed \(operations.count)"))
    case 2:
      return .workoutMoved(
        WorkoutMoved(workout: workout.id, position: mine.position(for: workout.id, at: number(0...5))))
    case 3 where number(0...4) == 0: return .workoutRemoved(WorkoutRemoved(workout: workout.id))
    case 4: return .unitChosen(UnitChosen(unit: .pounds))
    case 5:
      return .ownExerciseAdded(
        OwnExerciseAdded(exercise: OwnExercise(id: "own-\(number(0...3))", name: "Own", primary: [.chest])))
    case 6, 7, 8, 9: return doing(workout)
    case 24: return own()
    case 25: return rack()
    default: break
    }
    if workout.supersets.isEmpty || choice < 13 {
      let superset =
        workout.supersets.isEmpty || number(0...1) == 0
        ? nil : workout.supersets[number(0...workout.supersets.count - 1)]
      let position = superset?.position(for: nil, at: number(0...4)) ?? workout.position(for: nil, at: number(0...4))
      return .exerciseAdded(
        ExerciseAdded(
          workout: workout.id, superset: superset?.id, position: position, exercise: exercise(),
          measure: Measure.allCases[number(0...2)], unit: .kilograms))
    }
    return .supersetChanged(
      SupersetChanged(workout: workout.id, superset: workout.supersets[0].id, change: change(workout)))
  }

  private mutating func own() -> WorkoutsOperation {
    var edit = OwnExerciseEdited(id: "own-\(number(0...3))")
    if number(0...1) == 0 { edit.name = "Edited \(operations.count)" }
    if number(0...2) == 0 { edit.measure = Measure.allCases[number(0...2)] }
    if number(0...2) == 0 { edit.equipment = number(0...1) == 0 ? "" : "log" }
    if number(0...1) == 0 || !edit.saysAny {
      let role: [OwnExercise.Role] = [.none, .primary, .secondary]
      edit.muscles = [
        OwnExerciseEdited.Part(muscle: Muscle.allCases[number(0...17)], role: role[number(0...2)]),
        OwnExerciseEdited.Part(muscle: Muscle.allCases[number(0...17)], role: role[number(0...2)]),
      ]
    }
    return .ownExerciseEdited(edit)
  }

  private mutating func rack() -> WorkoutsOperation {
    let weight = weight()
    if number(0...4) == 0 {
      return .rackChosen(RackChosen(rack: Rack(bar: weight, plates: [Rack.Plate(weight, count: number(0...8))])))
    }
    if number(0...2) == 0 { return .rackChanged(RackChanged(unit: weight.unit, bar: weight.thousandths)) }
    return .rackChanged(RackChanged(unit: weight.unit, plates: [Rack.Plate(weight, count: number(0...8))]))
  }

  private mutating func change(_ workout: Workout) -> SupersetChange {
    let superset = workout.supersets[0]
    let slot = superset.slots[number(0...superset.slots.count - 1)].id
    let round = number(0...2) == 0 ? nil : Optional(number(0...superset.rounds.count))
    switch number(0...9) {
    case 0: return .position(workout.position(for: superset.id, at: number(0...4)))
    case 1: return .rounds(number(1...8))
    case 2: return .rest(round: round, number(0...300))
    case 3: return .shortRest(number(0...60))
    case 4: return .slotMoved(slot: slot, position: superset.position(for: slot, at: number(0...4)))
    case 5: return .slotReplaced(slot: slot, exercise(), Measure.allCases[number(0...2)])
    case 6 where number(0...2) == 0: return .slotRemoved(slot: slot)
    case 7: return .set(slot: slot, round: round, .kind(ExerciseSet.Kind.allCases[number(0...3)]))
    case 8: return .set(slot: slot, round: round, .weight(weight()))
    default: return .set(slot: slot, round: round, .amount(number(0...30)))
    }
  }

  private mutating func doing(_ workout: Workout) -> WorkoutsOperation {
    guard let running = mine.running else {
      return .started(
        number(0...1) == 0
          ? Started(workout, at: time) : Started(workout: workout.id, name: workout.name, time: time))
    }
    if let step = SetOrder(running.plan).next(after: running.sets), number(0...9) > 0 {
      if number(0...9) == 0, let done = running.sets.last {
        return .setCleared(SetCleared(logged: running.id, place: done.place))
      }
      if number(0...4) == 0, let done = running.sets.last {
        return .setCorrected(
          SetCorrected(logged: running.id, place: done.place, amount: number(0...1) == 0 ? nil : 7, weight: weight()))
      }
      if number(0...9) == 0 { return .rested(Rested(logged: running.id, until: time.adding(seconds: 30))) }
      return .setDone(SetDone(logged: running.id, done: DoneSet(step.place, step.exercise, step.planned, at: time)))
    }
    return .finished(Finished(logged: running.id, time: time))
  }
}
