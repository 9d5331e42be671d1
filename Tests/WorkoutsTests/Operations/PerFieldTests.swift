import Exercises
import Kernel
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("What two devices change of one thing")
struct PerFieldTests {
  /// The same two operations behind the same beginning, in either order; it must be the same state.
  private func both(
    _ begin: MyWorkouts, _ one: WorkoutsOperation, _ other: WorkoutsOperation, _ at: SourceLocation = #_sourceLocation
  ) -> MyWorkouts {
    var (first, second) = (begin, begin)
    for operation in [one, other] { first.apply(operation) }
    for operation in [other, one] { second.apply(operation) }
    #expect(first == second, sourceLocation: at)
    return first
  }

  private func read(_ kind: String, _ fields: String) throws -> WorkoutsOperation? {
    WorkoutsOperation(kind: kind, fields: try JSON.parse(fields))
  }

  // MARK: One's own exercise

  private static let press = OwnExercise(
    id: "log-press", name: "Log Press", primary: [.shoulders], secondary: [.triceps, .chest], equipment: "log")

  private static var having: MyWorkouts {
    var mine = MyWorkouts()
    mine.apply(.ownExerciseAdded(OwnExerciseAdded(exercise: press)))
    return mine
  }

  @Test("one's new name and the other's muscle both stay, and so do two muscles")
  func ownEdited() {
    let name = OwnExerciseEdited(id: "log-press", name: "Axle Press")
    let lats = OwnExerciseEdited(id: "log-press", muscles: [.init(muscle: .lats, role: .primary)])
    let traps = OwnExerciseEdited(id: "log-press", muscles: [.init(muscle: .traps, role: .primary)])
    var exercise = both(Self.having, .ownExerciseEdited(name), .ownExerciseEdited(lats)).ownExercises[0]
    #expect(exercise.name == "Axle Press" && exercise.primary == [.lats, .shoulders])
    #expect(exercise.secondary == [.triceps, .chest] && exercise.equipment == "log" && exercise.measure == .reps)
    exercise = both(Self.having, .ownExerciseEdited(traps), .ownExerciseEdited(lats)).ownExercises[0]
    #expect(exercise.primary == [.lats, .shoulders, .traps])
  }

  @Test("one that was only called so once is another exercise: a new one of that name fills nothing in")
  func renamed() {
    var mine = Self.having
    mine.apply(.ownExerciseEdited(OwnExerciseEdited(id: "log-press", name: "Axle Press")))
    let before = mine
    mine.apply(
      .ownExerciseAdded(
        OwnExerciseAdded(exercise: OwnExercise(id: "log-press", name: "Log press", primary: [.lats], equipment: "log")))
    )
    #expect(mine == before)
  }

  @Test("a muscle has one role, or none; equipment can be taken away; how it is counted is a field of its own")
  func roles() {
    var mine = Self.having
    mine.apply(
      .ownExerciseEdited(
        OwnExerciseEdited(
          id: "log-press", measure: .seconds,
          muscles: [
            .init(muscle: .shoulders, role: .secondary), .init(muscle: .triceps, role: .none),
            .init(muscle: .chest, role: .primary),
          ], equipment: "")))
    #expect(mine.ownExercises[0].primary == [.chest] && mine.ownExercises[0].secondary == [.shoulders])
    #expect(mine.ownExercises[0].equipment == "" && mine.ownExercises[0].measure == .seconds)
    #expect(mine.ownExercises[0].name == "Log Press")
  }

  @Test("what is changed of an exercise that is deleted brings nothing back")
  func ownRemoved() {
    let edit = OwnExerciseEdited(id: "log-press", name: "Axle Press")
    let mine = both(
      Self.having, .ownExerciseEdited(edit), .ownExerciseRemoved(OwnExerciseRemoved(id: "log-press")))
    #expect(mine.ownExercises.isEmpty)
  }

  @Test("an old change is the whole exercise, as ever")
  func ownChanged() {
    var mine = Self.having
    mine.apply(.ownExerciseEdited(OwnExerciseEdited(id: "log-press", name: "Axle Press", equipment: "barbell")))
    mine.apply(.ownExerciseChanged(OwnExerciseChanged(exercise: Self.press)))
    #expect(mine.ownExercises == [Self.press])
  }

  @Test("the same name written on two devices is one exercise, which has what either says")
  func addedTwice() {
    var mine = Self.having
    mine.apply(
      .ownExerciseAdded(
        OwnExerciseAdded(
          exercise: OwnExercise(
            id: "log-press", name: "LOG PRESS", measure: .seconds, primary: [.chest, .traps], secondary: [.abdominals],
            equipment: "barbell"))))
    let exercise = mine.ownExercises[0]
    #expect(mine.ownExercises.count == 1 && exercise.name == "Log Press" && exercise.measure == .reps)
    #expect(exercise.primary == [.shoulders, .traps] && exercise.secondary == [.abdominals, .triceps, .chest])
    #expect(exercise.equipment == "log")
    var bare = MyWorkouts()
    bare.apply(.ownExerciseAdded(OwnExerciseAdded(exercise: OwnExercise(id: "log-press", name: "log press"))))
    bare.apply(.ownExerciseAdded(OwnExerciseAdded(exercise: Self.press)))
    #expect(bare.ownExercises[0].equipment == "log" && bare.ownExercises[0].primary == [.shoulders])
    #expect(bare.ownExercises[0].secondary == [.chest, .triceps] && bare.ownExercises[0].name == "log press")
  }

  @Test(
    "what changes nothing, or can't be read, is no change of an exercise",
    arguments: [
      "{\"id\":\"a\"}", "{\"id\":\"a\",\"muscles\":[]}", "{\"id\":\"a\",\"muscles\":[[99,1]]}",
      "{\"id\":\"a\",\"muscles\":[[5,3]]}", "{\"id\":\"a\",\"muscles\":[[5]]}", "{\"id\":\"a\",\"name\":\"\"}",
      "{\"id\":\"a\",\"name\":\"x\",\"measure\":3}", "{\"name\":\"x\"}",
    ])
  func noEdit(fields: String) throws {
    #expect(try read("workouts.ownEdited", fields) == nil)
  }

  @Test("muscles of a later version are passed over, the others are read")
  func laterMuscle() throws {
    let edit = OwnExerciseEdited(id: "a", muscles: [.init(muscle: .chest, role: .secondary)])
    #expect(
      try read("workouts.ownEdited", "{\"id\":\"a\",\"muscles\":[[99,1],[5,2]]}") == .ownExerciseEdited(edit))
  }

  // MARK: The rack

  private static func kilograms(_ plates: [(Double, Int)]) -> [Rack.Plate] {
    plates.map { Rack.Plate(Weight(thousandths: Int($0.0 * 1000)), count: $0.1) }
  }

  @Test("one's plate and the other's bar both stay, and so do two plates, on a rack that nobody had said yet")
  func rackChanged() {
    let bar = RackChanged(bar: 15_000)
    let plate = RackChanged(plates: Self.kilograms([(20, 6)]))
    let small = RackChanged(plates: Self.kilograms([(0.5, 4)]))
    var rack = both(MyWorkouts(), .rackChanged(plate), .rackChanged(bar)).rack(in: .kilograms)
    #expect(rack.bar == Weight(thousandths: 15_000))
    #expect(rack.plates == Self.kilograms([(25, 8), (20, 6), (15, 2), (10, 2), (5, 2), (2.5, 2), (1.25, 2)]))
    rack = both(MyWorkouts(), .rackChanged(plate), .rackChanged(small)).rack(in: .kilograms)
    #expect(rack.bar == Weight(thousandths: 20_000))
    #expect(rack.plates == Self.kilograms([(25, 8), (20, 6), (15, 2), (10, 2), (5, 2), (2.5, 2), (1.25, 2), (0.5, 4)]))
  }

  @Test("a rack of each unit: what is changed of one leaves the other")
  func racks() {
    let pounds = RackChosen(rack: Rack(bar: Weight(thousandths: 35_000, .pounds), plates: []))
    let kilograms = RackChosen(rack: Rack(bar: Weight(thousandths: 10_000), plates: Self.kilograms([(5, 2)])))
    var mine = both(MyWorkouts(), .rackChosen(pounds), .rackChosen(kilograms))
    #expect(mine.racks == [kilograms.rack, pounds.rack])
    mine.apply(
      .rackChanged(RackChanged(unit: .pounds, plates: [.init(Weight(thousandths: 45_000, .pounds), count: 2)])))
    #expect(mine.rack(in: .kilograms) == kilograms.rack && mine.rack(in: .pounds).plates.map { $0.count } == [2])
    mine.apply(.rackChosen(pounds))
    #expect(mine.racks == [kilograms.rack, pounds.rack])
  }

  @Test("a rack has so many plates and no more, and its snapshot all of them")
  func fullRack() {
    var mine = MyWorkouts()
    for weight in 1...40 { mine.apply(.rackChanged(RackChanged(plates: Self.kilograms([(Double(weight) / 8, 2)])))) }
    let rack = mine.rack(in: .kilograms)
    #expect(rack.plates.count == 32 && MyWorkouts(snapshot: mine.snapshot) == mine)
    #expect(zip(rack.plates, rack.plates.dropFirst()).allSatisfy { $0.weight.thousandths > $1.weight.thousandths })
  }

  @Test("a whole rack makes all before it needless, of its unit; a bar those of bars; a plate none")
  func registers() {
    func register(_ operation: WorkoutsOperation) -> Register? { operation.register(id: "op") }
    let whole = register(.rackChosen(RackChosen(rack: Plates.usual(.kilograms))))
    let bar = register(.rackChanged(RackChanged(bar: 15_000)))
    let plate = register(.rackChanged(RackChanged(plates: Self.kilograms([(20, 6)]))))
    #expect(whole?.reach == .whole && bar?.reach == .part("bar") && plate?.reach == .rest)
    #expect(whole?.name == bar?.name && whole?.name == plate?.name)
    #expect(register(.rackChosen(RackChosen(rack: Plates.usual(.pounds))))?.name != whole?.name)
  }

  @Test(
    "what changes nothing, or can't be read, is no change of a rack",
    arguments: [
      "{\"unit\":0}", "{\"unit\":0,\"plates\":[]}", "{\"unit\":2,\"bar\":1}", "{\"bar\":20000}",
      "{\"unit\":0,\"bar\":10000000}", "{\"unit\":0,\"bar\":1,\"plates\":[[1,101]]}",
      "{\"unit\":0,\"plates\":[1,2]}", "{\"unit\":0,\"plates\":[[1,2,3]]}",
    ])
  func noRack(fields: String) throws {
    #expect(try read("workouts.rackChanged", fields) == nil)
  }

  // MARK: A set that is done

  private static let place = PushDay.order.steps[0].place

  private static var running: MyWorkouts {
    var mine = Plan.mine(PushDay.plan)
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: PushDay.start)), id: "run")
    for step in PushDay.order.steps.prefix(2) {
      let done = DoneSet(step.place, step.exercise, step.planned, at: PushDay.start.adding(seconds: 60))
      mine.apply(.setDone(SetDone(logged: "run", done: done)))
    }
    mine.apply(.rested(Rested(logged: "run", until: PushDay.start.adding(seconds: 70))))
    return mine
  }

  @Test("one's repetitions and the other's weight both stay, the set in its place, the rest as it runs")
  func corrected() {
    let reps = SetCorrected(logged: "run", place: Self.place, amount: 12)
    let weight = SetCorrected(logged: "run", place: Self.place, weight: Weight(thousandths: 62_500))
    var mine = both(Self.running, .setCorrected(reps), .setCorrected(weight))
    #expect(mine.log[0].sets.map { $0.set } == [Plan.set(12, 62.5), Plan.set(10, 40)])
    #expect(mine.log[0].restUntil == PushDay.start.adding(seconds: 70))
    #expect(mine.log[0].sets[0].time == PushDay.start.adding(seconds: 60))
    mine = both(mine, .setCorrected(SetCorrected(logged: "run", place: Self.place, kind: .drop)), .setCorrected(reps))
    #expect(mine.log[0].sets[0].set == Plan.set(12, 62.5, .drop))
  }

  @Test("a set that was cleared meanwhile, or never done, is not done by a correction; nor is there a workout of it")
  func cleared() {
    let reps = SetCorrected(logged: "run", place: Self.place, amount: 12)
    let mine = both(Self.running, .setCorrected(reps), .setCleared(SetCleared(logged: "run", place: Self.place)))
    #expect(mine.log[0].sets.map { $0.set } == [Plan.set(10, 40)])
    var other = Self.running
    other.apply(.setCorrected(SetCorrected(logged: "?", place: Self.place, amount: 12)))
    other.apply(.setCorrected(SetCorrected(logged: "run", place: PushDay.order.steps[4].place, amount: 12)))
    #expect(other == Self.running)
  }

  @Test("an old correction is the whole set, as ever")
  func doneAgain() {
    var mine = Self.running
    mine.apply(.setCorrected(SetCorrected(logged: "run", place: Self.place, amount: 12, kind: .drop)))
    let done = DoneSet(Self.place, .bank("bench"), Plan.set(7, 65), at: PushDay.start.adding(seconds: 5))
    mine.apply(.setDone(SetDone(logged: "run", done: done)))
    #expect(mine.log[0].sets[0] == done)
  }

  @Test(
    "what corrects nothing, or can't be read, is no correction",
    arguments: [
      "", ",\"unit\":0", ",\"weight\":60000", ",\"weight\":60000,\"unit\":2", ",\"amount\":100001", ",\"kind\":4",
      ",\"amount\":8,\"kind\":null",
    ])
  func noCorrection(fields: String) throws {
    #expect(try read("workouts.doneChanged", "{\"logged\":\"run\",\"place\":[\"1\",\"1\",0]" + fields + "}") == nil)
    #expect(try read("workouts.doneChanged", "{\"logged\":\"run\",\"place\":[\"1\",\"1\",0],\"amount\":8}") != nil)
  }

  // MARK: The plan of what is being done

  @Test("the plan that was said at the start stays, whatever is said to have become of the workout before")
  func planStays() {
    let start = Started(Plan.mine(PushDay.plan).workouts[0], at: PushDay.start)
    let late: [WorkoutsOperation] = [
      .workoutRemoved(WorkoutRemoved(workout: "w-1")),
      .supersetChanged(SupersetChanged(workout: "w-1", superset: "1", change: .rounds(1))),
    ]
    for operation in late {
      var mine = Plan.mine(PushDay.plan)
      mine.apply(operation)
      mine.apply(.started(start), id: "run")
      #expect(mine.running?.plan == PushDay.plan && mine.running?.workout == "w-1")
    }
  }

  @Test("a start without a plan has the one that the fold has; an empty plan is one")
  func oldStart() throws {
    var mine = Plan.mine(PushDay.plan)
    let old = try #require(
      try read("workouts.started", "{\"workout\":\"w-1\",\"name\":\"Push\",\"time\":1790000000000}"))
    mine.change(.rounds(1))
    mine.apply(old, id: "run")
    #expect(mine.running?.plan.map { $0.rounds.count } == [1, 1] && mine.running?.plan == mine.workouts[0].supersets)
    let empty = try #require(
      try read("workouts.started", "{\"workout\":\"w-1\",\"name\":\"Push\",\"time\":1790000001000,\"plan\":[]}"))
    mine.apply(empty, id: "run-2")
    #expect(mine.running?.id == "run-2" && mine.running?.plan == [])
  }

  @Test("a plan that can't be read, or has one superset twice, is none, and the workout is still being done")
  func laterPlan() throws {
    let one = "[\"1\",\"a0\",15,[\"1\",\"a0\",\"bench\"],[[1,90,10,0,60000]]]"
    for (plan, count) in [("[[1]]", nil), ("[\(one),\(one)]", nil), ("[\(one)]", 1)] as [(String, Int?)] {
      let read = try read(
        "workouts.started", "{\"workout\":\"w-1\",\"name\":\"Push\",\"time\":1790000000000,\"plan\":\(plan)}")
      guard case .started(let start) = read else { return #expect(Bool(false)) }
      #expect(start.workout == "w-1" && start.time == PushDay.start && start.plan?.count == count)
    }
  }

  @Test("a plan that a record has no room for is not said; any other fits")
  func longPlan() {
    var rounds: [[(Int, Double)]] = []
    for number in 0..<100 { rounds.append([(number + 1, 60), (number + 2, 40)]) }
    var supersets: [Superset] = []
    for _ in 0..<13 { supersets.append(Plan.superset(["barbell-bench-press", "row"], rounds)) }
    let workout = Plan.workout(supersets)
    let start = Started(workout, at: PushDay.start)
    #expect(start.plan == workout.supersets && start.json.text.utf8.count < 65_536)
    for _ in 0..<13 { supersets.append(supersets[0]) }
    #expect(Started(Plan.workout(supersets), at: PushDay.start).plan == nil)
  }
}
