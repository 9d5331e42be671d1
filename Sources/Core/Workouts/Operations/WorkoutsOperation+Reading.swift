package import Kernel

extension WorkoutsOperation {
  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    let operation =
      switch kind {
      case "workouts.added", "workouts.renamed", "workouts.moved", "workouts.removed", "workouts.superset",
        "workouts.exerciseAdded":
        Self.plan(kind, fields)
      case "workouts.started", "workouts.done", "workouts.cleared", "workouts.rested", "workouts.finished",
        "workouts.loggedRemoved":
        Self.doing(kind, fields)
      case "workouts.ownAdded": OwnExercise(json: fields).map { Self.ownExerciseAdded($0) }
      case "workouts.ownChanged": OwnExercise(json: fields).map { Self.ownExerciseChanged($0) }
      case "workouts.ownRemoved": fields["id"]?.identifier.map { Self.ownExerciseRemoved($0) }
      case "workouts.imported": Self.imports(fields)
      case "workouts.unit": fields.unit.map { Self.unitChosen($0) }
      case "workouts.rack": Rack(json: fields).map { Self.rackChosen($0) }
      default: Self?.none
      }
    guard let operation else { return nil }
    self = operation
  }

  private static func plan(_ kind: String, _ fields: JSON) -> Self? {
    let position = fields["position"]?.string ?? ""
    if kind == "workouts.added" {
      guard let name = fields["name"]?.label, let rows = fields["supersets"]?.array else { return nil }
      var supersets: [Superset] = []
      for row in rows {
        guard let superset = SupersetRows.superset(row) else { return nil }
        supersets.append(superset)
      }
      return .workoutAdded(name: name, position: position, supersets)
    }
    guard let workout = fields["workout"]?.identifier else { return nil }
    switch kind {
    case "workouts.renamed": return fields["name"]?.label.map { .workoutRenamed(workout: workout, name: $0) }
    case "workouts.moved": return .workoutMoved(workout: workout, position: position)
    case "workouts.removed": return .workoutRemoved(workout: workout)
    case "workouts.superset":
      guard let superset = fields["superset"]?.identifier, let change = SupersetChange(json: fields) else {
        return nil
      }
      return .supersetChanged(workout: workout, superset: superset, change)
    default:
      guard let exercise = fields.exercise, let measure = fields.measure, let unit = fields.unit else { return nil }
      return .exerciseAdded(
        workout: workout, superset: fields["superset"]?.identifier, position: position, exercise, measure, unit)
    }
  }

  private static func doing(_ kind: String, _ fields: JSON) -> Self? {
    let time = fields["time"]?.time
    if kind == "workouts.started" {
      guard let workout = fields["workout"]?.identifier, let name = fields["name"]?.label, let time else { return nil }
      return .started(workout: workout, name: name, time: time)
    }
    guard let logged = fields["logged"]?.identifier else { return nil }
    switch kind {
    case "workouts.loggedRemoved": return .loggedRemoved(logged: logged)
    case "workouts.rested": return time.map { .rested(logged: logged, until: $0) }
    case "workouts.finished": return time.map { .finished(logged: logged, time: $0) }
    default:
      guard let place = fields["place"]?.array.flatMap({ LogRows.place($0) }) else { return nil }
      if kind == "workouts.cleared" { return .setCleared(logged: logged, place) }
      guard let exercise = fields.exercise, let time, let row = fields["set"]?.array, row.count == 3,
        let set = SupersetRows.set(row, at: 0)
      else { return nil }
      return .setDone(logged: logged, DoneSet(place, exercise, set, at: time))
    }
  }

  private static func imports(_ fields: JSON) -> Self? {
    guard let rows = fields["workouts"]?.array else { return nil }
    var many: [LoggedWorkout] = []
    for row in rows {
      guard let logged = LogRows.logged(row), !logged.isRunning else { return nil }
      many.append(logged)
    }
    return .imported(many)
  }
}

extension SupersetChange {
  fileprivate init?(json: JSON) {
    if let rounds = json["rounds"]?.int {
      guard (1...Superset.mostRounds).contains(rounds) else { return nil }
      self = .rounds(rounds)
      return
    }
    if let seconds = json["shortRest"] {
      guard let seconds = seconds.int(upTo: Superset.mostRest) else { return nil }
      self = .shortRest(seconds)
      return
    }
    let round = json["round"]?.int(upTo: Superset.mostRounds)
    if round == nil, json["round"] != nil { return nil }
    if let seconds = json["rest"] {
      guard let seconds = seconds.int(upTo: Superset.mostRest) else { return nil }
      self = .rest(round: round, seconds)
      return
    }
    let position = json["position"]?.string
    guard let slot = json["slot"]?.identifier else {
      guard let position else { return nil }
      self = .position(position)
      return
    }
    if let position {
      self = .slotMoved(slot: slot, position: position)
    } else if json["removed"]?.bool == true {
      self = .slotRemoved(slot: slot)
    } else if let exercise = json.exercise {
      guard let measure = json.measure else { return nil }
      self = .slotReplaced(slot: slot, exercise, measure)
    } else {
      guard let change = SetChange(json: json) else { return nil }
      self = .set(slot: slot, round: round, change)
    }
  }
}

extension SetChange {
  fileprivate init?(json: JSON) {
    if let amount = json["amount"] {
      guard let amount = amount.int(upTo: ExerciseSet.mostAmount) else { return nil }
      self = .amount(amount)
    } else if let weight = json["weight"] {
      guard let thousandths = weight.int(upTo: Weight.most), let unit = json.unit else { return nil }
      self = .weight(Weight(thousandths: thousandths, unit))
    } else {
      guard let kind = json["kind"]?.int.flatMap({ ExerciseSet.Kind(rawValue: $0) }) else { return nil }
      self = .kind(kind)
    }
  }
}

extension OwnExercise {
  init?(json: JSON) {
    guard let id = json["id"]?.identifier, let name = json["name"]?.label, let measure = json.measure,
      let primary = json.muscles("primary"), let secondary = json.muscles("secondary")
    else { return nil }
    self.init(
      id: id, name: name, measure: measure, primary: primary, secondary: secondary,
      equipment: json["equipment"]?.label ?? "")
  }
}

extension Rack {
  init?(json: JSON) {
    guard let unit = json.unit, let bar = json["bar"]?.int(upTo: Weight.most), let numbers = json["plates"]?.array,
      numbers.count % 2 == 0, numbers.count <= 64
    else { return nil }
    self.init(bar: Weight(thousandths: bar, unit), plates: [])
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard let thousandths = numbers[index].int(upTo: Weight.most), let count = numbers[index + 1].int(upTo: 100)
      else { return nil }
      plates.append(Plate(Weight(thousandths: thousandths, unit), count: count))
    }
  }
}

extension JSON {
  fileprivate var exercise: ExerciseRef? { self["exercise"]?.string.flatMap { ExerciseRef(text: $0) } }
  fileprivate var measure: Measure? { self["measure"]?.int.flatMap { Measure(rawValue: $0) } }
  fileprivate var unit: Weight.Unit? { self["unit"]?.int.flatMap { Weight.Unit(rawValue: $0) } }

  /// Those that a later version added are left out.
  fileprivate func muscles(_ name: String) -> [Muscle]? {
    guard let numbers = self[name]?.array, numbers.count <= 64 else { return nil }
    var muscles: [Muscle] = []
    for number in numbers {
      guard let value = number.int else { return nil }
      if let muscle = Muscle(rawValue: value) { muscles.append(muscle) }
    }
    return muscles
  }
}
