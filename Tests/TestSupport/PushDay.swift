package import Kernel
package import Training

/// A workout being done: two exercises in turn over two rounds, then one set of a third.
package enum PushDay {
  package static let plan = Workout(
    name: "Push",
    supersets: [
      Plan.superset(["bench", "row"], [[(10, 60), (10, 40)], [(8, 60), (8, 40)]], rest: 90, shortRest: 15),
      Plan.superset(["dip"], [[(12, 0)]], rest: 120),
    ]
  ).supersets
  package static let order = SetOrder(plan)
  package static let start = Instant(seconds: 1_790_000_000)

  /// Its first sets are done as they were planned.
  package static func done(_ count: Int, every seconds: Int64 = 100) -> LoggedWorkout {
    var sets: [DoneSet] = []
    for (index, step) in order.steps.prefix(count).enumerated() {
      sets.append(
        DoneSet(step.place, step.exercise, step.planned, at: start.adding(seconds: Int64(index + 1) * seconds)))
    }
    return LoggedWorkout(id: "run", name: "Push", started: start, workout: "w-1", plan: plan, sets: sets)
  }
}
