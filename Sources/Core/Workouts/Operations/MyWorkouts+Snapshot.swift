import Exercises
package import Kernel
import Training

/// The fold as it is kept for a quick start.
extension MyWorkouts: Coded {
  package var snapshot: JSON { json }

  /// Nil for another version or anything that can't be read; then the journal is folded from its beginning.
  package init?(snapshot: JSON) {
    guard let mine = MyWorkouts().read(snapshot) else { return nil }
    self = mine
  }

  package mutating func code(_ fields: inout Fields) {
    var version = 1
    fields.whole("version", &version, 1...1)
    fields.list("workouts", &workouts, write: { $0.row }, read: { Workout(row: $0) })
    fields.list("log", &log, write: { LogRows.json($0) }, read: { LogRows.logged($0) })
    fields.objects("own", &ownExercises, OwnExercise(id: "", name: ""))
    fields.ifReadable { $0.ifThere("unit", &unit, .kilograms) { $0.choice("unit", &$1) } }
    code(racks: &fields)
  }
}

extension MyWorkouts {
  /// The second has a name of its own: there was one rack before there was one a unit.
  private mutating func code(racks fields: inout Fields) {
    let blank = Rack(bar: Weight(), plates: [])
    var (rack, other) = (racks.first, racks.count > 1 ? racks.last : nil)
    fields.ifReadable { $0.ifThere("rack", &rack, blank) { $0.object("rack", &$1) } }
    fields.ifReadable { $0.ifThere("otherRack", &other, blank) { $0.object("otherRack", &$1) } }
    guard fields.isReading else { return }
    racks = []
    if let rack { keep(rack) }
    if let other { keep(other) }
  }
}

extension Workout {
  fileprivate var row: JSON {
    var row: [JSON] = [
      .string(id), .string(name), .string(position), .array(supersets.map { SupersetRows.json($0) }),
    ]
    // As it was before there were plans, where there is none.
    if planned != WorkoutPlan() {
      row += [.array(planned.days.map { .integer(Int64($0)) }), .integer(Int64(planned.minutes))]
    }
    return .array(row)
  }

  fileprivate init?(row json: JSON) {
    guard let row = json.array, row.count == 4 || row.count == 6, let id = row[0].identifier, let name = row[1].label,
      let position = row[2].string, let rows = row[3].array
    else { return nil }
    var supersets: [Superset] = []
    for row in rows {
      guard let superset = SupersetRows.superset(row) else { return nil }
      supersets.append(superset)
    }
    self.init(id: id, name: name, position: position, supersets: supersets)
    guard row.count == 6 else { return }
    guard let days = row[4].array?.compactMap({ $0.int }), Day.areWeekdays(days), let minutes = row[5].int(upTo: 1439)
    else { return nil }
    planned = WorkoutPlan(days: days, minutes: minutes)
  }
}
