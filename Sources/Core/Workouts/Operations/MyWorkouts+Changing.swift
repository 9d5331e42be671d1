import Exercises
import Kernel
import Training

/// What several operations do.
extension MyWorkouts {
  /// In its place by position. One whose id is there already changes nothing.
  mutating func place(_ workout: Workout) {
    if self.workout(workout.id) != nil { return }
    workouts.insert(workout, at: workout.rank.place(in: workouts.map { $0.rank }))
  }

  /// Nothing where the workout is gone.
  mutating func change(_ id: String, _ body: (inout Workout) -> Void) {
    guard let index = workouts.firstIndex(where: { $0.id == id }) else { return }
    body(&workouts[index])
  }

  mutating func changeLogged(_ id: String, _ body: (inout LoggedWorkout) -> Void) {
    guard let index = log.firstIndex(where: { $0.id == id }) else { return }
    body(&log[index])
  }

  mutating func changeOwn(_ id: String, _ body: (inout OwnExercise) -> Void) {
    guard let index = ownExercises.firstIndex(where: { $0.id == id }) else { return }
    body(&ownExercises[index])
  }

  /// In the place of the one of its unit; kilograms first.
  mutating func keep(_ rack: Rack) {
    if let index = racks.firstIndex(where: { $0.bar.unit == rack.bar.unit }) {
      racks[index] = rack
    } else {
      racks.insert(rack, at: rack.bar.unit == .kilograms ? 0 : racks.count)
    }
  }

  /// In their places by time: a file brings thousands, in whichever order.
  mutating func log(_ many: [LoggedWorkout]) {
    let log = log
    let new = met.new(many.map { $0.id }) { log.map { $0.id } }
    var taken = Places<String>()
    let fresh = many.filter { new.contains($0.id) && taken.add($0.id).isNew }
    self.log.merge(fresh) { LoggedWorkout.precedes($0, $1) }
  }
}
