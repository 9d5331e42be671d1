import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training

@Suite("A workout as a link")
struct LinkTests {
  private static let bank = Result { try BankFile.bank() }

  @Test("brings the same workout, own exercises and all", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomShare(seed: seed)
    let shared = random.workout(try Self.bank.get().exercises)
    #expect(try SharedWorkout(fragment: shared.fragment) == shared)
  }

  @Test(
    "is found in what was said around it",
    arguments: [
      ("https://a.example/workouts/shared#1abc-_", "1abc-_"), ("a.example/workouts/shared#1abc", "1abc"),
      ("Try this: http://127.0.0.1:8080/workouts/shared#1abc.\nSee you!", "1abc"), ("/workouts/shared#", ""),
    ])
  func found(text: String, fragment: String) {
    #expect(SharedWorkout.fragment(in: text) == fragment)
    #expect(SharedWorkout.fragment(in: "#1abc, A. Plank, 3 × 10") == nil)
  }

  @Test("of ten supersets has at most 1,500 characters, each round another weight")
  func short() throws {
    let exercises = try Self.bank.get().exercises
    var supersets: [Superset] = []
    for number in 0..<10 {
      var rounds: [Round] = []
      for round in 0..<4 {
        rounds.append(
          Round(sets: [Plan.set(12 - round, 20 + Double(round) * 2.5), Plan.set(10, 42.5)], rest: 90 + number))
      }
      supersets.append(
        Superset(
          slots: [Slot(exercise: exercises[number * 37].ref), Slot(exercise: exercises[500 + number * 41].ref)],
          rounds: rounds))
    }
    let shared = SharedWorkout(Workout(name: "Ten supersets for Thursday evening", supersets: supersets), own: [])
    #expect(shared.fragment.utf8.count <= 1000, "\(shared.fragment.utf8.count)")
    #expect(try SharedWorkout(fragment: shared.fragment) == shared)
  }

  @Test("of 2,000 rounds is still a link")
  func huge() throws {
    let superset = Plan.superset(["plank"], [[(Int, Double)]](repeating: [(10, 20)], count: 100))
    let shared = SharedWorkout(
      Workout(name: "Huge", supersets: [Superset](repeating: superset, count: 20)), own: [])
    #expect(shared.workout.supersets.map { $0.rounds.count * $0.slots.count }.reduce(0, +) == 2000)
    #expect(try SharedWorkout(fragment: shared.fragment) == shared)
  }

  @Test("cut off or with any character changed is refused, never another workout")
  func damaged() throws {
    var random = RandomShare(seed: 3)
    let exercises = try Self.bank.get().exercises
    var shared = random.workout(exercises)
    while shared.workout.supersets.count != 2 { shared = random.workout(exercises) }
    let text = Array(shared.fragment.utf8)
    for count in text.indices {
      #expect(throws: ShareError.self) { try SharedWorkout(fragment: String(decoding: text[..<count], as: UTF8.self)) }
    }
    for place in text.indices {
      for letter in "AQz09-_=%é".utf8 where letter != text[place] {
        var changed = text
        changed[place] = letter
        let read = try? SharedWorkout(fragment: String(decoding: changed, as: UTF8.self))
        // A few bits behind the last byte mean nothing.
        #expect(read == nil || place == text.count - 1 && read == shared)
      }
    }
  }

  @Test("of any bits at all is refused, or is a workout that makes a link again")
  func hostile() throws {
    var random = SeededRandom(seed: 17)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    for _ in 0..<3000 {
      var text: [UInt8] = [UInt8(ascii: "1")]
      for _ in 0..<Int.random(in: 0...120, using: &random) { text.append(letters.randomElement(using: &random) ?? 65) }
      // Past the checksum, too.
      for read in [try? SharedWorkout(fragment: String(decoding: text, as: UTF8.self)), try? SharedWorkout(bits: text)]
      {
        if let read { #expect(try SharedWorkout(fragment: read.fragment) == read) }
      }
    }
  }

  @Test(
    "says why it is none",
    arguments: [
      ("", .empty), ("2AAAA", .newer), ("hello", .notAWorkout), ("1", .damaged), ("1AAAA", .damaged),
      ("1A A", .damaged),
    ] as [(String, ShareError)])
  func refused(text: String, error: ShareError) {
    #expect(throws: error) { try SharedWorkout(fragment: text) }
  }

  @Test("too long to be one is not read")
  func tooLong() {
    #expect(throws: ShareError.tooLarge) { try SharedWorkout(fragment: String(repeating: "1", count: 1_000_000)) }
  }
}
