package import Kernel

extension WorkoutsOperation {
  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    let operation =
      switch kind {
      case "workouts.added": Self.added(fields)
      case "workouts.renamed":
        Self.plan(fields) { workout in fields["name"]?.label.map { .workoutRenamed(workout: workout, name: $0) } }
      case "workouts.moved":
        Self.plan(fields) { .workoutMoved(workout: $0, position: fields["position"]?.string ?? "") }
      case "workouts.removed": Self.plan(fields) { .workoutRemoved(workout: $0) }
      case "workouts.superset": Self.plan(fields) { Self.superset(of: $0, fields) }
      case "workouts.exerciseAdded": Self.plan(fields) { Self.exercise(of: $0, fields) }
      case "workouts.started": Self.plan(fields) { Self.started($0, fields) }
      case "workouts.done": Self.doing(fields) { Self.set(of: $0, fields) }
      case "workouts.cleared":
        Self.doing(fields) { logged in fields.setPlace.map { .setCleared(logged: logged, $0) } }
      case "workouts.rested":
        Self.doing(fields) { logged in fields["time"]?.time.map { .rested(logged: logged, until: $0) } }
      case "workouts.finished":
        Self.doing(fields) { logged in fields["time"]?.time.map { .finished(logged: logged, time: $0) } }
      case "workouts.loggedRemoved": Self.doing(fields) { .loggedRemoved(logged: $0) }
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

  /// What is said of a planned workout.
  private static func plan(_ fields: JSON, _ operation: (String) -> Self?) -> Self? {
    fields["workout"]?.identifier.flatMap { operation($0) }
  }

  /// What is said of one that is done.
  private static func doing(_ fields: JSON, _ operation: (String) -> Self?) -> Self? {
    fields["logged"]?.identifier.flatMap { operation($0) }
  }

  private static func added(_ fields: JSON) -> Self? {
    guard let name = fields["name"]?.label, let rows = fields["supersets"]?.array else { return nil }
    var supersets: [Superset] = []
    for row in rows {
      guard let superset = SupersetRows.superset(row) else { return nil }
      supersets.append(superset)
    }
    return .workoutAdded(name: name, position: fields["position"]?.string ?? "", supersets)
  }

  private static func superset(of workout: String, _ fields: JSON) -> Self? {
    guard let superset = fields["superset"]?.identifier, let change = SupersetChange(json: fields) else { return nil }
    return .supersetChanged(workout: workout, superset: superset, change)
  }

  private static func exercise(of workout: String, _ fields: JSON) -> Self? {
    guard let exercise = fields.exercise, let measure = fields.measure, let unit = fields.unit else { return nil }
    return .exerciseAdded(
      workout: workout, superset: fields["superset"]?.identifier, position: fields["position"]?.string ?? "", exercise,
      measure, unit)
  }

  private static func started(_ workout: String, _ fields: JSON) -> Self? {
    guard let name = fields["name"]?.label, let time = fields["time"]?.time else { return nil }
    return .started(workout: workout, name: name, time: time)
  }

  private static func set(of logged: String, _ fields: JSON) -> Self? {
    guard let place = fields.setPlace, let exercise = fields.exercise, let time = fields["time"]?.time,
      let row = fields["set"]?.array, row.count == 3, let set = SupersetRows.set(row, at: 0)
    else { return nil }
    return .setDone(logged: logged, DoneSet(place, exercise, set, at: time))
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
  fileprivate var setPlace: SetPlace? { self["place"]?.array.flatMap { LogRows.place($0) } }
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
