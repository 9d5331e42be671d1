import Kernel
import Testing
import Workouts

@Suite("Doing a workout")
struct DoingRulesTests {
  private let plan = Workout(
    name: "Push",
    supersets: [
      Plan.superset(["bench", "row"], [[(10, 60), (10, 40)], [(8, 60), (8, 40)]], rest: 90, shortRest: 15),
      Plan.superset(["dip"], [[(12, 0)]], rest: 120),
    ]
  ).supersets
  private var order: SetOrder { SetOrder(plan) }
  private let start = Instant(seconds: 1_790_000_000)

  private func done(_ count: Int, every seconds: Int64 = 100) -> LoggedWorkout {
    var mine = Plan.mine(plan)
    mine.apply(.started(workout: "w-1", name: "Push", time: start), id: "run")
    for (index, step) in order.steps.prefix(count).enumerated() {
      let set = DoneSet(
        step.place, step.exercise, step.planned, at: start.adding(seconds: Int64(index + 1) * seconds))
      mine.apply(.setDone(logged: "run", set))
    }
    return mine.log[0]
  }

  @Test("exercises of a superset come in turn, round after round")
  func inTurn() {
    #expect(order.steps.map { $0.exercise.text } == ["bench", "row", "bench", "row", "dip"])
    #expect(order.steps.map { $0.rest } == [15, 90, 15, 90, 0])
  }

  @Test("the next set is the first behind the last one done; those left out come at the end")
  func next() {
    #expect(order.next(after: []) == order.steps[0])
    let steps = order.steps
    func set(_ index: Int) -> DoneSet {
      DoneSet(steps[index].place, steps[index].exercise, steps[index].planned, at: start)
    }
    #expect(order.next(after: [set(1)]) == steps[2])
    #expect(order.next(after: [set(1), set(4)]) == steps[0])
    #expect(order.next(after: [set(0), set(1), set(2), set(3), set(4)]) == nil)
    #expect(SetOrder([]).next(after: []) == nil)
  }

  @Test("the short rest inside a superset, the full one after its round, none after the last set")
  func rests() {
    #expect(RestTimer(done(0), order) == nil)
    #expect(RestTimer(done(1), order)?.secondsLeft(at: start.adding(seconds: 100)) == 15)
    let full = RestTimer(done(2), order)
    #expect(full?.secondsLeft(at: start.adding(seconds: 230)) == 60)
    #expect(full?.thousandthsLeft(at: start.adding(seconds: 245)) == 500)
    #expect(full?.secondsLeft(at: start.adding(seconds: 1000)) == 0)
    #expect(full?.thousandthsLeft(at: start) == 1000)
    #expect(RestTimer(done(5), order) == nil)
  }

  @Test("a clock that is put back makes no rest longer than it was")
  func clockPutBack() {
    #expect(RestTimer(done(2), order)?.secondsLeft(at: start.adding(seconds: -3600)) == 90)
  }

  @Test("a rest changed by hand ends when it was said to, until the next set")
  func restChanged() {
    var mine = Plan.mine(plan)
    mine.apply(.started(workout: "w-1", name: "Push", time: start), id: "run")
    func tick(_ index: Int, _ seconds: Int64) -> WorkoutsOperation {
      let step = order.steps[index]
      return .setDone(
        logged: "run", DoneSet(step.place, step.exercise, step.planned, at: start.adding(seconds: seconds)))
    }
    mine.apply(tick(0, 10))
    mine.apply(.rested(logged: "run", until: start.adding(seconds: 70)))
    #expect(RestTimer(mine.log[0], order)?.until == start.adding(seconds: 70))
    mine.apply(tick(1, 80))
    #expect(RestTimer(mine.log[0], order)?.until == start.adding(seconds: 170))
    mine.apply(.rested(logged: "run", until: start.adding(seconds: 80)))
    #expect(RestTimer(mine.log[0], order) == nil)
  }

  @Test("a set that is corrected keeps its place, and starts no new rest")
  func corrected() {
    var mine = Plan.mine(plan)
    mine.apply(.started(workout: "w-1", name: "Push", time: start), id: "run")
    for index in 0..<3 {
      let step = order.steps[index]
      mine.apply(
        .setDone(logged: "run", DoneSet(step.place, step.exercise, step.planned, at: start.adding(seconds: 60))))
    }
    let step = order.steps[0]
    mine.apply(
      .setDone(logged: "run", DoneSet(step.place, step.exercise, Plan.set(7, 65), at: start.adding(seconds: 5))))
    #expect(mine.log[0].sets.count == 3 && mine.log[0].sets[0].set.amount == 7)
    #expect(order.next(after: mine.log[0].sets) == order.steps[3])
    #expect(RestTimer(mine.log[0], order)?.from == start.adding(seconds: 60))
  }

  @Test("the plan stays as it stood at the start, whatever becomes of the workout")
  func planStays() {
    var mine = Plan.mine(plan)
    mine.apply(.started(workout: "w-1", name: "Push", time: start), id: "run")
    mine.apply(.workoutRemoved(workout: "w-1"))
    #expect(mine.workouts.isEmpty && mine.running?.plan == plan)
    mine.apply(.finished(logged: "run", time: start.adding(seconds: 3000)))
    #expect(mine.running == nil && mine.log[0].finished != nil && mine.log[0].plan.isEmpty)
  }

  @Test("totals: every set counts, warm-ups lift nothing, seconds and metres are not repetitions")
  func totals() {
    var totals = Totals()
    totals.add(Plan.set(10, 60))
    totals.add(Plan.set(10, 20, .warmUp))
    totals.add(ExerciseSet(amount: 90, measure: .seconds, weight: Weight(thousandths: 10_000)))
    totals.add(ExerciseSet(amount: 400, measure: .metres))
    totals.add(ExerciseSet(amount: 2, weight: Weight(thousandths: 100_000, .pounds)))
    #expect(totals.sets == 5 && totals.reps == 22 && totals.seconds == 90 && totals.metres == 400)
    #expect(totals.volume == 600_000 + 90_718)
  }

  @Test(
    "the estimate of one repetition follows Epley, and is silent where it can't be trusted",
    arguments: [(1, 100, 100_000), (5, 100, 116_700), (10, 60, 80_000), (12, 50, 70_000)])
  func estimate(_ reps: Int, _ kilograms: Double, _ thousandths: Int) {
    #expect(OneRepMax.estimate(Plan.set(reps, kilograms)) == Weight(thousandths: thousandths))
  }

  @Test("no estimate for a warm-up, for no weight, for thirteen and more, for seconds")
  func noEstimate() {
    for set in [
      Plan.set(5, 100, .warmUp), Plan.set(5, 0), Plan.set(13, 50), Plan.set(0, 50),
      ExerciseSet(amount: 5, measure: .seconds, weight: Weight(thousandths: 1000)),
    ] {
      #expect(OneRepMax.estimate(set) == nil)
    }
  }

  @Test("records are the heaviest, the best estimate and the most; across units; an equal one later is none")
  func records() {
    var records = Records()
    records.add(DoneSet(order.steps[0].place, .bank("bench"), Plan.set(5, 100), at: start))
    records.add(DoneSet(order.steps[0].place, .bank("bench"), Plan.set(12, 80), at: start.adding(seconds: 1)))
    let pounds = ExerciseSet(amount: 1, weight: Weight(thousandths: 225_000, .pounds))
    records.add(DoneSet(order.steps[0].place, .bank("bench"), pounds, at: start.adding(seconds: 2)))
    records.add(DoneSet(order.steps[0].place, .bank("bench"), pounds, at: start.adding(seconds: 3)))
    records.add(DoneSet(order.steps[0].place, .bank("bench"), Plan.set(1, 300, .warmUp), at: start))
    #expect(records.heaviest?.weight == pounds.weight && records.heaviest?.time == start.adding(seconds: 2))
    #expect(records.oneRepMax?.set.amount == 5 && records.oneRepMax?.weight == Weight(thousandths: 116_700))
    #expect(records.most?.set.amount == 12)
  }

  @Test("of two sets with as many repetitions the heavier is the record, whichever came first; of equal ones the first")
  func mostOfEquals() {
    for arrival in [[0, 1, 2], [2, 1, 0]] {
      var records = Records()
      for index in arrival {
        let set = Plan.set(10, [55, 60, 60][index])
        records.add(
          DoneSet(order.steps[0].place, .bank("bench"), set, at: start.adding(seconds: Int64(index))))
      }
      #expect(records.most?.weight == Weight(thousandths: 60_000) && records.most?.time == start.adding(seconds: 1))
    }
  }

  @Test("last time's values stand beside the same set of the exercise, of the latest finished workout")
  func lastTime() {
    var old = done(5)
    old.id = "old"
    old.finished = start
    var recent = done(2)
    recent.id = "recent"
    recent.finished = start
    let log = [done(4), recent, old]
    #expect(LastTime.set(0, of: .bank("bench"), in: log)?.amount == 10)
    #expect(LastTime.set(1, of: .bank("bench"), in: log)?.amount == 10)
    #expect(LastTime.set(1, of: .bank("bench"), in: [old])?.amount == 8)
    #expect(LastTime.set(0, of: .bank("dip"), in: log)?.amount == 12)
    #expect(LastTime.set(0, of: .bank("squat"), in: log) == nil)
  }

  @Test("an exercise's past has its days newest first, and its records")
  func past() {
    var old = done(5)
    old.id = "old"
    let past = ExercisePast(.bank("bench"), [done(3), old])
    #expect(past.sessions.map { $0.sets.count } == [2, 2])
    #expect(past.sessions.map { $0.logged } == ["run", "old"])
    #expect(past.records.heaviest?.weight == Weight(thousandths: 60_000))
  }

  @Test("a set counts whole for the muscles it is for, half for those that help, not at all as a warm-up")
  func muscles() {
    let place = order.steps[0].place
    let sets = [
      DoneSet(place, .bank("bench"), Plan.set(10, 60), at: start),
      DoneSet(place, .bank("bench"), Plan.set(10, 60), at: start),
      DoneSet(place, .bank("bench"), Plan.set(10, 20, .warmUp), at: start),
      DoneSet(place, .bank("row"), Plan.set(10, 40), at: start),
    ]
    let volume = MuscleVolume(sets) { $0 == .bank("bench") ? ([.chest], [.triceps]) : ([.lats], []) }
    #expect(volume.lines.map { $0.muscle } == [.chest, .lats, .triceps])
    #expect(volume.lines.map { $0.halfSets } == [4, 2, 2])
    #expect(volume.lines.map { $0.volume } == [1_200_000, 400_000, 600_000])
  }

  @Test("as many sets for several muscles: up to three are named together, of more none")
  func mostTrained() {
    let place = order.steps[0].place
    func volume(_ muscles: [Muscle]) -> MuscleVolume {
      MuscleVolume([DoneSet(place, .bank("bench"), Plan.set(10, 60), at: start)]) { _ in (muscles, [.triceps]) }
    }
    #expect(volume([.chest]).mostTrained == [.chest])
    #expect(Set(volume([.chest, .lats]).mostTrained) == [.chest, .lats])
    #expect(volume([.chest, .lats, .calves]).mostTrained.count == 3)
    #expect(volume([.chest, .lats, .calves, .neck]).mostTrained.isEmpty)
    #expect(volume([]).mostTrained == [.triceps])
  }

  @Test("a month has its days in weeks from Monday, and marks those on which a workout began, by the device's zone")
  func month() {
    // 1 October 2026 is a Thursday; 23:30 UTC on the 31st is November in Berlin.
    let zone = Zone(name: "Berlin", firstOffset: 7200)
    func logged(_ iso: String, hour: Int) -> LoggedWorkout {
      let day = Day(iso8601: iso) ?? Day(number: 0)
      return LoggedWorkout(
        id: iso, name: "x", started: Instant(seconds: Int64(day.number) * 86_400 + Int64(hour) * 3600))
    }
    let log = [
      logged("2026-10-31", hour: 23), logged("2026-10-31", hour: 9), logged("2026-10-01", hour: 9),
      logged("2026-09-30", hour: 23),
    ]
    let month = MonthOfTraining(year: 2026, month: 10, log, in: zone)
    #expect(month.cells.count % 7 == 0 && month.cells.prefix(3).allSatisfy { $0 == nil })
    #expect(month.cells[3]?.workouts == 2 && month.cells[33]?.workouts == 1)
    #expect(month.logged.count == 3)
  }

  @Test(
    "times are typed as seconds or as minutes and seconds",
    arguments: [("90", 90), ("1:30", 90), ("0", 0), ("0:05", 5), ("60:00", 3600)])
  func seconds(_ text: String, _ seconds: Int) {
    #expect(Whole.typedSeconds(text, to: 3600) == seconds)
  }

  @Test("and nothing else", arguments: ["", ":30", "1:", "1:5", "1:60", "61:00", "3601", "-1", "1:30:00", "a:30"])
  func noSeconds(_ text: String) {
    #expect(Whole.typedSeconds(text, to: 3600) == nil)
  }
}
