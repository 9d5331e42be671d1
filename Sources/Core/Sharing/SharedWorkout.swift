package import Exercises
import Kernel
package import Training

/// A workout on its way to somebody: the plan, and what is to be known of the sender's own exercises in it. What a link,
/// a text or a file brings, and what they are made of.
package struct SharedWorkout: Equatable, Sendable {
  /// Without a place in anybody's list: see `Workout.init(name:supersets:)`.
  package let workout: Workout
  /// Each one that the workout needs, in the order in which it does.
  package let own: [OwnExercise]

  /// More than anybody plans; what is larger isn't read.
  package static let mostSupersets = 200
  package static let mostSets = 3000
  /// Exercises, each as often as it stands in the plan.
  package static let mostSlots = 500
  /// Bytes of a name.
  package static let longestName = 200

  /// `own` may have more than are needed. An exercise of its own that nobody knows any more keeps its id as name.
  package init(_ workout: Workout, own: [OwnExercise]) {
    var needed: [OwnExercise] = []
    var known = Places<String>()
    for exercise in own { known.add(exercise.id) }
    // By place in `known`: the first of one id counts.
    var places: [Int] = []
    for (index, exercise) in own.enumerated() where known.place(of: exercise.id) == places.count {
      places.append(index)
    }
    var taken = Places<String>()
    var supersets: [Superset] = []
    for superset in workout.supersets {
      var slots: [Slot] = []
      for slot in superset.slots {
        guard case .own(let id) = slot.exercise else {
          slots.append(slot)
          continue
        }
        var exercise = known.place(of: id).map { own[places[$0]] } ?? OwnExercise(id: id, name: id)
        let ref = ExerciseRef.own(named: exercise.name)
        slots.append(Slot(exercise: ref))
        exercise.id = ref.text.dropPlus
        if taken.add(exercise.id).isNew { needed.append(exercise) }
      }
      supersets.append(Superset(slots: slots, rounds: superset.rounds, shortRest: superset.shortRest))
    }
    self.workout = Workout(name: workout.name, supersets: supersets)
    self.own = needed
  }
}

extension String {
  /// An own exercise's id, of the form that journals keep.
  fileprivate var dropPlus: String { String(decoding: Array(utf8.dropFirst()), as: UTF8.self) }
}
