package import Kernel

/// What the bank's facts are called; names of exercises stay as they are. Each is found by its place among its kind, and is
/// kept under the source table's word for it, which stands in the catalogue's key: `Equipment.word` and the like.
package struct BankWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package func equipment(_ equipment: Equipment) -> String { equipmentName(equipment.rawValue) }
  package func muscle(_ muscle: Muscle) -> String { muscleName(muscle.rawValue) }
  package func force(_ force: Force) -> String { forceName(force.rawValue) }
  package func mechanic(_ mechanic: Mechanic) -> String { mechanicName(mechanic.rawValue) }
  package func level(_ level: Level) -> String { levelName(level.rawValue) }
  package func category(_ category: Category) -> String { categoryName(category.rawValue) }
  package func measurement(_ measurement: Measurement) -> String { measurementName(measurement.rawValue) }
}
