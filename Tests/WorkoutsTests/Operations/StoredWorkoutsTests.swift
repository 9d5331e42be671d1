import Exercises
import Kernel
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("What Workouts stores")
struct StoredWorkoutsTests {
  private static let plan = Workout(
    name: "x", supersets: [Plan.superset(["a", "b"], [[(1, 2.5), (3, 4)], [(1, 2.5), (3, 4)], [(2, 5), (3, 4)]])])

  private static var logged: LoggedWorkout {
    LoggedWorkout(
      id: "i", name: "Legs", started: Instant(seconds: 100), finished: Instant(seconds: 200), workout: nil,
      sets: [
        DoneSet(
          SetPlace(superset: "1", slot: "1", round: 0), .own(named: "Log Press"), Plan.set(5, 60),
          at: Instant(seconds: 150))
      ])
  }

  static var operations: [WorkoutsOperation] {
    let time = Instant(milliseconds: 1_767_500_000_123)
    let place = SetPlace(superset: "1", slot: "2", round: 3)
    let own = OwnExercise(id: "log-press", name: "Log Press", primary: [.shoulders], secondary: [.triceps, .chest])
    var equipped = own
    equipped.equipment = "log"
    equipped.measure = .seconds
    let pounds = Weight(thousandths: 45_000, .pounds)
    var all: [WorkoutsOperation] = [
      .workoutAdded(WorkoutAdded(name: "Push day", position: "a1", supersets: plan.supersets)),
      .workoutAdded(WorkoutAdded(name: "x", position: "", supersets: [])),
      .workoutRenamed(WorkoutRenamed(workout: "w-1", name: "Pull day")),
      .workoutMoved(WorkoutMoved(workout: "w-1", position: "a0")),
      .workoutRemoved(WorkoutRemoved(workout: "w-1")),
      .exerciseAdded(
        ExerciseAdded(
          workout: "w-1", superset: "1", position: "a2", exercise: .bank("barbell-bench-press"), measure: .metres,
          unit: .pounds)),
      .exerciseAdded(
        ExerciseAdded(
          workout: "w-1", superset: nil, position: "a2", exercise: .own("log-press"), measure: .reps, unit: .kilograms)),
      .ownExerciseAdded(OwnExerciseAdded(exercise: own)), .ownExerciseChanged(OwnExerciseChanged(exercise: equipped)),
      .ownExerciseRemoved(OwnExerciseRemoved(id: "log-press")),
      .started(Started(workout: "w-1", name: "Push day", time: time)),
      .setDone(SetDone(logged: "w-2", done: DoneSet(place, .bank("squat"), Plan.set(5, 60), at: time))),
      .setCleared(SetCleared(logged: "w-2", place: place)), .rested(Rested(logged: "w-2", until: time)),
      .finished(Finished(logged: "w-2", time: time)),
      .loggedRemoved(LoggedRemoved(logged: "w-2")), .imported(Imported(workouts: [logged])),
      .imported(Imported(workouts: [])), .unitChosen(UnitChosen(unit: .pounds)),
      .rackChosen(
        RackChosen(rack: Rack(bar: pounds, plates: [Rack.Plate(Weight(thousandths: 2500, .pounds), count: 4)]))),
      .rackChosen(RackChosen(rack: Rack(bar: Weight(thousandths: 20_000), plates: []))),
    ]
    let changes: [SupersetChange] = [
      .position("a3"), .rounds(4), .rest(round: nil, 60), .rest(round: 2, 60), .shortRest(10),
      .slotMoved(slot: "2", position: "a0"), .slotReplaced(slot: "2", .own("log-press"), .seconds),
      .slotRemoved(slot: "2"), .set(slot: "2", round: nil, .amount(12)), .set(slot: "2", round: 1, .amount(12)),
      .set(slot: "2", round: nil, .weight(pounds)), .set(slot: "2", round: 1, .weight(pounds)),
      .set(slot: "2", round: nil, .kind(.drop)), .set(slot: "2", round: 1, .kind(.drop)),
    ]
    for change in changes {
      all.append(.supersetChanged(SupersetChanged(workout: "w-1", superset: "1", change: change)))
    }
    return all
  }

  /// Those of one field each, and what came with them.
  static var perField: [WorkoutsOperation] {
    let place = SetPlace(superset: "1", slot: "2", round: 3)
    let pounds = Weight(thousandths: 45_000, .pounds)
    let time = Instant(milliseconds: 1_767_500_000_124)
    return [
      .ownExerciseEdited(
        OwnExerciseEdited(
          id: "log-press", name: "Axle", measure: .metres,
          muscles: [.init(muscle: .chest, role: .none), .init(muscle: .lats, role: .secondary)], equipment: "")),
      .ownExerciseEdited(OwnExerciseEdited(id: "log-press", muscles: [.init(muscle: .biceps, role: .primary)])),
      .rackChanged(RackChanged(unit: .pounds, bar: 35_000)),
      .rackChanged(
        RackChanged(
          bar: 15_000,
          plates: [.init(Weight(thousandths: 500), count: 4), .init(Weight(thousandths: 20_000), count: 0)])),
      .setCorrected(SetCorrected(logged: "i", place: place, amount: 9, weight: pounds, kind: .failure)),
      .setCorrected(SetCorrected(logged: "i", place: SetPlace(superset: "1", slot: "1", round: 0), weight: pounds)),
      .started(Started(workout: "w-1", name: "Push day", time: time, plan: [plan.supersets[0]])),
      .started(Started(workout: "w-1", name: "Push day", time: time, plan: [])),
    ]
  }

  /// For which days, and when it is reminded of.
  static let planning: [WorkoutsOperation] = [
    .workoutPlanned(WorkoutPlanned(workout: "w-1", days: [0, 2, 4])),
    .workoutTimed(WorkoutTimed(workout: "w-1", minutes: 1080)),
  ]

  @Test("is read and written as it ever was, and what is damaged as well")
  func forms() throws {
    var forms = StoredForms("Workouts")
    for operation in Self.operations + Self.perField + Self.planning {
      forms.add(operation.kind, operation.fields) { WorkoutsOperation(kind: operation.kind, fields: $0)?.fields }
    }
    try forms.check(kinds: WorkoutsOperation.Kind.allCases.map(\.rawValue))
  }

  @Test("and its snapshot")
  func snapshot() throws {
    var forms = StoredForms("WorkoutsSnapshot")
    var mine = MyWorkouts()
    forms.add("snapshot", mine.snapshot) { MyWorkouts(snapshot: $0)?.snapshot }
    // Neither what removes things, nor a rack of each unit: that came later.
    for (index, operation) in Self.operations.enumerated() where ![4, 9, 19].contains(index) {
      operation.apply(to: &mine, id: "w-\(index + 1)")
    }
    forms.add("snapshot", mine.snapshot) { MyWorkouts(snapshot: $0)?.snapshot }
    for (index, operation) in Self.perField.enumerated() { operation.apply(to: &mine, id: "x-\(index + 1)") }
    forms.add("snapshot", mine.snapshot) { MyWorkouts(snapshot: $0)?.snapshot }
    for operation in Self.planning { operation.apply(to: &mine, id: "y") }
    forms.add("snapshot", mine.snapshot) { MyWorkouts(snapshot: $0)?.snapshot }
    try forms.check()
  }
}
