package import Kernel

extension WorkoutsOperation {
  package var fields: JSON {
    var fields = Fields()
    switch self {
    case .workoutAdded(let name, let position, let supersets):
      fields.add("name", name)
      fields.add("position", position)
      fields.add("supersets", .array(supersets.map { SupersetRows.json($0) }))
    case .workoutRenamed(let workout, let name):
      fields.add("workout", workout)
      fields.add("name", name)
    case .workoutMoved(let workout, let position):
      fields.add("workout", workout)
      fields.add("position", position)
    case .workoutRemoved(let workout):
      fields.add("workout", workout)
    case .supersetChanged(let workout, let superset, let change):
      fields.add("workout", workout)
      fields.add("superset", superset)
      change.write(into: &fields)
    case .exerciseAdded(let workout, let superset, let position, let exercise, let measure, let unit):
      fields.add("workout", workout)
      if let superset { fields.add("superset", superset) }
      fields.add("position", position)
      fields.add("exercise", exercise.text)
      fields.add("measure", measure.rawValue)
      fields.add("unit", unit.rawValue)
    case .ownExerciseAdded(let exercise), .ownExerciseChanged(let exercise):
      exercise.write(into: &fields)
    case .ownExerciseRemoved(let exercise):
      fields.add("id", exercise)
    case .started(let workout, let name, let time):
      fields.add("workout", workout)
      fields.add("name", name)
      fields.add("time", .integer(time.milliseconds))
    case .setDone(let logged, let done):
      fields.add("logged", logged)
      fields.add("place", done.place.json)
      fields.add("exercise", done.exercise.text)
      var set: [JSON] = []
      SupersetRows.append(done.set, to: &set)
      fields.add("set", .array(set))
      fields.add("time", .integer(done.time.milliseconds))
    case .setCleared(let logged, let place):
      fields.add("logged", logged)
      fields.add("place", place.json)
    case .rested(let logged, let time), .finished(let logged, let time):
      fields.add("logged", logged)
      fields.add("time", .integer(time.milliseconds))
    case .loggedRemoved(let logged):
      fields.add("logged", logged)
    case .imported(let many):
      fields.add("workouts", .array(many.map { LogRows.json($0) }))
    case .unitChosen(let unit):
      fields.add("unit", unit.rawValue)
    case .rackChosen(let rack):
      rack.write(into: &fields)
    }
    return .object(fields.members)
  }
}

/// The members of an operation, in the order in which they are said.
struct Fields {
  private(set) var members: [JSON.Member] = []

  mutating func add(_ name: String, _ value: JSON) { members.append(JSON.Member(name, value)) }
  mutating func add(_ name: String, _ text: String) { add(name, .string(text)) }
  mutating func add(_ name: String, _ number: Int) { add(name, .integer(Int64(number))) }
}

extension SupersetChange {
  fileprivate func write(into fields: inout Fields) {
    switch self {
    case .position(let position):
      fields.add("position", position)
    case .rounds(let count):
      fields.add("rounds", count)
    case .rest(let round, let seconds):
      if let round { fields.add("round", round) }
      fields.add("rest", seconds)
    case .shortRest(let seconds):
      fields.add("shortRest", seconds)
    case .slotMoved(let slot, let position):
      fields.add("slot", slot)
      fields.add("position", position)
    case .slotReplaced(let slot, let exercise, let measure):
      fields.add("slot", slot)
      fields.add("exercise", exercise.text)
      fields.add("measure", measure.rawValue)
    case .slotRemoved(let slot):
      fields.add("slot", slot)
      fields.add("removed", .bool(true))
    case .set(let slot, let round, let change):
      fields.add("slot", slot)
      if let round { fields.add("round", round) }
      switch change {
      case .amount(let amount): fields.add("amount", amount)
      case .weight(let weight):
        fields.add("weight", weight.thousandths)
        fields.add("unit", weight.unit.rawValue)
      case .kind(let kind): fields.add("kind", kind.rawValue)
      }
    }
  }
}

extension SetPlace {
  fileprivate var json: JSON { .array([.string(superset), .string(slot), SupersetRows.number(round)]) }
}

extension OwnExercise {
  func write(into fields: inout Fields) {
    fields.add("id", id)
    fields.add("name", name)
    fields.add("measure", measure.rawValue)
    fields.add("primary", .array(primary.map { SupersetRows.number($0.rawValue) }))
    fields.add("secondary", .array(secondary.map { SupersetRows.number($0.rawValue) }))
    if !equipment.isEmpty { fields.add("equipment", equipment) }
  }
}

extension Rack {
  /// The unit once, for the bar and all plates: `{"unit":0,"bar":20000,"plates":[25000,4,…]}`.
  func write(into fields: inout Fields) {
    fields.add("unit", bar.unit.rawValue)
    fields.add("bar", bar.thousandths)
    var numbers: [JSON] = []
    for plate in plates {
      numbers.append(SupersetRows.number(plate.weight.thousandths))
      numbers.append(SupersetRows.number(plate.count))
    }
    fields.add("plates", .array(numbers))
  }
}
