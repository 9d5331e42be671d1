import Exercises
import Kernel
import Sharing
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("What comes from elsewhere, as operations")
struct TakingTests {
  private static let names = Result { ExerciseNames(try BankFile.bank(), own: []) }

  private func read(_ text: String, into mine: MyWorkouts = MyWorkouts()) throws -> WorkoutImport {
    var reading = try WorkoutImport(
      csv: text, try Self.names.get(), having: mine.log.map { $0.id }, unit: .kilograms, zone: .utc,
      now: Instant(seconds: 4_102_444_800))
    while !reading.isDone { try reading.advance(by: 1000) }
    return reading
  }

  @Test("a shared workout adds the exercises that its reader lacks, then itself")
  func adding() {
    let mine = OwnExercise(id: "sled-walk", name: "Sled Walk", measure: .metres)
    let superset = Superset(
      slots: [Slot(exercise: .own("sled-walk"))], rounds: [Round(sets: [ExerciseSet(amount: 40, measure: .metres)])])
    let shared = SharedWorkout(Workout(name: "Sled", supersets: [superset]), own: [mine])
    var reader = MyWorkouts()
    for (index, operation) in shared.adding(to: reader, at: "a0").enumerated() {
      operation.apply(to: &reader, id: "r-\(index)")
    }
    #expect(reader.ownExercises == [mine])
    #expect(reader.workouts.map { $0.name } == ["Sled"])
    #expect(reader.workouts[0].supersets == shared.workout.supersets)
    #expect(shared.adding(to: reader, at: "a1").count == 1)
  }

  @Test("a file of done workouts fills the log once; read again it stores nothing")
  func twice() throws {
    let text = Exports.strong + Exports.strong.replacingPushDay()
    var mine = MyWorkouts()
    for (index, operation) in try read(text).operations.enumerated() { operation.apply(to: &mine, id: "i-\(index)") }
    #expect(mine.log.count == 3 && mine.ownExercises.count == 1)
    #expect(try read(text, into: mine).operations.isEmpty)
  }

  @Test("each record fits the journal, and reads back as it was written, however long a workout is")
  func records() throws {
    var text = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
    for row in 0..<6000 {
      let day = row < 3000 ? 10 : 11 + row / 40 % 17
      text += "2026-01-\(day) 18:00:00,W,Exercise \(row % 70),\(row),1234.567,1000\n"
    }
    let read = try read(text)
    #expect(read.faults.shown.contains { $0.reason == .tooMany })
    for operation in read.operations {
      #expect(operation.fields.text.utf8.count < 65_536)
      #expect(WorkoutsOperation(kind: operation.kind, fields: try JSON.parse(operation.fields.text)) == operation)
    }
  }

  @Test("of a file cut anywhere or with bytes changed, what is stored is what was read")
  func hostile() throws {
    var random = SeededRandom(seed: 4180)
    let marks = Array("\",;\n\r\t-.0123456789eW \u{FEFF}é".utf8)
    for text in [Exports.strong, Exports.hevy] {
      let bytes = Array(text.utf8)
      for count in stride(from: 0, to: bytes.count, by: 7) {
        _ = try? read(String(decoding: bytes[..<count], as: UTF8.self))
      }
      for _ in 0..<200 {
        var broken = bytes
        for _ in 0...Int.random(in: 0...6, using: &random) {
          broken[Int.random(in: broken.indices, using: &random)] = marks.randomElement(using: &random) ?? 0
        }
        guard let read = try? read(String(decoding: broken, as: UTF8.self)) else { continue }
        var mine = MyWorkouts()
        for operation in read.operations {
          #expect(WorkoutsOperation(kind: operation.kind, fields: try JSON.parse(operation.fields.text)) == operation)
          operation.apply(to: &mine, id: "x-1")
        }
        #expect(mine.log.count == read.workouts.count)
      }
    }
  }
}
