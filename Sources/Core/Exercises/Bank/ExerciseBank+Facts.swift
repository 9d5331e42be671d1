import Kernel

/// The bank as a file: UTF-8, one exercise a line, tabs between fields, made for brotli and for reading at once.
///
///     pocketful exercises 1
///     # a comment
///     Barbell Bench Press   bbaaaafPR+   bench press;flat bench press
///
/// The second field has a letter each for equipment, force, mechanic, level, category and measurement, "-" where it is not
/// known; then the muscles, primary ones small, secondary ones capital; then "+" where most people know it. `a` is the
/// first case of each, `A` the 27th. A fourth field is the id, where it is not the name's slug.
extension ExerciseBank {
  static let heading = "pocketful exercises 1"
  /// Bytes; ours has 53 kB.
  static let limit = 1 << 20
  static let mostExercises = 5000
  static let mostAliases = 30
  static let longestText = 120

  package init(facts bytes: [UInt8]) throws(BankError) {
    guard bytes.count <= Self.limit else { throw BankError(line: 0, reason: .tooLarge) }
    var exercises: [Exercise] = []
    var ids = Places<String>()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if number == 1 {
        guard line.elementsEqual(Self.heading.utf8) else { throw BankError(line: 1, reason: .notABank) }
        continue
      }
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard exercises.count < Self.mostExercises else { throw BankError(line: number, reason: .tooManyExercises) }
      let exercise: Exercise
      do { exercise = try Exercise(line) } catch { throw BankError(line: number, reason: error) }
      guard ids.add(exercise.ref.text).isNew else {
        throw BankError(line: number, reason: .duplicate(exercise.ref.text))
      }
      exercises.append(exercise)
    }
    self.init(exercises, ids)
  }

  /// The file's text. Reading it again gives this bank.
  package var facts: String {
    var text: [UInt8] = Array(Self.heading.utf8)
    text.append(UInt8(ascii: "\n"))
    for exercise in exercises { exercise.write(to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// A name as an id: "90/90 Hip Stretch" is "90-90-hip-stretch", "Farmer's Walk" is "farmers-walk".
  static func slug(_ name: String) -> String {
    var bytes: [UInt8] = []
    var dashIsDue = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if dashIsDue, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
        dashIsDue = false
        bytes.append(byte < 0x41 ? byte : byte | 0x20)
      case UInt8(ascii: "'"): continue
      default: dashIsDue = true
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Exercise {
  fileprivate init(_ line: ArraySlice<UInt8>) throws(BankError.Reason) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 3 || fields.count == 4 else { throw .tooManyFields }
    let name = try Self.text(fields[0])
    let id = fields.count == 4 ? try Self.text(fields[3]) : ExerciseBank.slug(name)
    guard !id.isEmpty, id.utf8.first != UInt8(ascii: "+") else { throw .badText }
    let letters = Array(fields[1])
    guard letters.count >= 6, let measured = try Self.place(letters[5], Measurement.allCases.count) else {
      throw .badFact
    }
    self.init(.bank(id), name: name, measurement: Measurement.allCases[measured])
    equipment = try Self.place(letters[0], Equipment.allCases.count).map { Equipment.allCases[$0] }
    force = try Self.place(letters[1], Force.allCases.count).map { Force.allCases[$0] }
    mechanic = try Self.place(letters[2], Mechanic.allCases.count).map { Mechanic.allCases[$0] }
    level = try Self.place(letters[3], Level.allCases.count).map { Level.allCases[$0] }
    category = try Self.place(letters[4], Category.allCases.count).map { Category.allCases[$0] }
    for letter in letters[6...] {
      if letter == UInt8(ascii: "+") {
        isKnown = true
      } else if let muscle = try Self.place(letter | 0x20, Muscle.allCases.count).map({ Muscle.allCases[$0] }) {
        if letter < 0x60 { secondary.insert(muscle) } else { primary.insert(muscle) }
      }
    }
    for alias in fields[2].split(separator: UInt8(ascii: ";")) {
      guard aliases.count < ExerciseBank.mostAliases else { throw .badText }
      aliases.append(try Self.text(alias))
    }
  }

  private static func text(_ field: ArraySlice<UInt8>) throws(BankError.Reason) -> String {
    let text = String(decoding: field, as: UTF8.self)
    // Decoding repairs what is not UTF-8; a repaired text differs from its bytes.
    guard !field.isEmpty, field.count <= ExerciseBank.longestText, text.utf8.elementsEqual(field) else {
      throw .badText
    }
    return text
  }

  /// Which of so many cases; nil for "-".
  private static func place(_ letter: UInt8, _ count: Int) throws(BankError.Reason) -> Int? {
    let place: Int
    switch letter {
    case UInt8(ascii: "-"): return nil
    case UInt8(ascii: "a")...UInt8(ascii: "z"): place = Int(letter - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): place = Int(letter - UInt8(ascii: "A")) + 26
    default: throw .badFact
    }
    guard place < count else { throw .badFact }
    return place
  }

  fileprivate func write(to text: inout [UInt8]) {
    func letter(_ place: Int?) {
      guard let place else { return text.append(UInt8(ascii: "-")) }
      text.append(place < 26 ? UInt8(ascii: "a") + UInt8(place) : UInt8(ascii: "A") + UInt8(place - 26))
    }
    text.append(contentsOf: name.utf8)
    text.append(UInt8(ascii: "\t"))
    letter(equipment?.rawValue)
    letter(force?.rawValue)
    letter(mechanic?.rawValue)
    letter(level?.rawValue)
    letter(category?.rawValue)
    letter(measurement.rawValue)
    for muscle in primary.all { letter(muscle.rawValue) }
    for muscle in secondary.all { letter(muscle.rawValue + 26) }
    if isKnown { text.append(UInt8(ascii: "+")) }
    text.append(UInt8(ascii: "\t"))
    for (index, alias) in aliases.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ";")) }
      text.append(contentsOf: alias.utf8)
    }
    if ref.text != ExerciseBank.slug(name) {
      text.append(UInt8(ascii: "\t"))
      text.append(contentsOf: ref.text.utf8)
    }
    text.append(UInt8(ascii: "\n"))
  }
}
