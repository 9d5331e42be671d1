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
    guard !fields[0].isEmpty, !fields[1].isEmpty else { throw .badText }
    guard let measurement: Measurement = try Self.fact(fields[8]) else { throw .badFact }
    self.init(.bank(fields[0]), name: fields[1], measurement: measurement)
    isKnown = fields[2] == "yes"
    equipment = try Self.fact(fields[3])
    force = try Self.fact(fields[4])
    mechanic = try Self.fact(fields[5])
    level = try Self.fact(fields[6])
    category = try Self.fact(fields[7])
    for word in Self.list(fields[9]) {
      if let muscle: Muscle = try Self.fact(word) { primary.insert(muscle) }
    }
    for word in Self.list(fields[10]) {
      if let muscle: Muscle = try Self.fact(word) { secondary.insert(muscle) }
    }
    aliases = Self.list(fields[11])
  }

  private static func fact<Fact: BankFact>(_ word: String) throws(BankError.Reason) -> Fact? {
    if word.isEmpty { return nil }
    guard let fact = Fact(word: word) else { throw .badFact }
    return fact
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
