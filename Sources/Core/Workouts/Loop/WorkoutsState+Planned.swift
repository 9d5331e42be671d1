package import Kernel
import Training

/// What is planned for this day: told at its time while the app is open, and standing on Today until it is begun.
extension WorkoutsState {
  /// A workout of this day that was not begun on it.
  struct PlannedToday {
    var workout: Workout
    var due: Instant
  }

  package mutating func tick(_ surroundings: Surroundings) -> [Spoken] {
    guard let mine else { return [] }
    let now = surroundings.now
    let before = spokenUntil ?? now
    spokenUntil = now
    return before < now ? speak(of: mine, from: before, surroundings) : []
  }

  @inline(never)  // a gate of the program's parts
  private func speak(of mine: MyWorkouts, from before: Instant, _ surroundings: Surroundings) -> [Spoken] {
    let words = WorkoutsWords(surroundings.language)
    return Self.plannedToday(mine, surroundings).compactMap { one in
      guard before < one.due, one.due <= surroundings.now, isWorthTelling(one, at: surroundings.now) else { return nil }
      let text = one.workout.name + " · " + words.plannedToday
      return Spoken(text: text, path: Self.address(.workout(one.workout.id)))
    }
  }

  /// From its time on; in the first hour it is marked.
  @inline(never)  // a gate of the program's parts
  func plannedLine(_ mine: MyWorkouts, _ surroundings: Surroundings) -> NowLine? {
    let words = WorkoutsWords(surroundings.language)
    let due = Self.plannedToday(mine, surroundings).last { $0.due <= surroundings.now }
    guard let due else { return nil }
    return NowLine(
      surroundings.now.seconds(since: due.due) < 3600 ? .minutes : .today,
      text: due.workout.name + " · " + words.plannedToday, path: Self.address(.workout(due.workout.id)))
  }

  /// The soonest first.
  static func plannedToday(_ mine: MyWorkouts, _ surroundings: Surroundings) -> [PlannedToday] {
    let day = surroundings.zone.local(surroundings.now).day
    var all: [PlannedToday] = []
    for workout in mine.workouts
    where workout.planned.days.contains(day.weekday) && !isBegun(workout, on: day, mine, surroundings.zone) {
      all.append(PlannedToday(workout: workout, due: workout.planned.due(on: day, in: surroundings.zone)))
    }
    return all.inOrder { $0.due < $1.due }
  }

  static func isBegun(_ workout: Workout, on day: Day, _ mine: MyWorkouts, _ zone: Zone) -> Bool {
    for logged in mine.log {
      let began = zone.local(logged.started).day
      if began < day { return false }
      if began == day, logged.workout == workout.id { return true }
    }
    return false
  }

  /// A page that lay hidden until long after has nothing more to say.
  private func isWorthTelling(_ one: PlannedToday, at now: Instant) -> Bool {
    now.seconds(since: one.due) <= Self.worthPlanning
  }

  /// Seconds.
  static let worthPlanning: Int64 = 600
}

extension WorkoutPlan {
  func due(on day: Day, in zone: Zone) -> Instant { zone.moment(of: day, second: minutes * 60) }
}
