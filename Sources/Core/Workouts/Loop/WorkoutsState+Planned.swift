package import Kernel
import Training

/// What is planned for this day: told at its time while the app is open, and standing on Today until it is begun.
extension WorkoutsState {
  /// A workout of this day that was not begun on it.
  private struct PlannedToday {
    var workout: Workout
    var due: Instant
  }

  package mutating func tick(_ surroundings: Surroundings) -> [Spoken] {
    hasWorkouts ? speak(surroundings) : []
  }

  /// The one to do first.
  func planned(_ surroundings: Surroundings) -> Workout? { hasWorkouts ? firstPlanned(surroundings) : nil }

  /// The part of the program that has the gates below is there where anything is kept.
  var hasWorkouts: Bool { mine?.workouts.isEmpty == false }

  @inline(never)  // a gate of the program's parts
  private mutating func speak(_ surroundings: Surroundings) -> [Spoken] {
    let now = surroundings.now
    let before = spokenUntil ?? now
    spokenUntil = now
    // A page that lay hidden until long after has nothing more to say.
    let due = plannedToday(surroundings).filter {
      before < $0.due && $0.due <= now && now.seconds(since: $0.due) <= Self.worthPlanning
    }
    guard let first = due.first else { return [] }
    let words = WorkoutsWords(surroundings.language)
    let text = words.list(due.map { $0.workout.name }) + " · " + words.plannedToday
    return [Spoken(text: text, path: Self.address(due.count == 1 ? .workout(first.workout.id) : .list))]
  }

  @inline(never)  // a gate of the program's parts
  private func firstPlanned(_ surroundings: Surroundings) -> Workout? {
    let all = plannedToday(surroundings)
    return (Self.latest(of: all, at: surroundings.now) ?? all.first)?.workout
  }

  /// From its time on; in the first hour it is marked.
  @inline(never)  // a gate of the program's parts
  func plannedLine(_ surroundings: Surroundings) -> NowLine? {
    let words = WorkoutsWords(surroundings.language)
    guard let one = Self.latest(of: plannedToday(surroundings), at: surroundings.now) else { return nil }
    return NowLine(
      surroundings.now.seconds(since: one.due) < 3600 ? .minutes : .today,
      text: one.workout.name + " · " + words.plannedToday, path: Self.address(.workout(one.workout.id)))
  }

  /// The one whose time came last; of two, the one that the person has put first.
  private static func latest(of all: [PlannedToday], at now: Instant) -> PlannedToday? {
    var latest: PlannedToday?
    for one in all where one.due <= now && latest.map({ $0.due < one.due }) != false { latest = one }
    return latest
  }

  /// The soonest first.
  private func plannedToday(_ surroundings: Surroundings) -> [PlannedToday] {
    guard let mine else { return [] }
    let day = surroundings.zone.local(surroundings.now).day
    var all: [PlannedToday] = []
    for workout in mine.workouts
    where workout.planned.days.contains(day.weekday) && !Self.isBegun(workout, on: day, mine, surroundings.zone) {
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

  /// Seconds.
  static let worthPlanning: Int64 = 600
}

extension WorkoutPlan {
  func due(on day: Day, in zone: Zone) -> Instant { zone.moment(of: day, second: minutes * 60) }
}
