import Kernel
@testable import Workouts

/// A workout being done: two exercises in turn over two rounds, then one set of a third.
enum PushDay {
  static let plan = Workout(
    name: "Push",
    supersets: [
      Plan.superset(["bench", "row"], [[(10, 60), (10, 40)], [(8, 60), (8, 40)]], rest: 90, shortRest: 15),
      Plan.superset(["dip"], [[(12, 0)]], rest: 120),
    ]
  ).supersets
  static let order = SetOrder(plan)
  static let start = Instant(seconds: 1_790_000_000)

  /// Its first sets are done as they were planned.
  static func done(_ count: Int, every seconds: Int64 = 100) -> LoggedWorkout {
    var mine = Plan.mine(plan)
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: start)), id: "run")
    for (index, step) in order.steps.prefix(count).enumerated() {
      let set = DoneSet(
        step.place, step.exercise, step.planned, at: start.adding(seconds: Int64(index + 1) * seconds))
      mine.apply(.setDone(SetDone(logged: "run", done: set)))
    }
    return mine.log[0]
  }
}
