import Exercises
import Kernel
import Training

/// Logged workouts as short rows, for a snapshot and for imports: `[id, name, started, finished, workout, restUntil,
/// [exercise, …], [set, …], [superset, …]]`, times in milliseconds, null where there is none. A set is `[superset, slot,
/// round, exercise, amount, code, thousandths, time]`: the exercise by its place in the list, the time counted from the
/// start, the three in the middle as in `SupersetRows`.
enum LogRows {
  static func json(_ logged: LoggedWorkout) -> JSON {
    var exercises: [JSON] = []
    var known = Places<String>()
    var sets: [JSON] = []
    for done in logged.sets {
      let (place, isNew) = known.add(done.exercise.text)
      if isNew { exercises.append(.string(done.exercise.text)) }
      var row: [JSON] = [
        .string(done.place.superset), .string(done.place.slot), SupersetRows.number(done.place.round),
        SupersetRows.number(place),
      ]
      SupersetRows.append(done.set, to: &row)
      row.append(.integer(done.time.milliseconds &- logged.started.milliseconds))
      sets.append(.array(row))
    }
    return .array([
      .string(logged.id), .string(logged.name), .integer(logged.started.milliseconds), json(logged.finished),
      logged.workout.map { .string($0) } ?? .null, json(logged.restUntil), .array(exercises), .array(sets),
      .array(logged.plan.map { SupersetRows.json($0) }),
    ])
  }

  private static func json(_ time: Instant?) -> JSON { time.map { .integer($0.milliseconds) } ?? .null }

  /// Nil where anything in the row can't be read.
  static func logged(_ json: JSON) -> LoggedWorkout? {
    guard let row = json.array, row.count == 9, let id = row[0].identifier, let name = row[1].label,
      let started = row[2].time, let texts = row[6].array, let sets = row[7].array, let plan = row[8].array,
      row[3] == .null || row[3].time != nil, row[4] == .null || row[4].identifier != nil,
      row[5] == .null || row[5].time != nil
    else { return nil }
    var logged = LoggedWorkout(
      id: id, name: name, started: started, finished: row[3].time, workout: row[4].string)
    logged.restUntil = row[5].time
    var exercises: [ExerciseRef] = []
    for text in texts {
      guard let exercise = text.string.flatMap({ ExerciseRef(text: $0) }) else { return nil }
      exercises.append(exercise)
    }
    for set in sets {
      guard let done = done(set.array ?? [], exercises, after: started) else { return nil }
      logged.sets.append(done)
    }
    for superset in plan {
      guard let superset = SupersetRows.superset(superset) else { return nil }
      logged.plan.append(superset)
    }
    return logged
  }

  private static func done(_ row: [JSON], _ exercises: [ExerciseRef], after started: Instant) -> DoneSet? {
    guard row.count == 8, let place = place(row), let exercise = row[3].int(upTo: exercises.count - 1),
      let set = SupersetRows.set(row, at: 4), let since = row[7].integer,
      since.magnitude < Instant.kept.upperBound.magnitude
    else { return nil }
    return DoneSet(
      place, exercises[exercise], set, at: Instant(milliseconds: started.milliseconds + since))
  }

  /// From the row's first three.
  static func place(_ row: [JSON]) -> SetPlace? {
    guard row.count >= 3, let superset = row[0].identifier, let slot = row[1].identifier,
      let round = row[2].int(upTo: 9999)
    else { return nil }
    return SetPlace(superset: superset, slot: slot, round: round)
  }
}
