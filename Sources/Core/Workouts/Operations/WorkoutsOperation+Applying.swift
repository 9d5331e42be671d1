import Kernel

extension WorkoutsOperation {
  /// What is about something that isn't there changes nothing. `id` is the operation's.
  package func apply(to mine: inout MyWorkouts, id: String) {
    switch self {
    case .workoutAdded(let name, let position, let supersets):
      var workout = Workout(name: name, supersets: supersets)
      workout.id = id
      workout.position = position
      mine.place(workout)
    case .workoutRenamed(let workout, let name):
      mine.change(workout) { $0.name = name }
    case .workoutMoved(let workout, let position):
      guard var moved = mine.workout(workout) else { return }
      mine.workouts.removeAll { $0.id == workout }
      moved.position = position
      mine.place(moved)
    case .workoutRemoved(let workout):
      mine.workouts.removeAll { $0.id == workout }
    case .supersetChanged(let workout, let superset, let change):
      mine.change(workout) { $0.apply(change, to: superset) }
    case .exerciseAdded(let workout, let superset, let position, let exercise, let measure, let unit):
      let slot = Slot(id: id, position: position, exercise: exercise)
      mine.change(workout) { $0.add(slot, to: superset, measure, unit) }
    case .ownExerciseAdded(let exercise):
      if mine.ownExercise(exercise.id) == nil { mine.ownExercises.append(exercise) }
    case .ownExerciseChanged(let exercise):
      guard let index = mine.ownExercises.firstIndex(where: { $0.id == exercise.id }) else { return }
      mine.ownExercises[index] = exercise
    case .ownExerciseRemoved(let exercise):
      mine.ownExercises.removeAll { $0.id == exercise }
    case .started(let workout, let name, let time):
      let plan = mine.workout(workout)?.supersets ?? []
      mine.log([LoggedWorkout(id: id, name: name, started: time, workout: workout, plan: plan)])
    case .setDone(let logged, let done):
      mine.changeLogged(logged) { $0.put(done) }
    case .setCleared(let logged, let place):
      mine.changeLogged(logged) { $0.clear(place) }
    case .rested(let logged, let until):
      mine.changeLogged(logged) { if $0.isRunning { $0.restUntil = until } }
    case .finished(let logged, let time):
      mine.changeLogged(logged) { $0.finish(at: time) }
    case .loggedRemoved(let logged):
      mine.log.removeAll { $0.id == logged }
    case .imported(let many):
      mine.log(many)
    case .unitChosen(let unit):
      mine.unit = unit
    case .rackChosen(let rack):
      mine.rack = rack
    }
  }
}

extension MyWorkouts {
  fileprivate mutating func place(_ workout: Workout) {
    if self.workout(workout.id) != nil { return }
    workouts.insert(workout, at: workout.rank.place(in: workouts.map { $0.rank }))
  }

  fileprivate mutating func change(_ id: String, _ body: (inout Workout) -> Void) {
    guard let index = workouts.firstIndex(where: { $0.id == id }) else { return }
    body(&workouts[index])
  }

  fileprivate mutating func changeLogged(_ id: String, _ body: (inout LoggedWorkout) -> Void) {
    guard let index = log.firstIndex(where: { $0.id == id }) else { return }
    body(&log[index])
  }

  /// In their places by time: a file brings thousands, in whichever order.
  fileprivate mutating func log(_ many: [LoggedWorkout]) {
    let log = log
    let new = met.new(many.map { $0.id }) { log.map { $0.id } }
    var taken = Places<String>()
    let fresh = many.filter { new.contains($0.id) && taken.add($0.id).isNew }
    self.log.merge(fresh) { LoggedWorkout.precedes($0, $1) }
  }
}

extension Workout {
  fileprivate mutating func apply(_ change: SupersetChange, to superset: String) {
    switch change {
    case .position(let position):
      guard var moved = self.superset(superset) else { return }
      supersets.removeAll { $0.id == superset }
      moved.position = position
      place(moved)
    case .slotRemoved(let slot):
      self.change(superset) { $0.remove(slot) }
      supersets.removeAll { $0.slots.isEmpty }
    default:
      self.change(superset) { $0.apply(change) }
    }
  }

  /// A superset that was removed meanwhile comes back with the exercise that was put into it, at the end.
  fileprivate mutating func add(_ slot: Slot, to superset: String?, _ measure: Measure, _ unit: Weight.Unit) {
    if let superset, self.superset(superset) != nil {
      change(superset) { $0.add(slot, measure: measure, unit) }
      return
    }
    let set = ExerciseSet(measure: measure, weight: Weight(thousandths: 0, unit))
    let position = superset == nil ? slot.position : self.position(for: nil, at: supersets.count)
    place(
      Superset(id: superset ?? slot.id, position: position, slots: [slot], rounds: [Round(sets: [set])]))
  }

  private mutating func place(_ superset: Superset) {
    if self.superset(superset.id) != nil { return }
    supersets.insert(superset, at: superset.rank.place(in: supersets.map { $0.rank }))
  }
}

extension Superset {
  fileprivate mutating func apply(_ change: SupersetChange) {
    switch change {
    case .rounds(let count): setRounds(count)
    case .rest(let round, let seconds): setRest(seconds, round: round)
    case .shortRest(let seconds): shortRest = seconds
    case .slotMoved(let slot, let position): move(slot, to: position)
    case .slotReplaced(let slot, let exercise, let measure): replace(slot, by: exercise, measure)
    case .set(let slot, let round, let change): self.change(slot, round: round, change)
    case .position, .slotRemoved: return
    }
  }
}

extension LoggedWorkout {
  /// A set that was done before keeps its place among the others.
  fileprivate mutating func put(_ done: DoneSet) {
    if let index = sets.firstIndex(where: { $0.place == done.place }) {
      sets[index] = done
    } else {
      sets.append(done)
      restUntil = nil
    }
  }

  fileprivate mutating func clear(_ place: SetPlace) {
    sets.removeAll { $0.place == place }
    restUntil = nil
  }

  fileprivate mutating func finish(at time: Instant) {
    finished = time
    plan = []
    restUntil = nil
  }
}
