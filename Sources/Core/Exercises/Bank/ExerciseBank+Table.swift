import Kernel

/// The table that people edit, `Web/exercises.tsv`: a row an exercise, in words. The program `facts` makes the bank's
/// file of it; the browser never reads it.
extension ExerciseBank {
  /// In a row's order.
  static let columns = [
    "id", "name", "known", "equipment", "force", "mechanic", "level", "category", "measurement", "primary", "secondary",
    "aliases",
  ]

  package init(table text: String) throws(BankError) {
    var exercises: [Exercise] = []
    var ids = Places<String>()
    var number = 0
    var hasHeading = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      var fields: [String] = []
      for field in line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
        fields.append(String(decoding: Array(field), as: UTF8.self))
      }
      guard fields.count == Self.columns.count else { throw BankError(line: number, reason: .tooManyFields) }
      if !hasHeading {
        guard fields == Self.columns else { throw BankError(line: number, reason: .notABank) }
        hasHeading = true
        continue
      }
      let exercise: Exercise
      do { exercise = try Exercise(fields) } catch { throw BankError(line: number, reason: error) }
      guard ids.add(fields[0]).isNew else { throw BankError(line: number, reason: .duplicate(fields[0])) }
      exercises.append(exercise)
    }
    guard hasHeading else { throw BankError(line: 0, reason: .notABank) }
    self.init(exercises, ids)
  }
}

extension Exercise {
  fileprivate init(_ fields: [String]) throws(BankError.Reason) {
    let words = BankWords.english
    guard !fields[0].isEmpty, !fields[1].isEmpty else { throw .badText }
    guard let measurement = try Self.value(fields[8], Measurement.allCases, words.measurement) else { throw .badFact }
    self.init(.bank(fields[0]), name: fields[1], measurement: measurement)
    isKnown = fields[2] == "yes"
    equipment = try Self.value(fields[3], Equipment.allCases, words.equipment)
    force = try Self.value(fields[4], Force.allCases, words.force)
    mechanic = try Self.value(fields[5], Mechanic.allCases, words.mechanic)
    level = try Self.value(fields[6], Level.allCases, words.level)
    category = try Self.value(fields[7], Category.allCases, words.category)
    for word in Self.list(fields[9]) {
      if let muscle = try Self.value(word, Muscle.allCases, words.muscle) { primary.insert(muscle) }
    }
    for word in Self.list(fields[10]) {
      if let muscle = try Self.value(word, Muscle.allCases, words.muscle) { secondary.insert(muscle) }
    }
    aliases = Self.list(fields[11])
  }

  private static func value<Value>(
    _ word: String, _ all: [Value], _ name: (Value) -> String
  ) throws(BankError.Reason) -> Value? {
    if word.isEmpty { return nil }
    for value in all where name(value) == word { return value }
    throw .badFact
  }

  /// What stands with ", " between.
  private static func list(_ field: String) -> [String] {
    var all: [String] = []
    for part in field.utf8.split(separator: UInt8(ascii: ",")) {
      all.append(String(decoding: Array(part.drop { $0 == 0x20 }), as: UTF8.self))
    }
    return all
  }
}
