package import Kernel
import Training

/// What is told of workouts with the app closed: that a rest is over, and what is planned for a day.
extension WorkoutsState {
  package func pushReminders(_ surroundings: Surroundings) -> [PushReminder] {
    (rest(surroundings).map { [$0] } ?? []) + planned(surroundings)
  }

  /// The end of the rest that runs.
  package func rest(_ surroundings: Surroundings) -> PushReminder? { running.flatMap { restOver($0, surroundings) } }

  /// The week's, until they are done: the workout was begun on that day.
  private func planned(_ surroundings: Surroundings) -> [PushReminder] {
    guard let mine else { return [] }
    let (words, zone) = (WorkoutsWords(surroundings.language), surroundings.zone)
    let today = zone.local(surroundings.now).day
    var all: [PushReminder] = []
    for workout in mine.workouts where !workout.planned.days.isEmpty {
      for ahead in 0...6 {
        let day = today.adding(days: ahead)
        let end = zone.moment(of: day.adding(days: 1), second: 0)
        guard workout.planned.days.contains(day.weekday), ahead > 0 || !Self.isBegun(workout, on: day, mine, zone)
        else {
          continue
        }
        let due = workout.planned.due(on: day, in: zone)
        var one = PushReminder(
          .workouts, "\(workout.id) \(day.number)", asked: due, due: due, expires: end,
          PushReminder.Face(workout.name, words.plannedToday + " · " + words.exerciseCount(workout.exerciseCount)),
          path: Self.address(.workout(workout.id)))
        one.canWait = true
        // A time that was over when it was chosen is for next week.
        one.grace = Self.worthPlanning
        all.append(one)
      }
    }
    return all
  }

  /// A rest is counted by the clock of the device that it runs on.
  private func restOver(_ running: Running, _ surroundings: Surroundings) -> PushReminder? {
    guard let rest = running.rest, let step = running.order.next(after: running.logged.sets) else { return nil }
    let ahead = surroundings.now.milliseconds &- surroundings.device.milliseconds
    let due = Instant(milliseconds: rest.until.milliseconds &+ ahead)
    let expires = due.adding(seconds: Self.worthSaying)
    guard expires > surroundings.now else { return nil }
    let text = running.logged.name + " · " + name(of: step.exercise)
    var one = PushReminder(
      .rest, running.logged.id, asked: rest.until, due: due, expires: expires,
      PushReminder.Face(WorkoutsWords(surroundings.language).restOver, text), path: Self.address(.running))
    one.isOfTheMoment = true
    one.group = "rest " + running.logged.id
    // It ended as it began: whenever this is stored, no later rest ends by it.
    one.live = PushReminder.Live(
      text, until: rest.until, kind: WorkoutsOperation.Kind.rested.rawValue,
      fields: Rested(logged: running.logged.id, until: rest.from).json)
    return one
  }

  /// Seconds.
  private static let worthSaying: Int64 = 300
}
