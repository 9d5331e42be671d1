import Exercises
import Kernel
import Languages
import TestSupport
import Testing

@Suite("The bank of exercises")
struct ExerciseBankTests {
  @Test("that browsers load is made of the table that people edit")
  func made() throws {
    let bank = try ExerciseBank(table: try BankFile.table())
    // The program does it: `swift run facts exercises`.
    #expect(try BankFile.facts() == bank.facts)
    #expect(try BankFile.bank() == bank)
  }

  @Test("has at least 850 exercises, with each muscle, equipment, level, category and measurement among them")
  func covered() throws {
    let all = try BankFile.bank().exercises
    #expect(all.count >= 850)
    for muscle in Muscle.allCases { #expect(all.contains { $0.primary.contains(muscle) }, "\(muscle)") }
    for equipment in Equipment.allCases { #expect(all.contains { $0.equipment == equipment }, "\(equipment)") }
    for level in Level.allCases { #expect(all.contains { $0.level == level }) }
    for category in Category.allCases { #expect(all.contains { $0.category == category }) }
    for measurement in Measurement.allCases { #expect(all.contains { $0.measurement == measurement }) }
    for exercise in all { #expect(!exercise.primary.isEmpty, "\(exercise.name)") }
  }

  @Test("knows of each whether it moves one joint or several, where that is known")
  func mechanics() throws {
    let bank = try BankFile.bank()
    func mechanic(_ id: String) -> Mechanic? { bank.exercise(id)?.mechanic }
    #expect(mechanic("barbell-bench-press") == .compound && mechanic("barbell-curl") == .isolation)
    #expect(bank.exercise("90-90-hip-stretch") != nil && mechanic("90-90-hip-stretch") == nil)
    for mechanic in Mechanic.allCases { #expect(bank.exercises.contains { $0.mechanic == mechanic }) }
  }

  @Test("names each exercise once, and finds each by its id")
  func names() throws {
    let bank = try BankFile.bank()
    var known = Places<String>()
    for exercise in bank.exercises {
      #expect(known.add(String(decoding: Folding.folded(exercise.name), as: UTF8.self)).isNew, "\(exercise.name)")
      #expect(bank.exercise(exercise.ref.text) == exercise)
    }
    #expect(bank.exercise("no-such") == nil)
    #expect(ExerciseBank.none.isEmpty && ExerciseBank.none.exercise("plank") == nil)
  }

  @Test("knows the person's own beside its own")
  func own() throws {
    let own = [OwnExercise(id: "a-1", name: "Mine", measure: .seconds, primary: [.neck], equipment: "band")]
    let bank = try BankFile.bank()
    let mine = bank.exercise(.own("a-1"), own: own)
    #expect(mine?.name == "Mine" && mine?.equipment == .band && mine?.measurement.measure == .seconds)
    #expect(mine?.primary.all == [.neck])
    #expect(bank.exercise(.own("a-2"), own: own) == nil)
    #expect(bank.exercise(.bank("plank"), own: own)?.measurement == .time)
  }

  @Test(
    "refuses a file with a fault, and says where",
    arguments: [
      ("", 1, .notABank), ("pocketful exercises 2\n", 1, .notABank),
      ("pocketful exercises 1\nPlank\taaaaaa", 2, .tooManyFields),
      ("pocketful exercises 1\nPlank\taaaaaa\t\t\t", 2, .tooManyFields),
      ("pocketful exercises 1\n\n#\n\taaaaaa\t", 4, .badText), ("pocketful exercises 1\n?\taaaaaa\t", 2, .badText),
      ("pocketful exercises 1\nPlank\taaaaa\t", 2, .badFact), ("pocketful exercises 1\nPlank\taaaaa-\t", 2, .badFact),
      ("pocketful exercises 1\nPlank\tZaaaaa\t", 2, .badFact), ("pocketful exercises 1\nPlank\taaaaaaz\t", 2, .badFact),
      ("pocketful exercises 1\nPlank\taaaaaa\t\t+a", 2, .badText),
      ("pocketful exercises 1\nPlank\taaaaaa\t\nplank\taaaaaa\t", 3, .duplicate("plank")),
      (
        "pocketful exercises 1\nPlank\taaaaaa\t" + String(repeating: "a;", count: 31), 2, .badText
      ),
      ("pocketful exercises 1\n" + String(repeating: "a", count: 121) + "\taaaaaa\t", 2, .badText),
    ] as [(String, Int, BankError.Reason)])
  func faults(text: String, line: Int, reason: BankError.Reason) {
    #expect(throws: BankError(line: line, reason: reason)) { try ExerciseBank(facts: Array(text.utf8)) }
  }

  @Test("refuses what is too large")
  func large() {
    #expect(throws: BankError(line: 0, reason: .tooLarge)) {
      try ExerciseBank(facts: [UInt8](repeating: 0x0A, count: 2 << 20))
    }
    var text = "pocketful exercises 1\n"
    for number in 0..<5001 { text += "E\(number)\taaaaaa\t\n" }
    #expect(throws: BankError(line: 5002, reason: .tooManyExercises)) { try ExerciseBank(facts: Array(text.utf8)) }
  }

  @Test("cut anywhere or with bytes changed never traps, and what is read can be written and read again")
  func hostile() throws {
    let bytes = Array(try BankFile.facts().utf8.prefix(1500))
    for count in bytes.indices { _ = try? ExerciseBank(facts: Array(bytes[..<count])) }
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      var broken = bytes
      for _ in 0...Int.random(in: 0...3, using: &random) {
        broken[Int.random(in: 22..<broken.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let bank = try? ExerciseBank(facts: broken) else { continue }
      #expect(try ExerciseBank(facts: Array(bank.facts.utf8)) == bank)
    }
  }

  @Test("is spoken of in French")
  func french() {
    let words = BankWords(.fr)
    #expect(words.muscle(.calves) == "mollets" && words.equipment(.dumbbell) == "haltère")
    #expect(BankWords(.es).muscle(.calves) == "pantorrillas" && BankWords(.es).level(.beginner) == "principiante")
    for equipment in Equipment.allCases { #expect(Equipment(word: equipment.word) == equipment) }
    #expect(Equipment(word: "spoon") == nil)
  }

  @Test("is kept under the words of its source, whose order is that of the cases")
  func words() {
    #expect(Equipment.smithMachine.word == "smith machine" && Equipment.gluteHamDeveloper.word == "GHD")
    #expect(Muscle.hipFlexors.word == "hip flexors" && Muscle.triceps.word == "triceps")
    #expect(Force.hold.word == "static" && Mechanic.isolation.word == "isolation" && Level.expert.word == "expert")
    #expect(Category.technique.word == "technique" && Measurement.distance.word == "distance and time")
    for (words, count) in [
      (Equipment.words, Equipment.allCases.count), (Muscle.words, Muscle.allCases.count),
      (Force.words, Force.allCases.count), (Mechanic.words, Mechanic.allCases.count),
      (Level.words, Level.allCases.count), (Category.words, Category.allCases.count),
      (Measurement.words, Measurement.allCases.count),
    ] {
      #expect(!words[count - 1].isEmpty && words[count].isEmpty)
    }
  }
}
