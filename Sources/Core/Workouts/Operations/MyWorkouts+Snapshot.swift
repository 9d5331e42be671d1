package import Kernel

/// The fold as it is kept for a quick start.
extension MyWorkouts {
  package var snapshot: JSON {
    var plans: [JSON] = []
    for workout in workouts {
      plans.append(
        .array([
          .string(workout.id), .string(workout.name), .string(workout.position),
          .array(workout.supersets.map { SupersetRows.json($0) }),
        ]))
    }
    var own: [JSON] = []
    for exercise in ownExercises {
      var fields = Fields()
      exercise.write(into: &fields)
      own.append(.object(fields.members))
    }
    var fields = Fields()
    fields.add("version", 1)
    fields.add("workouts", .array(plans))
    fields.add("log", .array(log.map { LogRows.json($0) }))
    fields.add("own", .array(own))
    if let unit { fields.add("unit", unit.rawValue) }
    if let rack {
      var members = Fields()
      rack.write(into: &members)
      fields.add("rack", .object(members.members))
    }
    return .object(fields.members)
  }

  /// Nil for another version or anything that can't be read; then the journal is folded from its beginning.
  package init?(snapshot: JSON) {
    guard snapshot["version"]?.int == 1, let plans = snapshot["workouts"]?.array, let rows = snapshot["log"]?.array,
      let own = snapshot["own"]?.array
    else { return nil }
    self.init()
    for plan in plans {
      guard let workout = Workout(snapshot: plan.array ?? []) else { return nil }
      workouts.append(workout)
    }
    log.reserveCapacity(rows.count)
    for row in rows {
      guard let logged = LogRows.logged(row) else { return nil }
      log.append(logged)
    }
    for json in own {
      guard let exercise = OwnExercise(json: json) else { return nil }
      ownExercises.append(exercise)
    }
    unit = snapshot["unit"]?.int.flatMap { Weight.Unit(rawValue: $0) }
    rack = snapshot["rack"].flatMap { Rack(json: $0) }
  }
}

extension Workout {
  fileprivate init?(snapshot row: [JSON]) {
    guard row.count == 4, let id = row[0].identifier, let name = row[1].label, let position = row[2].string,
      let rows = row[3].array
    else { return nil }
    self.init(id: id, name: name, position: position)
    for row in rows {
      guard let superset = SupersetRows.superset(row) else { return nil }
      supersets.append(superset)
    }
  }
}
