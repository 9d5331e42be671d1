import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training

@Suite("A workout as JSON")
struct ShareJSONTests {
  private static let bank = Result { try BankFile.bank() }

  @Test("brings the same workout, own exercises and all", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomShare(seed: seed)
    let shared = random.workout(try Self.bank.get().exercises)
    #expect(try SharedWorkout(json: shared.json) == shared)
    #expect(try SharedWorkout(json: "\u{FEFF}" + shared.json) == shared)
  }

  @Test(
    "says why it is none",
    arguments: [
      ("", .empty), ("{", .notAWorkout), ("{}", .notAWorkout), ("[]", .notAWorkout),
      ("{\"pocketful\":\"workout\",\"version\":2}", .newer),
      ("{\"pocketful\":\"workout\",\"version\":0}", .notAWorkout),
      ("{\"pocketful\":\"workout\",\"version\":1}", .damaged),
      ("{\"pocketful\":\"workout\",\"version\":1,\"name\":\" \",\"supersets\":[]}", .damaged),
      ("{\"pocketful\":\"workout\",\"version\":1,\"name\":\"A\",\"supersets\":[{}]}", .damaged),
      (
        "{\"pocketful\":\"workout\",\"version\":1,\"name\":\"A\",\"supersets\":[{\"exercises\":[\"plank\"],"
          + "\"rounds\":[{\"sets\":[]}]}]}", .damaged
      ),
      (String(repeating: " ", count: 1_048_577), .tooLarge),
    ] as [(String, ShareError)])
  func refused(text: String, error: ShareError) {
    #expect(throws: error) { try SharedWorkout(json: text) }
  }

  @Test("what may be left out has its usual value")
  func usual() throws {
    let read = try SharedWorkout(
      json: """
        {"pocketful":"workout","version":1,"name":"A","supersets":[{"exercises":["plank"],"rounds":[{"sets":[{}]}]}]}
        """)
    #expect(
      read.workout.supersets
        == SharedWorkout(
          Workout(
            name: "A",
            supersets: [Superset(slots: [Slot(exercise: .bank("plank"))], rounds: [Round(sets: [ExerciseSet()])])]),
          own: []
        ).workout.supersets)
  }

  @Test("cut anywhere or with bytes changed never traps")
  func hostile() throws {
    var random = RandomShare(seed: 8)
    var noise = SeededRandom(seed: 9)
    let exercises = try Self.bank.get().exercises
    var text = Array(random.workout(exercises).json.utf8)
    while text.count < 500 { text = Array(random.workout(exercises).json.utf8) }
    text = Array(text.prefix(6000))
    for count in stride(from: 0, to: text.count, by: 11) {
      _ = try? SharedWorkout(json: String(decoding: text[..<count], as: UTF8.self))
    }
    let marks = Array("{}[]\",:0129-.+e tfn".utf8)
    for _ in 0..<1000 {
      var broken = text
      for _ in 0...Int.random(in: 0...3, using: &noise) {
        broken[Int.random(in: broken.indices, using: &noise)] = marks.randomElement(using: &noise) ?? 0
      }
      guard let read = try? SharedWorkout(json: String(decoding: broken, as: UTF8.self)) else { continue }
      #expect(try SharedWorkout(json: read.json) == read)
    }
  }
}
