import Exercises
import Kernel
import Training

/// A workout as its rows come in.
struct ImportedWorkout: Sendable {
  private let start: String
  private let end: String
  private let title: String
  private let started: Instant
  private let finished: Instant
  private var sets: [DoneSet] = []
  /// The export's own name of the superset, or "", and the exercises in it.
  private var supersets: [(name: String, slots: [ExerciseRef], rounds: [Int])] = []
  private var current = 0
  private var exercises: [ExerciseRef] = []

  /// A record of the journal has 64 KiB at most, and a workout goes into one.
  private static let mostSets = 900
  private static let mostExercises = 60

  init(start: String, title: String, end: String, _ started: Instant, finished: Instant) {
    self.start = start
    self.title = title
    self.end = end
    self.started = started
    self.finished = finished
  }

  /// Whether a row belongs to this workout, by its texts as they stand in the file.
  func isSame(_ start: String, _ title: String, _ end: String) -> Bool {
    start == self.start && title == self.title && end == self.end
  }

  /// False where it has too many already. Sets of one superset stand together by its name; without one, each run of one
  /// exercise is a superset of its own.
  mutating func add(_ exercise: ExerciseRef, _ set: ExerciseSet, superset: String) -> Bool {
    guard sets.count < Self.mostSets else { return false }
    if !exercises.contains(exercise) {
      guard exercises.count < Self.mostExercises else { return false }
      exercises.append(exercise)
    }
    place(exercise, superset)
    var slot = supersets[current].slots.firstIndex(of: exercise) ?? supersets[current].slots.count
    if slot == supersets[current].slots.count {
      supersets[current].slots.append(exercise)
      supersets[current].rounds.append(0)
    }
    let round = supersets[current].rounds[slot]
    supersets[current].rounds[slot] += 1
    slot += 1
    sets.append(
      DoneSet(
        SetPlace(superset: String(current + 1), slot: String(slot), round: round), exercise, set, at: started))
    return true
  }

  private mutating func place(_ exercise: ExerciseRef, _ name: String) {
    if current < supersets.count, supersets[current].name == name,
      !name.isEmpty || supersets[current].slots.contains(exercise)
    {
      return
    }
    if !name.isEmpty {
      for index in supersets.indices where supersets[index].name == name {
        current = index
        return
      }
    }
    current = supersets.count
    supersets.append((name, [], []))
  }

  /// Nil where none of its sets could be read.
  var logged: LoggedWorkout? {
    if sets.isEmpty { return nil }
    let name = WorkoutName.typed(title.trimmed) ?? start
    return LoggedWorkout(id: id(name), name: name, started: started, finished: finished, sets: sets)
  }

  /// Of what was done and when.
  private func id(_ name: String) -> String {
    var id = ContentID()
    func add(_ number: Int) { id.add(Int64(number)) }
    func add(_ text: String) {
      for byte in text.utf8 { id.add(byte: byte) }
      add(text.utf8.count)
    }
    add(Int(truncatingIfNeeded: started.seconds))
    add(Int(truncatingIfNeeded: finished.seconds(since: started)))
    add(name)
    for done in sets {
      add(done.exercise.text)
      add(done.place.superset)
      add(done.set.amount)
      add(done.set.measure.rawValue * 16 + done.set.kind.rawValue * 2 + done.set.weight.unit.rawValue)
      add(done.set.weight.thousandths)
    }
    return id.text
  }
}
