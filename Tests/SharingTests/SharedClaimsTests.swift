import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training

@Suite("What is said of a workout that comes from elsewhere")
struct SharedClaimsTests {
  private static let names = Result { ExerciseNames(try BankFile.bank(), own: []) }

  private func read(_ text: String) throws -> SharedWorkout {
    try SharedWorkout(text: text, try Self.names.get(), unit: .kilograms, unnamed: "New workout")
  }

  @Test("a weight below zero is refused with its line, not read as one above", arguments: ["-5 kg", "−5 kg", "-5kg"])
  func belowZero(weight: String) {
    #expect(throws: ShareError.negative(2)) { try read("Plank, 3 × 10\nPull-Up, 3 x 10, \(weight)") }
    #expect(throws: ShareError.negative(1)) { try read("Pull-Up, 3 x 10, \(weight)") }
  }

  @Test("a dash before a weight is no sign", arguments: ["Pull-Up, 3 x 10 - 5 kg", "Pull-Up 3 x 8-12, 5 kg"])
  func dash(line: String) throws {
    #expect(try read(line).workout.supersets[0].rounds[0].sets[0].weight.plain == "5")
  }

  @Test("of two short rests in a superset of three the first one holds")
  func shortRest() throws {
    let shared = try read(
      "A1. Plank, 2 × 10, rest 0:20\nA2. Pull-Up, 2 × 8, rest 0:40\nA3. Barbell Curl, 2 × 8, rest 2:00")
    #expect(shared.workout.supersets[0].shortRest == 20 && shared.workout.supersets[0].rounds[0].rest == 120)
  }

  @Test("more exercises than anybody plans are refused")
  func many() throws {
    func plan(_ slots: Int) -> SharedWorkout {
      let one = Plan.superset(["plank", "bench", "row", "dip", "curl"], [[(1, 1), (1, 1), (1, 1), (1, 1), (1, 1)]])
      return SharedWorkout(
        Workout(name: "Long", supersets: [Superset](repeating: one, count: slots / 5)), own: [])
    }
    #expect(try SharedWorkout(fragment: plan(500).fragment).workout.supersets.count == 100)
    #expect(throws: ShareError.tooLarge) { try SharedWorkout(fragment: plan(505).fragment) }
    #expect(throws: ShareError.tooLarge) { try SharedWorkout(json: plan(505).json) }
  }
}
