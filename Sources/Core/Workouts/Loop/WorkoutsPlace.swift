/// Where in this module a person is; parses and prints the part of the URL after `/workouts`.
package enum WorkoutsPlace: Equatable, Sendable {
  case list
  case workout(String)
  case share(String)
  /// The bank: to look around, or to choose for a workout.
  case exercises(Target?)
  case exercise(ExerciseRef)
  case running
  /// A month such as "2026-10", or a day of it, "2026-10-05"; the current month without.
  case log(of: String?)
  case logged(String)
  case weights
  /// Pasted texts and files.
  case bring
  /// A link that somebody sent; its content stands behind the "#".
  case shared

  /// What an exercise is chosen for: a new superset at the end, one more in a superset, or another one in a slot.
  package struct Target: Equatable, Sendable {
    package var workout: String
    package var superset: String?
    package var slot: String?
  }
}

extension WorkoutsPlace {
  /// `segments` after "workouts"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String], query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    let last = segments.last ?? ""
    switch (segments.count, segments.first ?? "") {
    case (0, _): self = .list
    case (2, "plan"): self = .workout(last)
    case (3, "plan") where last == "share": self = .share(segments[1])
    case (1, "exercises"):
      let target = value("workout").map { Target(workout: $0, superset: value("superset"), slot: value("slot")) }
      self = .exercises(target)
    case (2, "exercises"):
      guard let exercise = ExerciseRef(text: last) else { return nil }
      self = .exercise(exercise)
    case (1, "now"): self = .running
    case (1, "log"): self = .log(of: value("day") ?? value("month"))
    case (2, "log"): self = .logged(last)
    case (1, "weights"): self = .weights
    case (1, "bring"): self = .bring
    case (1, "shared"): self = .shared
    default: return nil
    }
  }

  package var path: (segments: [String], query: [(name: String, value: String)]) {
    switch self {
    case .list: return ([], [])
    case .workout(let id): return (["plan", id], [])
    case .share(let id): return (["plan", id, "share"], [])
    case .exercises(let target):
      guard let target else { return (["exercises"], []) }
      var query = [(name: "workout", value: target.workout)]
      if let superset = target.superset { query.append((name: "superset", value: superset)) }
      if let slot = target.slot { query.append((name: "slot", value: slot)) }
      return (["exercises"], query)
    case .exercise(let exercise): return (["exercises", exercise.text], [])
    case .running: return (["now"], [])
    case .log(let time):
      return (["log"], time.map { [(name: $0.utf8.count > 7 ? "day" : "month", value: $0)] } ?? [])
    case .logged(let id): return (["log", id], [])
    case .weights: return (["weights"], [])
    case .bring: return (["bring"], [])
    case .shared: return (["shared"], [])
    }
  }
}
