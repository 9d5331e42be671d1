import Exercises
import Kernel
import Languages
import Sharing
import TestSupport
import Testing
import Training

@Suite("A workout as text")
struct TextTests {
  private static let bank = Result { try BankFile.bank() }

  private static let names = bank.map { ExerciseNames($0, own: []) }

  private func read(_ text: String) throws -> SharedWorkout {
    try SharedWorkout(text: text, try Self.names.get(), unit: .kilograms, unnamed: "New workout")
  }

  /// "2: overhead 10×20 10×20 | …; rest 90" of each superset.
  private func said(_ shared: SharedWorkout) -> [String] {
    shared.workout.supersets.map { superset in
      superset.exercises.joined(separator: "+") + ": " + superset.said.joined(separator: " | ")
        + " rest \(superset.rounds[0].rest)"
    }
  }

  @Test("is one line an exercise, with the superset's letter in front")
  func written() throws {
    let superset = Superset(
      slots: [Slot(exercise: .bank("pull-up")), Slot(exercise: .bank("plank"))],
      rounds: [
        Round(sets: [Plan.set(8, 0), ExerciseSet(amount: 60, measure: .seconds)], rest: 120),
        Round(sets: [Plan.set(6, 5), ExerciseSet(amount: 45, measure: .seconds)], rest: 120),
      ])
    let single = Plan.superset(["standing-military-press"], [[(Int, Double)]](repeating: [(10, 20)], count: 3))
    let shared = SharedWorkout(Workout(name: "Push day", supersets: [single, superset]), own: [])
    #expect(
      shared.text(try Self.bank.get(), .en) == """
        Push day
        A. Standing Military Press, 3 × 10, 20 kg, rest 1:30
        B1. Pull-Up, 2 × 8/6, 0/5 kg, rest 0:15
        B2. Plank, 2 × 60 s/45 s, rest 2:00

        """)
    #expect(shared.text(try Self.bank.get(), .fr).contains("0/5 kg, repos 0:15"))
  }

  @Test("has no weight where none is lifted, and reads one of nothing as before", arguments: Weight.Unit.allCases)
  func bodyweight(unit: Weight.Unit) throws {
    let set = ExerciseSet(amount: 5, weight: Weight(thousandths: 0, unit))
    let plan = Superset(
      slots: [Slot(exercise: .bank("pull-up"))], rounds: [Round](repeating: Round(sets: [set]), count: 3))
    let text = SharedWorkout(Workout(name: "Pull", supersets: [plan]), own: []).text(try Self.bank.get(), .en)
    #expect(text == "Pull\nA. Pull-Up, 3 × 5, rest 1:30\n")
    for text in [text, "Pull\nA. Pull-Up, 3 × 5, 0 \(unit.symbol), rest 1:30\n"] {
      let again = try SharedWorkout(text: text, try Self.names.get(), unit: unit, unnamed: "New workout")
      #expect(again.workout.supersets[0].rounds.map { $0.sets } == [[set], [set], [set]])
    }
  }

  /// A text says no unit of what weighs nothing in any round.
  private func unitless(_ shared: SharedWorkout) -> Workout {
    var supersets: [Superset] = []
    for superset in shared.workout.supersets {
      var rounds: [Round] = []
      for round in superset.rounds {
        var sets = round.sets
        for place in sets.indices where superset.rounds.allSatisfy({ $0.sets[place].weight.thousandths == 0 }) {
          sets[place].weight = Weight()
        }
        rounds.append(Round(sets: sets, rest: round.rest))
      }
      supersets.append(Superset(slots: superset.slots, rounds: rounds, shortRest: superset.shortRest))
    }
    return Workout(name: shared.workout.name, supersets: supersets)
  }

  @Test("pastes back exactly, in every language", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomShare(seed: seed)
    let shared = random.workout(try Self.bank.get().exercises)
    for language in Language.all {
      let text = shared.text(try Self.bank.get(), language)
      let again = try read(text)
      if unitless(again) != unitless(shared) {
        Issue.record("\(text) became \(again.text(try Self.bank.get(), language))")
      }
      #expect(again.own.map { $0.name } == shared.own.map { $0.name })
    }
  }

  @Test("finds each exercise of the bank by its own name")
  func names() throws {
    let bank = try Self.bank.get()
    var text = ""
    for exercise in bank.exercises.prefix(200) { text += "A. \(exercise.name), 1 x 5\n" }
    let read = try read(text)
    #expect(read.workout.supersets.map { $0.slots[0].exercise } == bank.exercises.prefix(200).map { $0.ref })
  }

  @Test(
    "is read as people write it",
    arguments: [
      "A. Overhead press, 3 × 10, 20 kg, rest 1:30", "a) overhead press 3x10 20kg rest 90",
      "Overhead Press (Barbell): 3 X 10 @ 20 kg, 90 s", "- OHP, 3*10, 20kg, rest 90 sec", "1. ohp 3 sets of 10 @20kg",
      "• overhead press — 3x10x20 kg", "overhead press, 3×10/10/10, 20,0 kg, rest: 1.5 min",
      "Overhead press, 3 x 10, 10, 10, 20 kilos", "overhead press, 3 x 10 reps, 20", "Overhead press\t3 x 10-12\t20 kg",
      "A. Overhead press, 3\u{A0}×\u{A0}10, 20\u{202F}kg, repos 1:30", "ohp 3 x 10 20kg rpe 8",
    ])
  func variants(text: String) throws {
    #expect(said(try read(text)) == ["standing-military-press: 10×20 | 10×20 | 10×20 rest 90"])
  }

  @Test("keeps supersets, pounds, seconds, metres and kinds")
  func more() throws {
    let read = try read(
      """
      Thursday

      B1 bench press, 3 x 10 (warm-up)/8/6, 45/95/135 lb
      B2 plank, 3 x 1:00, rest 2:00
      C. Sled Pull, 2 x 40 m, 100 kg
      1a. pull ups 2 x max
      1b. dips 2 x 12
      D. Grandma's ride, 1 x 5 km
      """)
    #expect(read.workout.name == "Thursday")
    #expect(read.workout.supersets.map { $0.slots.count } == [2, 1, 2, 1])
    let bench = read.workout.supersets[0].rounds.map { $0.sets[0] }
    #expect(bench.map { $0.weight } == [45, 95, 135].map { Weight(thousandths: $0 * 1000, .pounds) })
    #expect(bench.map { $0.kind } == [.warmUp, .normal, .normal])
    #expect(read.workout.supersets[0].rounds.map { $0.rest } == [120, 120, 120])
    #expect(read.workout.supersets[0].rounds[1].sets[1] == ExerciseSet(amount: 60, measure: .seconds))
    #expect(read.workout.supersets[1].rounds[0].sets[0].measure == .metres)
    #expect(read.workout.supersets[2].rounds[0].sets[0].kind == .failure)
    #expect(read.own.map { $0.name } == ["Grandma's ride"])
    #expect(read.workout.supersets[3].rounds[0].sets[0] == ExerciseSet(amount: 5000, measure: .metres))
  }

  @Test(
    "says which line is no exercise, and why nothing can be read",
    arguments: [
      ("", .empty), (" \n\n", .empty), ("Push day\nA. Plank, 3 × 10\nhello\n", .line(3)),
      ("One\nTwo\nA. Plank, 3 × 10", .line(2)), ("A. Plank, 3 × 10\nB. Plank, 101 × 10", .line(2)),
      ("A. Plank, 3 × 10\nB. Plank, 0 × 10", .line(2)), ("A. Plank, 3 × 10\nPlank, 3 × 999999999999", .line(2)),
      (String(repeating: "a", count: 1_048_577), .tooLarge),
      (String(repeating: "A. Plank, 1 × 1\n", count: 201), .tooLarge),
    ] as [(String, ShareError)])
  func refused(text: String, error: ShareError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("cut anywhere or with letters changed never traps, and what is read can be written and read again")
  func hostile() throws {
    var random = SeededRandom(seed: 23)
    let bank = try Self.bank.get()
    let text = Array(
      "Day\nA1. Pull-Up, 3 × 10 (drop)/8 reps/1:00, 20/22,5 lb/kg, rest 1:30\nA2) \"x\\\"y\", 2x5 km\n".utf8)
    let marks = Array("0123456789.,:/()\"\\×x*-A1. \nkglbs rest\u{FEFF}é".utf8)
    for count in text.indices { _ = try? read(String(decoding: text[..<count], as: UTF8.self)) }
    for _ in 0..<60 {
      var broken = text
      for _ in 0...Int.random(in: 0...5, using: &random) {
        let place = Int.random(in: broken.indices, using: &random)
        broken[place] = marks.randomElement(using: &random) ?? 0
      }
      guard let shared = try? read(String(decoding: broken, as: UTF8.self)) else { continue }
      #expect(try unitless(read(shared.text(bank, .en))) == unitless(shared))
    }
  }
}
