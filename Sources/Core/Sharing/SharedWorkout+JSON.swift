import Exercises
import Kernel
import Training

/// A workout as a JSON file of the person's: Documentation/workout.schema.json says what is in it.
extension SharedWorkout {
  package var json: String {
    var exercises: [JSON] = []
    for exercise in own {
      exercises.append(
        .object([
          JSON.Member("id", .string("+" + exercise.id)), JSON.Member("name", .string(exercise.name)),
          JSON.Member("measure", .string(ShareNames.measure(exercise.measure))),
          JSON.Member("primary", ShareNames.json(exercise.primary)),
          JSON.Member("secondary", ShareNames.json(exercise.secondary)),
          JSON.Member("equipment", .string(exercise.equipment)),
        ]))
    }
    var supersets: [JSON] = []
    for superset in workout.supersets { supersets.append(ShareNames.json(superset)) }
    return JSON.object([
      JSON.Member("pocketful", .string("workout")), JSON.Member("version", .integer(1)),
      JSON.Member("name", .string(workout.name)), JSON.Member("exercises", .array(exercises)),
      JSON.Member("supersets", .array(supersets)),
    ]).text
  }

  /// All of it or nothing: a file of ours has no fault.
  package init(json text: String) throws(ShareError) {
    guard text.utf8.count <= 1 << 20 else { throw .tooLarge }
    let text = text.withoutByteOrderMark
    if text.isEmpty { throw .empty }
    guard let json = try? JSON.parse(text, limits: JSON.Limits(depth: 8, bytes: 1 << 20)),
      json["pocketful"]?.string == "workout", let version = json["version"]?.int
    else { throw .notAWorkout }
    guard version == 1 else { throw version > 1 ? .newer : .notAWorkout }
    guard let name = json["name"]?.string.flatMap({ WorkoutName.typed($0) }), let parts = json["supersets"]?.array,
      parts.count <= Self.mostSupersets
    else { throw .damaged }
    var own: [OwnExercise] = []
    for part in json["exercises"]?.array ?? [] {
      guard let exercise = ShareNames.exercise(part), own.count < 1000 else { throw .damaged }
      own.append(exercise)
    }
    var supersets: [Superset] = []
    var sets = 0
    var slots = 0
    for part in parts {
      guard let superset = ShareNames.superset(part) else { throw .damaged }
      sets += superset.rounds.count * superset.slots.count
      slots += superset.slots.count
      guard sets <= Self.mostSets, slots <= Self.mostSlots else { throw .tooLarge }
      supersets.append(superset)
    }
    self.init(Workout(name: name, supersets: supersets), own: own)
  }
}

/// What things are called in the file: English, whatever the person's language.
private enum ShareNames {
  static func measure(_ measure: Measure) -> String {
    switch measure {
    case .reps: "reps"
    case .seconds: "seconds"
    case .metres: "metres"
    }
  }

  private static func kind(_ kind: ExerciseSet.Kind) -> String {
    switch kind {
    case .normal: "normal"
    case .warmUp: "warm-up"
    case .drop: "drop"
    case .failure: "failure"
    }
  }

  static func json(_ muscles: [Muscle]) -> JSON {
    var names: [JSON] = []
    for muscle in muscles { names.append(.string(muscle.word)) }
    return .array(names)
  }

  static func json(_ superset: Superset) -> JSON {
    var exercises: [JSON] = []
    for slot in superset.slots { exercises.append(.string(slot.exercise.text)) }
    var rounds: [JSON] = []
    for round in superset.rounds {
      var sets: [JSON] = []
      for set in round.sets {
        sets.append(
          .object([
            JSON.Member(measure(set.measure), .integer(Int64(set.amount))),
            JSON.Member("weight", .string(set.weight.plain)), JSON.Member("unit", .string(set.weight.unit.symbol)),
            JSON.Member("kind", .string(kind(set.kind))),
          ]))
      }
      rounds.append(
        .object([JSON.Member("sets", .array(sets)), JSON.Member("rest", .integer(Int64(round.rest)))]))
    }
    return .object([
      JSON.Member("exercises", .array(exercises)), JSON.Member("shortRest", .integer(Int64(superset.shortRest))),
      JSON.Member("rounds", .array(rounds)),
    ])
  }

  /// Nil without a name and an id of an own exercise; what else can't be read is left open.
  static func exercise(_ json: JSON) -> OwnExercise? {
    guard let name = json["name"]?.string.flatMap({ WorkoutName.typed($0) }) else { return nil }
    guard case .own(let id)? = json["id"]?.string.flatMap({ ExerciseRef(text: $0) }) else { return nil }
    var exercise = OwnExercise(id: id, name: name)
    for measure in Measure.allCases where json["measure"]?.string == self.measure(measure) {
      exercise.measure = measure
    }
    exercise.primary = muscles(json["primary"])
    exercise.secondary = muscles(json["secondary"])
    exercise.equipment = json["equipment"]?.string?.cut(toBytes: 100) ?? ""
    return exercise
  }

  private static func muscles(_ json: JSON?) -> [Muscle] {
    var muscles: [Muscle] = []
    for name in json?.array ?? [] {
      guard let muscle = Muscle(word: name.string ?? ""), !muscles.contains(muscle) else { continue }
      muscles.append(muscle)
    }
    return muscles
  }

  /// Nil where anything in it can't be read, or is more than a superset may have.
  static func superset(_ json: JSON) -> Superset? {
    guard let exercises = json["exercises"]?.array, (1...200).contains(exercises.count),
      let rounds = json["rounds"]?.array, (1...Superset.mostRounds).contains(rounds.count),
      let shortRest = number(json["shortRest"] ?? .integer(Int64(Superset.usualShortRest)), upTo: Superset.mostRest)
    else { return nil }
    var slots: [Slot] = []
    for exercise in exercises {
      guard let ref = exercise.string.flatMap({ ExerciseRef(text: $0) }) else { return nil }
      slots.append(Slot(exercise: ref))
    }
    var list: [Round] = []
    for round in rounds {
      guard let sets = round["sets"]?.array, sets.count == slots.count,
        let rest = number(round["rest"] ?? .integer(Int64(Superset.usualRest)), upTo: Superset.mostRest)
      else { return nil }
      var read: [ExerciseSet] = []
      for set in sets {
        guard let set = self.set(set) else { return nil }
        read.append(set)
      }
      list.append(Round(sets: read, rest: rest))
    }
    return Superset(slots: slots, rounds: list, shortRest: shortRest)
  }

  private static func set(_ json: JSON) -> ExerciseSet? {
    var set = ExerciseSet()
    for measure in Measure.allCases {
      guard let said = json[self.measure(measure)] else { continue }
      guard let amount = number(said, upTo: ExerciseSet.mostAmount) else { return nil }
      set.amount = amount
      set.measure = measure
    }
    var unit = Weight.Unit.kilograms
    if json["unit"]?.string ?? "" == Weight.Unit.pounds.symbol { unit = .pounds }
    guard let weight = Weight(typed: json["weight"]?.string ?? "0", unit) else { return nil }
    set.weight = weight
    for kind in ExerciseSet.Kind.allCases where json["kind"]?.string ?? "" == self.kind(kind) { set.kind = kind }
    return set
  }

  private static func number(_ json: JSON, upTo most: Int) -> Int? {
    guard let number = json.int, number >= 0, number <= most else { return nil }
    return number
  }
}
