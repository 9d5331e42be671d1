import Exercises
import Kernel
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("Operations on workouts")
struct WorkoutsOperationTests {
  @Test("each is read back from its wire form as it was written", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var life = RandomLife(seed: seed)
    for _ in 0..<120 { life.step() }
    for (_, operation) in life.operations {
      let fields = try JSON.parse(operation.fields.text)
      #expect(WorkoutsOperation(kind: operation.kind, fields: fields) == operation)
    }
  }

  @Test("whole workouts, imports and plates too")
  func whole() throws {
    let plan = Workout(name: "x", supersets: [Plan.superset(["a", "b"], [[(1, 2.5), (3, 4)], [(1, 2.5), (3, 4)]])])
    var logged = LoggedWorkout(id: "i", name: "Legs", started: Instant(seconds: 100), finished: Instant(seconds: 200))
    logged = LoggedWorkout(
      id: "i", name: "Legs", started: logged.started, finished: logged.finished, workout: nil,
      sets: [
        DoneSet(
          SetPlace(superset: "1", slot: "1", round: 0), .own(named: "Log Press"), Plan.set(5, 60),
          at: Instant(seconds: 150))
      ])
    let rack = Rack(
      bar: Weight(thousandths: 45_000, .pounds), plates: [Rack.Plate(Weight(thousandths: 2500, .pounds), count: 4)])
    for operation: WorkoutsOperation in [
      .workoutAdded(WorkoutAdded(name: "x", position: "a1", supersets: plan.supersets)),
      .imported(Imported(workouts: [logged])), .rackChosen(RackChosen(rack: rack)),
      .ownExerciseChanged(
        OwnExerciseChanged(
          exercise: OwnExercise(
            id: "log-press", name: "Log Press", primary: [.shoulders], secondary: [.triceps], equipment: "log"))),
    ] {
      #expect(WorkoutsOperation(kind: operation.kind, fields: try JSON.parse(operation.fields.text)) == operation)
    }
  }

  @Test("fields that are cut short or of another kind are no operation, and nothing traps", arguments: 0..<30)
  func damaged(seed: UInt64) throws {
    var life = RandomLife(seed: seed)
    for _ in 0..<60 { life.step() }
    for (_, operation) in life.operations {
      guard case .object(let members) = operation.fields else { continue }
      for index in members.indices {
        for value in [JSON.null, .string(""), .integer(-1), .array([]), .array([.null]), .integer(.max), .number(0.5)] {
          var damaged = members
          damaged[index].value = value
          var mine = life.mine
          WorkoutsOperation(kind: operation.kind, fields: .object(damaged))?.apply(to: &mine, id: "x")
        }
      }
      #expect(WorkoutsOperation(kind: operation.kind, fields: .object([])) == nil)
      #expect(WorkoutsOperation(kind: "fareCard.rode", fields: operation.fields) == nil)
    }
  }

  @Test("a snapshot is the fold again", arguments: 0..<60)
  func snapshot(seed: UInt64) throws {
    var life = RandomLife(seed: seed)
    for _ in 0..<200 { life.step() }
    #expect(MyWorkouts(snapshot: try JSON.parse(life.mine.snapshot.text)) == life.mine)
  }

  @Test("a snapshot cut anywhere is none, and traps nowhere")
  func cutSnapshot() throws {
    var life = RandomLife(seed: 7)
    for _ in 0..<60 { life.step() }
    let bytes = Array(life.mine.snapshot.text.utf8)
    for length in bytes.indices {
      guard let json = try? JSON.parse(Array(bytes[..<length])) else { continue }
      #expect(MyWorkouts(snapshot: json) == nil)
    }
  }

  @Test("two devices that change different fields of one set both stay")
  func merge() {
    let one: WorkoutsOperation = .supersetChanged(
      SupersetChanged(workout: "w-1", superset: "1", change: .set(slot: "1", round: 1, .amount(12))))
    let other: WorkoutsOperation = .supersetChanged(
      SupersetChanged(
        workout: "w-1", superset: "1", change: .set(slot: "1", round: 1, .weight(Weight(thousandths: 55_000)))))
    let moved: WorkoutsOperation = .workoutRenamed(WorkoutRenamed(workout: "w-1", name: "Pull day"))
    let orders = [[one, other, moved], [moved, other, one], [other, moved, one]]
    let folds = orders.map { order in
      var mine = Plan.mine([Plan.superset(["bench"], [[(10, 20)], [(10, 20)], [(10, 20)]])])
      for operation in order { mine.apply(operation) }
      return mine
    }
    #expect(folds[0].first.said == ["10×20", "12×55", "10×20"] && folds[0].workouts[0].name == "Pull day")
    #expect(folds[1] == folds[0] && folds[2] == folds[0])
  }

  @Test("two devices that tick different sets of one running workout both stay")
  func mergeSets() {
    var mine = Plan.mine([Plan.superset(["bench"], [[(10, 20)], [(10, 20)]])])
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: Instant(seconds: 0))), id: "run")
    for step in SetOrder(mine.first.rounds.isEmpty ? [] : mine.workouts[0].supersets).steps.reversed() {
      mine.apply(
        .setDone(
          SetDone(logged: "run", done: DoneSet(step.place, step.exercise, step.planned, at: Instant(seconds: 9)))))
    }
    #expect(mine.log[0].sets.count == 2)
  }

  @Test("importing the same file again changes nothing")
  func idempotent() {
    var mine = MyWorkouts()
    let file = (1...5).map {
      LoggedWorkout(id: "f\($0)", name: "x", started: Instant(seconds: Int64($0)), finished: Instant(seconds: 9))
    }
    mine.apply(.imported(Imported(workouts: file)))
    let once = mine
    mine.apply(.imported(Imported(workouts: file)))
    #expect(mine == once && mine.log.map { $0.id } == ["f5", "f4", "f3", "f2", "f1"])
  }

  @Test("what is about something that isn't there changes nothing")
  func absent() {
    let mine = Plan.mine([Plan.superset(["bench"], [[(10, 20)]])])
    for operation: WorkoutsOperation in [
      .workoutRenamed(WorkoutRenamed(workout: "?", name: "x")),
      .workoutMoved(WorkoutMoved(workout: "?", position: "a0")),
      .supersetChanged(SupersetChanged(workout: "w-1", superset: "?", change: .rounds(3))),
      .supersetChanged(SupersetChanged(workout: "w-1", superset: "1", change: .slotRemoved(slot: "?"))),
      .supersetChanged(SupersetChanged(workout: "w-1", superset: "1", change: .set(slot: "?", round: nil, .amount(3)))),
      .finished(Finished(logged: "?", time: Instant(seconds: 1))), .ownExerciseRemoved(OwnExerciseRemoved(id: "?")),
    ] {
      var changed = mine
      changed.apply(operation)
      #expect(changed == mine)
    }
  }
}
