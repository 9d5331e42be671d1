import Exercises
package import Kernel
import Training

extension Fields {
  /// Of a workout or an exercise: never empty.
  mutating func name(_ name: String, _ value: inout String) { text(name, &value, 1...200) }

  mutating func exercise(_ name: String, _ exercise: inout ExerciseRef) {
    value(
      name, &exercise, write: { .string($0.text) }, read: { $0.string.flatMap { ExerciseRef(text: $0) } })
  }

  mutating func place(_ name: String, _ place: inout SetPlace) {
    value(
      name, &place, write: { .array([.string($0.superset), .string($0.slot), SupersetRows.number($0.round)]) },
      read: { $0.array.flatMap { LogRows.place($0) } })
  }

  /// Those that a later version added are left out.
  fileprivate mutating func muscles(_ name: String, _ muscles: inout [Muscle]) {
    value(
      name, &muscles, write: { .array($0.map { SupersetRows.number($0.rawValue) }) },
      read: { json in
        guard let numbers = json.array, numbers.count <= 64 else { return nil }
        var muscles: [Muscle] = []
        for number in numbers {
          guard let value = number.int else { return nil }
          if let muscle = Muscle(rawValue: value) { muscles.append(muscle) }
        }
        return muscles
      })
  }
}

extension OwnExercise: Coded {
  package mutating func code(_ fields: inout Fields) {
    fields.identifier("id", &id)
    fields.name("name", &name)
    fields.choice("measure", &measure)
    fields.muscles("primary", &primary)
    fields.muscles("secondary", &secondary)
    if fields.isReading || !equipment.isEmpty { fields.ifReadable { $0.name("equipment", &equipment) } }
  }
}

extension Rack: Coded {
  /// The unit once, for the bar and all plates: `{"unit":0,"bar":20000,"plates":[25000,4,…]}`.
  package mutating func code(_ fields: inout Fields) {
    var unit = bar.unit
    fields.choice("unit", &unit)
    fields.whole("bar", &bar.thousandths, 0...Weight.most)
    bar.unit = unit
    fields.value("plates", &plates, write: { Plate.json($0) }, read: { Plate.list($0, unit) })
  }
}

extension Rack.Plate {
  fileprivate static func json(_ plates: [Self]) -> JSON {
    var numbers: [JSON] = []
    for plate in plates {
      numbers.append(SupersetRows.number(plate.weight.thousandths))
      numbers.append(SupersetRows.number(plate.count))
    }
    return .array(numbers)
  }

  fileprivate static func list(_ json: JSON, _ unit: Weight.Unit) -> [Self]? {
    guard let numbers = json.array, numbers.count % 2 == 0, numbers.count <= 2 * Rack.mostPlates else { return nil }
    var plates: [Self] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard let thousandths = numbers[index].int(upTo: Weight.most), let count = numbers[index + 1].int(upTo: 100)
      else { return nil }
      plates.append(Self(Weight(thousandths: thousandths, unit), count: count))
    }
    return plates
  }
}
