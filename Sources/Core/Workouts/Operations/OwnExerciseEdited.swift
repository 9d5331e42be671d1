import Exercises
package import Kernel

/// Something of an exercise that the person wrote is otherwise; all that isn't said stays. Muscles are said one by one, so
/// that two devices can each add one.
package struct OwnExerciseEdited: WorkoutsFact {
  var id = ""
  var name: String?
  var measure: Measure?
  var muscles: [Part] = []
  /// "" for none from now on.
  var equipment: String?

  /// What the exercise is for one muscle.
  struct Part: Equatable, Sendable {
    var muscle: Muscle
    var role: OwnExercise.Role
  }

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("id", &id)
    fields.ifThere("name", &name, "") { $0.name("name", &$1) }
    fields.ifThere("measure", &measure, .reps) { $0.choice("measure", &$1) }
    if fields.isReading ? fields.has("muscles") : !muscles.isEmpty {
      fields.value("muscles", &muscles, write: { Part.json($0) }, read: { Part.list($0) })
    }
    fields.label("equipment", &equipment)
    fields.check(saysAny)
  }

  var saysAny: Bool { name != nil || measure != nil || !muscles.isEmpty || equipment != nil }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeOwn(self.id) {
      if let name { $0.name = name }
      if let measure { $0.measure = measure }
      for part in muscles { $0.set(part.muscle, part.role) }
      if let equipment { $0.equipment = equipment }
    }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    guard let name, measure == nil, muscles.isEmpty, equipment == nil else { return words.didChange }
    return words.didRename(name)
  }
}

extension OwnExerciseEdited.Part {
  /// `[[muscle, role], …]`.
  fileprivate static func json(_ parts: [Self]) -> JSON {
    .array(parts.map { .array([SupersetRows.number($0.muscle.rawValue), SupersetRows.number($0.role.rawValue)]) })
  }

  /// Without the muscles that a later version added.
  fileprivate static func list(_ json: JSON) -> [Self]? {
    guard let rows = json.array, rows.count <= 64 else { return nil }
    var parts: [Self] = []
    for row in rows {
      guard let pair = row.array, pair.count == 2, let number = pair[0].int,
        let role = pair[1].int.flatMap({ OwnExercise.Role(rawValue: $0) })
      else { return nil }
      if let muscle = Muscle(rawValue: number) { parts.append(Self(muscle: muscle, role: role)) }
    }
    return parts
  }
}
