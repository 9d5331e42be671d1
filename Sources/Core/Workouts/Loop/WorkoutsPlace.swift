package import Exercises
import Kernel

/// Where in this module a person is; parses and prints the part of the URL after `/workouts`.
package enum WorkoutsPlace: FeaturePlace {
  case list
  case workout(String)
  case share(String)
  /// The bank: to look around, or to choose for a workout.
  case exercises(Target?)
  case exercise(ExerciseRef, from: Origin? = nil)
  case running
  /// A month such as "2026-10", or a day of it, "2026-10-05"; the current month without.
  case log(of: String?)
  case logged(String)
  case weights
  /// Pasted texts and files.
  case bring
  /// A link that somebody sent; its content stands behind the "#".
  case shared

  /// Where an exercise's facts were opened, so that the way back leads there and nowhere else.
  package enum Origin: Equatable, Sendable {
    case choosing(Target)
    case running
    case workout(String)
    case logged(String)
  }

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
      self = .exercises(Target(query))
    case (2, "exercises"):
      guard let exercise = ExerciseRef(text: last) else { return nil }
      self = .exercise(exercise, from: Origin(query))
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
      return (["exercises"], target?.query ?? [])
    case .exercise(let exercise, let origin): return (["exercises", exercise.text], origin?.query ?? [])
    case .running: return (["now"], [])
    case .log(let time):
      return (["log"], time.map { [(name: $0.utf8.count > 7 ? "day" : "month", value: $0)] } ?? [])
    case .logged(let id): return (["log", id], [])
    case .weights: return (["weights"], [])
    case .bring: return (["bring"], [])
    case .shared: return (["shared"], [])
    }
  }

  package var focus: String { "#title" }

  /// Who is doing a workout looks at nothing else.
  package var list: Self? { self == .list || self == .running ? nil : .list }
}

extension WorkoutsPlace.Target {
  fileprivate init?(_ query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    guard let workout = value("workout") else { return nil }
    self.init(workout: workout, superset: value("superset"), slot: value("slot"))
  }

  fileprivate var query: [(name: String, value: String)] {
    var query = [(name: "workout", value: workout)]
    if let superset { query.append((name: "superset", value: superset)) }
    if let slot { query.append((name: "slot", value: slot)) }
    return query
  }
}

extension WorkoutsPlace.Origin {
  fileprivate init?(_ query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    if let target = WorkoutsPlace.Target(query) {
      self = .choosing(target)
    } else if let workout = value("plan") {
      self = .workout(workout)
    } else if let logged = value("log") {
      self = .logged(logged)
    } else if value("from") == "now" {
      self = .running
    } else {
      return nil
    }
  }

  fileprivate var query: [(name: String, value: String)] {
    switch self {
    case .choosing(let target): target.query
    case .running: [(name: "from", value: "now")]
    case .workout(let id): [(name: "plan", value: id)]
    case .logged(let id): [(name: "log", value: id)]
    }
  }

  /// The screen that this leads back to.
  var place: WorkoutsPlace {
    switch self {
    case .choosing(let target): .exercises(target)
    case .running: .running
    case .workout(let id): .workout(id)
    case .logged(let id): .logged(id)
    }
  }
}
