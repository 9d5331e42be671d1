package import Kernel
import Training

extension WorkoutsState {
  /// A workout that is being done: its rest, or the set that comes next. Else the one that was planned for now.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    if let running { return nowLine(of: running, surroundings) }
    return hasWorkouts ? plannedLine(surroundings) : nil
  }

  @inline(never)  // a gate of the program's parts
  private func nowLine(of running: Running, _ surroundings: Surroundings) -> NowLine {
    let words = WorkoutsWords(surroundings.language)
    let path = Self.address(.running)
    guard let step = running.order.next(after: running.logged.sets) else {
      return NowLine(.minutes, text: running.logged.name + " · " + words.allDone, path: path)
    }
    // Who has been away for so long has forgotten to finish.
    if surroundings.device.seconds(since: running.logged.sets.last?.time ?? running.logged.started) > 6 * 3600 {
      return NowLine(.goodToKnow, text: running.logged.name + " · " + words.notFinished, path: path)
    }
    let next = name(of: step.exercise)
    if let rest = running.rest {
      let left = rest.secondsLeft(at: surroundings.device)
      if left > 0 {
        return NowLine(.seconds, text: words.rest + " " + Whole.clock(left) + " · " + next, path: path)
      }
      return NowLine(.waiting, text: words.restOver + " " + next, path: path)
    }
    return NowLine(.minutes, text: running.logged.name + " · " + next, path: path)
  }

  /// What Today proposes where nothing is planned for it: the workout behind the one done last, in the person's order.
  var proposed: Workout? {
    guard let mine else { return nil }
    var last: String?
    for logged in mine.log where last == nil && logged.workout.map({ mine.workout($0) != nil }) == true {
      last = logged.workout
    }
    let start = (mine.workouts.firstIndex { $0.id == last } ?? -1) + 1
    for offset in mine.workouts.indices {
      let workout = mine.workouts[(start + offset) % mine.workouts.count]
      if !workout.supersets.isEmpty { return workout }
    }
    return mine.workouts.first
  }
}
