import Exercises
import Kernel
import Training

/// What exercises are called, of the bank and of the person's own.
extension WorkoutsState {
  /// Nil for one of the bank before that has come, and for one that nobody here knows.
  func exercise(_ exercise: ExerciseRef) -> Exercise? {
    bank.bank.exercise(exercise, own: mine?.ownExercises ?? [])
  }

  /// Before the bank has come, or of an own one that was removed, the id says it well enough.
  func name(of ref: ExerciseRef) -> String {
    if let exercise = exercise(ref) { return exercise.name }
    let id =
      switch ref {
      case .bank(let id), .own(let id): id
      }
    return Self.name(of: id)
  }

  /// "Barbell Bench Press" of "barbell-bench-press", as the bank has most of them.
  private static func name(of id: String) -> String {
    var bytes = Array(id.utf8)
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "-") { bytes[index] = 0x20 }
      let isFirst = index == 0 || bytes[index - 1] == 0x20
      if isFirst, bytes[index] >= UInt8(ascii: "a"), bytes[index] <= UInt8(ascii: "z") { bytes[index] -= 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Its exercises' names with a plus between.
  func name(of superset: Superset, _ words: WorkoutsWords) -> String {
    var name = ""
    for slot in superset.slots { name += (name.isEmpty ? "" : " + ") + self.name(of: slot.exercise) }
    return name
  }

  /// Repetitions where the exercise is not known.
  func measure(of ref: ExerciseRef) -> Measure { exercise(ref)?.measurement.measure ?? .reps }
}
