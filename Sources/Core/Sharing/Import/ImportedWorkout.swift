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

  /// "i" and 16 hexadecimal digits: FNV-1a (Fowler, Noll, Vo) of what was done and when.
  private func id(_ name: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ number: Int) {
      var rest = UInt64(bitPattern: Int64(number))
      for _ in 0..<8 {
        hash = (hash ^ (rest & 0xFF)) &* 0x100_0000_01B3
        rest >>= 8
      }
    }
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
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
    var text: [UInt8] = [UInt8(ascii: "i")]
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(hash >> UInt64(shift) & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
