import Kernel

/// All exercises that come with Pocketful, by name: what `Web/exercises.facts` holds.
package struct ExerciseBank: Equatable, Sendable {
  package let exercises: [Exercise]
  private let ids: Places<String>

  /// Before the file has come.
  package static let none = ExerciseBank()

  private init() {
    exercises = []
    ids = Places()
  }

  /// Each id once, in the order of `exercises`.
  init(_ exercises: [Exercise], _ ids: Places<String>) {
    self.exercises = exercises
    self.ids = ids
  }

  package var isEmpty: Bool { exercises.isEmpty }

  package func exercise(_ id: String) -> Exercise? { ids.place(of: id).map { exercises[$0] } }

  /// Also one of the person's own; nil where neither has it, as before the file has come.
  package func exercise(_ ref: ExerciseRef, own: [OwnExercise]) -> Exercise? {
    switch ref {
    case .bank(let id): return exercise(id)
    case .own(let id):
      for exercise in own where exercise.id == id { return Exercise(exercise) }
      return nil
    }
  }

  package static func == (a: ExerciseBank, b: ExerciseBank) -> Bool { a.exercises == b.exercises }
}
