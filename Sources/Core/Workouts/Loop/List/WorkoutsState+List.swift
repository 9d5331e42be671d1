import Kernel
import Training

/// What the list of workouts holds beside the workouts.
struct ListState: Equatable {
  var isArranging = false
}

extension WorkoutsState {
  mutating func update(_ action: ListAction, _ surroundings: Surroundings, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .add: return add(words)
    case .remove(let id): return remove(id)
    case .arrange(let isOn):
      list.isArranging = isOn
      return []
    case .move(let move): return move.map { self.move($0, words) } ?? []
    case .start(let id): return start(id, surroundings, words)
    }
  }

  private func add(_ words: WorkoutsWords) -> [Effect] {
    guard let mine else { return [] }
    // Pressed twice, while the first was being stored: that one is open by now, and empty.
    if let workout, workout.supersets.isEmpty, workout.name.utf8.starts(with: words.newWorkout.utf8) {
      return [.focus(selector: "#name")]
    }
    var name = words.newWorkout
    var number = 1
    while mine.workouts.contains(where: { $0.name == name }) {
      number += 1
      name = words.newWorkout + " " + String(number)
    }
    return [
      append(
        .workoutAdded(
          WorkoutAdded(name: name, position: mine.position(for: nil, at: mine.workouts.count), supersets: [])))
    ]
  }

  private mutating func remove(_ id: String) -> [Effect] {
    guard mine?.workout(id) != nil else { return [] }
    return (workout?.id == id ? go(to: .list) + [.focus(selector: "#title")] : []) + [
      append(.workoutRemoved(WorkoutRemoved(workout: id)))
    ]
  }

  private func move(_ move: Move, _ words: WorkoutsWords) -> [Effect] {
    guard let mine, move.from != move.to, mine.workouts.indices.contains(move.from),
      mine.workouts.indices.contains(move.to)
    else { return [] }
    let moved = mine.workouts[move.from]
    return mine.moves(of: moved.id, to: move.to).map {
      append(.workoutMoved(WorkoutMoved(workout: $0.id, position: $0.position)))
    } + [.announce(words.didMoveTo(moved.name, place: move.to + 1, count: mine.workouts.count))]
  }

  /// Where one is running already it goes on. What was typed into it and refused is not passed over.
  private mutating func start(_ id: String, _ surroundings: Surroundings, _ words: WorkoutsWords) -> [Effect] {
    guard let workout = mine?.workout(id), !workout.supersets.isEmpty else { return [] }
    if let refusal { return [.focus(selector: "#" + refusal.field), .announce(words.enter(refusal.wanted))] }
    if running != nil { return go(to: .running) + [.focus(selector: "#title")] }
    return [append(.started(Started(workout, at: surroundings.device)))]
  }
}
