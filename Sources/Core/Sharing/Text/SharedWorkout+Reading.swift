package import Exercises
import Kernel
package import Training

extension SharedWorkout {
  /// From a text that a person pasted; see `text(_:_:)` and, for what is forgiven, `ShareSets`. An exercise that neither
  /// the bank nor the reader's own has comes along as an own one. `unit` is that of a weight without one, `unnamed` the
  /// name where none stands above the exercises.
  package init(
    text: String, _ names: ExerciseNames, unit: Weight.Unit, unnamed: String
  ) throws(ShareError) {
    guard text.utf8.count <= 1 << 20 else { throw .tooLarge }
    var title: String?
    var groups = ShareGroups()
    var number = 0
    for line in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let content = String(decoding: line, as: UTF8.self).trimmed
      if content.isEmpty || content == "\u{FEFF}" { continue }
      do { try groups.add(content, names, unit) } catch {
        // Only what stands above them all is no exercise.
        guard groups.isEmpty, title == nil, error != .belowZero else {
          throw error == .notAWorkout ? .line(number) : error == .belowZero ? .negative(number) : error
        }
        title = Self.title(content)
      }
    }
    guard title != nil || !groups.isEmpty else { throw .empty }
    guard let name = WorkoutName.typed(title ?? unnamed) else { throw .empty }
    self.init(Workout(name: name, supersets: groups.supersets), own: groups.own + names.own)
  }

  private static func title(_ line: String) -> String {
    var reader = ShareLine(line)
    if let quoted = reader.quoted() { return quoted }
    return line.withoutByteOrderMark
  }
}

/// Lines become supersets: those of one label stand together.
struct ShareGroups {
  private(set) var supersets: [Superset] = []
  /// Those that are new.
  private(set) var own: [OwnExercise] = []
  private var label: String?
  private var lines: [(slot: Slot, sets: ShareSets)] = []
  private var sets = 0
  private var slots = 0
  private var ownIDs = Places<String>()

  var isEmpty: Bool { lines.isEmpty }

  mutating func add(_ content: String, _ names: ExerciseNames, _ unit: Weight.Unit) throws(ShareError) {
    var line = ShareLine(content)
    let label = line.label()
    guard let name = line.name(), let typed = WorkoutName.typed(name), let said = ShareSets(&line, unit) else {
      throw .notAWorkout
    }
    if said.isBelowZero { throw .belowZero }
    let slot = Slot(exercise: exercise(typed, said, names))
    let isNext = label?.isNumbered == true && label?.group == self.label && lines.count < Superset.mostSlots
    if !isNext { lines = [] }
    lines.append((slot, said))
    self.label = label?.isNumbered == true ? label?.group : nil
    let superset = Self.superset(lines)
    if isNext { supersets.removeLast() }
    sets += superset.rounds.count
    slots += 1
    guard supersets.count < SharedWorkout.mostSupersets, sets <= SharedWorkout.mostSets,
      slots <= SharedWorkout.mostSlots
    else { throw .tooLarge }
    supersets.append(superset)
  }

  private mutating func exercise(_ name: String, _ said: ShareSets, _ names: ExerciseNames) -> ExerciseRef {
    if let known = names.exercise(name) { return known.ref }
    let ref = ExerciseRef.own(named: name)
    if case .own(let id) = ref, ownIDs.add(id).isNew {
      own.append(OwnExercise(id: id, name: name, measure: said.set(0).measure))
    }
    return ref
  }

  private static func superset(_ lines: [(slot: Slot, sets: ShareSets)]) -> Superset {
    var slots: [Slot] = []
    var count = 1
    var shortRest = Superset.usualShortRest
    var isSaid = false
    for (index, line) in lines.enumerated() {
      slots.append(line.slot)
      count = max(count, line.sets.rounds)
      // A superset has one short rest: the first that is said.
      let rest = line.sets.shortRest ?? (index < lines.count - 1 ? line.sets.rests.first : nil)
      if let rest, !isSaid { (shortRest, isSaid) = (rest, true) }
    }
    var rounds: [Round] = []
    for index in 0..<count {
      var sets: [ExerciseSet] = []
      for line in lines { sets.append(line.sets.set(index)) }
      rounds.append(Round(sets: sets, rest: lines[lines.count - 1].sets.rest(index)))
    }
    return Superset(slots: slots, rounds: rounds, shortRest: shortRest)
  }
}
