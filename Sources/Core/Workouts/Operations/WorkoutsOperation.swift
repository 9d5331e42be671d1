package import Kernel
import Training

/// What a person does with their workouts that lasts: a struct each, with all that is to be known of it in its own file.
/// Their kinds and fields are kept by journals for ever: never change one, add another.
///
/// Each says one field of one item, so that two devices can change different ones and both stay.
package enum WorkoutsOperation: FeatureOperation {
  case workoutAdded(WorkoutAdded)
  case workoutRenamed(WorkoutRenamed)
  case workoutMoved(WorkoutMoved)
  case workoutPlanned(WorkoutPlanned)
  case workoutTimed(WorkoutTimed)
  case workoutRemoved(WorkoutRemoved)
  case supersetChanged(SupersetChanged)
  case exerciseAdded(ExerciseAdded)
  case ownExerciseAdded(OwnExerciseAdded)
  case ownExerciseChanged(OwnExerciseChanged)
  case ownExerciseEdited(OwnExerciseEdited)
  case ownExerciseRemoved(OwnExerciseRemoved)
  case started(Started)
  case setDone(SetDone)
  case setCorrected(SetCorrected)
  case setCleared(SetCleared)
  case rested(Rested)
  case finished(Finished)
  case loggedRemoved(LoggedRemoved)
  case imported(Imported)
  case unitChosen(UnitChosen)
  case rackChosen(RackChosen)
  case rackChanged(RackChanged)

  /// As the journal names them, for ever.
  package enum Kind: String, CaseIterable, Sendable {
    case workoutAdded = "workouts.added"
    case workoutRenamed = "workouts.renamed"
    case workoutMoved = "workouts.moved"
    case workoutPlanned = "workouts.planned"
    case workoutTimed = "workouts.timed"
    case workoutRemoved = "workouts.removed"
    case supersetChanged = "workouts.superset"
    case exerciseAdded = "workouts.exerciseAdded"
    case ownExerciseAdded = "workouts.ownAdded"
    case ownExerciseChanged = "workouts.ownChanged"
    case ownExerciseEdited = "workouts.ownEdited"
    case ownExerciseRemoved = "workouts.ownRemoved"
    case started = "workouts.started"
    case setDone = "workouts.done"
    case setCorrected = "workouts.doneChanged"
    case setCleared = "workouts.cleared"
    case rested = "workouts.rested"
    case finished = "workouts.finished"
    case loggedRemoved = "workouts.loggedRemoved"
    case imported = "workouts.imported"
    case unitChosen = "workouts.unit"
    case rackChosen = "workouts.rack"
    case rackChanged = "workouts.rackChanged"
  }
}

/// What each of them is. `id` is the operation's.
protocol WorkoutsFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  /// What is about something that isn't there changes nothing.
  func apply(to mine: inout MyWorkouts, id: String)
  /// What it overwrites. Only names, places and settings replace each other: what happens inside a superset depends on what
  /// came before it, because more rounds repeat the last one; and a removed workout may be what a logged one had its plan
  /// from.
  var register: Register? { get }
  /// What was done, for the toast and the screen reader, once it is in the fold; `nil` where the screen itself says it.
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String?
  /// The same for the list of changes, where each has a line.
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String?
}

extension WorkoutsFact {
  var register: Register? { nil }
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { sentence(words, state) }
}

extension WorkoutsOperation {
  package init?(kind: String, fields: JSON) {
    let read: Self? =
      switch Kind(named: kind) {
      case .workoutAdded: WorkoutAdded().read(fields).map { .workoutAdded($0) }
      case .workoutRenamed: WorkoutRenamed().read(fields).map { .workoutRenamed($0) }
      case .workoutMoved: WorkoutMoved().read(fields).map { .workoutMoved($0) }
      case .workoutPlanned: WorkoutPlanned().read(fields).map { .workoutPlanned($0) }
      case .workoutTimed: WorkoutTimed().read(fields).map { .workoutTimed($0) }
      case .workoutRemoved: WorkoutRemoved().read(fields).map { .workoutRemoved($0) }
      case .supersetChanged: SupersetChanged().read(fields).map { .supersetChanged($0) }
      case .exerciseAdded: ExerciseAdded().read(fields).map { .exerciseAdded($0) }
      case .ownExerciseAdded: OwnExerciseAdded().read(fields).map { .ownExerciseAdded($0) }
      case .ownExerciseChanged: OwnExerciseChanged().read(fields).map { .ownExerciseChanged($0) }
      case .ownExerciseEdited: OwnExerciseEdited().read(fields).map { .ownExerciseEdited($0) }
      case .ownExerciseRemoved: OwnExerciseRemoved().read(fields).map { .ownExerciseRemoved($0) }
      case .started: Started().read(fields).map { .started($0) }
      case .setDone: SetDone().read(fields).map { .setDone($0) }
      case .setCorrected: SetCorrected().read(fields).map { .setCorrected($0) }
      case .setCleared: SetCleared().read(fields).map { .setCleared($0) }
      case .rested: Rested().read(fields).map { .rested($0) }
      case .finished: Finished().read(fields).map { .finished($0) }
      case .loggedRemoved: LoggedRemoved().read(fields).map { .loggedRemoved($0) }
      case .imported: Imported().read(fields).map { .imported($0) }
      case .unitChosen: UnitChosen().read(fields).map { .unitChosen($0) }
      case .rackChosen: RackChosen().read(fields).map { .rackChosen($0) }
      case .rackChanged: RackChanged().read(fields).map { .rackChanged($0) }
      case nil: nil
      }
    guard let read else { return nil }
    self = read
  }

  package var stored: (kind: Kind, fields: JSON) {
    switch self {
    case .workoutAdded(let fact): (.workoutAdded, fact.json)
    case .workoutRenamed(let fact): (.workoutRenamed, fact.json)
    case .workoutMoved(let fact): (.workoutMoved, fact.json)
    case .workoutPlanned(let fact): (.workoutPlanned, fact.json)
    case .workoutTimed(let fact): (.workoutTimed, fact.json)
    case .workoutRemoved(let fact): (.workoutRemoved, fact.json)
    case .supersetChanged(let fact): (.supersetChanged, fact.json)
    case .exerciseAdded(let fact): (.exerciseAdded, fact.json)
    case .ownExerciseAdded(let fact): (.ownExerciseAdded, fact.json)
    case .ownExerciseChanged(let fact): (.ownExerciseChanged, fact.json)
    case .ownExerciseEdited(let fact): (.ownExerciseEdited, fact.json)
    case .ownExerciseRemoved(let fact): (.ownExerciseRemoved, fact.json)
    case .started(let fact): (.started, fact.json)
    case .setDone(let fact): (.setDone, fact.json)
    case .setCorrected(let fact): (.setCorrected, fact.json)
    case .setCleared(let fact): (.setCleared, fact.json)
    case .rested(let fact): (.rested, fact.json)
    case .finished(let fact): (.finished, fact.json)
    case .loggedRemoved(let fact): (.loggedRemoved, fact.json)
    case .imported(let fact): (.imported, fact.json)
    case .unitChosen(let fact): (.unitChosen, fact.json)
    case .rackChosen(let fact): (.rackChosen, fact.json)
    case .rackChanged(let fact): (.rackChanged, fact.json)
    }
  }

  package func apply(to mine: inout MyWorkouts, id: String) {
    switch self {
    case .workoutAdded(let fact): fact.apply(to: &mine, id: id)
    case .workoutRenamed(let fact): fact.apply(to: &mine, id: id)
    case .workoutMoved(let fact): fact.apply(to: &mine, id: id)
    case .workoutPlanned(let fact): fact.apply(to: &mine, id: id)
    case .workoutTimed(let fact): fact.apply(to: &mine, id: id)
    case .workoutRemoved(let fact): fact.apply(to: &mine, id: id)
    case .supersetChanged(let fact): fact.apply(to: &mine, id: id)
    case .exerciseAdded(let fact): fact.apply(to: &mine, id: id)
    case .ownExerciseAdded(let fact): fact.apply(to: &mine, id: id)
    case .ownExerciseChanged(let fact): fact.apply(to: &mine, id: id)
    case .ownExerciseEdited(let fact): fact.apply(to: &mine, id: id)
    case .ownExerciseRemoved(let fact): fact.apply(to: &mine, id: id)
    case .started(let fact): fact.apply(to: &mine, id: id)
    case .setDone(let fact): fact.apply(to: &mine, id: id)
    case .setCorrected(let fact): fact.apply(to: &mine, id: id)
    case .setCleared(let fact): fact.apply(to: &mine, id: id)
    case .rested(let fact): fact.apply(to: &mine, id: id)
    case .finished(let fact): fact.apply(to: &mine, id: id)
    case .loggedRemoved(let fact): fact.apply(to: &mine, id: id)
    case .imported(let fact): fact.apply(to: &mine, id: id)
    case .unitChosen(let fact): fact.apply(to: &mine, id: id)
    case .rackChosen(let fact): fact.apply(to: &mine, id: id)
    case .rackChanged(let fact): fact.apply(to: &mine, id: id)
    }
  }

  package func register(id: String) -> Register? {
    switch self {
    case .workoutAdded(let fact): fact.register
    case .workoutRenamed(let fact): fact.register
    case .workoutMoved(let fact): fact.register
    case .workoutPlanned(let fact): fact.register
    case .workoutTimed(let fact): fact.register
    case .workoutRemoved(let fact): fact.register
    case .supersetChanged(let fact): fact.register
    case .exerciseAdded(let fact): fact.register
    case .ownExerciseAdded(let fact): fact.register
    case .ownExerciseChanged(let fact): fact.register
    case .ownExerciseEdited(let fact): fact.register
    case .ownExerciseRemoved(let fact): fact.register
    case .started(let fact): fact.register
    case .setDone(let fact): fact.register
    case .setCorrected(let fact): fact.register
    case .setCleared(let fact): fact.register
    case .rested(let fact): fact.register
    case .finished(let fact): fact.register
    case .loggedRemoved(let fact): fact.register
    case .imported(let fact): fact.register
    case .unitChosen(let fact): fact.register
    case .rackChosen(let fact): fact.register
    case .rackChanged(let fact): fact.register
    }
  }

  package var isSeen: Bool {
    switch self {
    case .supersetChanged(let fact):
      if case .slotRemoved = fact.change { false } else { true }
    case .workoutAdded, .workoutRenamed, .exerciseAdded, .ownExerciseChanged, .ownExerciseEdited, .started, .setDone,
      .setCorrected, .unitChosen, .rackChosen, .rackChanged, .workoutPlanned, .workoutTimed:
      true
    case .workoutMoved, .workoutRemoved, .ownExerciseAdded, .ownExerciseRemoved, .setCleared, .rested, .finished,
      .loggedRemoved, .imported:
      false
    }
  }
}

extension WorkoutsState {
  package func sentence(for operation: WorkoutsOperation, _ surroundings: Surroundings) -> String? {
    let words = WorkoutsWords(surroundings.language)
    return switch operation {
    case .workoutAdded(let fact): fact.sentence(words, self)
    case .workoutRenamed(let fact): fact.sentence(words, self)
    case .workoutMoved(let fact): fact.sentence(words, self)
    case .workoutPlanned(let fact): fact.sentence(words, self)
    case .workoutTimed(let fact): fact.sentence(words, self)
    case .workoutRemoved(let fact): fact.sentence(words, self)
    case .supersetChanged(let fact): fact.sentence(words, self)
    case .exerciseAdded(let fact): fact.sentence(words, self)
    case .ownExerciseAdded(let fact): fact.sentence(words, self)
    case .ownExerciseChanged(let fact): fact.sentence(words, self)
    case .ownExerciseEdited(let fact): fact.sentence(words, self)
    case .ownExerciseRemoved(let fact): fact.sentence(words, self)
    case .started(let fact): fact.sentence(words, self)
    case .setDone(let fact): fact.sentence(words, self)
    case .setCorrected(let fact): fact.sentence(words, self)
    case .setCleared(let fact): fact.sentence(words, self)
    case .rested(let fact): fact.sentence(words, self)
    case .finished(let fact): fact.sentence(words, self)
    case .loggedRemoved(let fact): fact.sentence(words, self)
    case .imported(let fact): fact.sentence(words, self)
    case .unitChosen(let fact): fact.sentence(words, self)
    case .rackChosen(let fact): fact.sentence(words, self)
    case .rackChanged(let fact): fact.sentence(words, self)
    }
  }

  package func line(for operation: WorkoutsOperation, _ surroundings: Surroundings) -> String? {
    let words = WorkoutsWords(surroundings.language)
    return switch operation {
    case .workoutAdded(let fact): fact.line(words, self)
    case .workoutRenamed(let fact): fact.line(words, self)
    case .workoutMoved(let fact): fact.line(words, self)
    case .workoutPlanned(let fact): fact.line(words, self)
    case .workoutTimed(let fact): fact.line(words, self)
    case .workoutRemoved(let fact): fact.line(words, self)
    case .supersetChanged(let fact): fact.line(words, self)
    case .exerciseAdded(let fact): fact.line(words, self)
    case .ownExerciseAdded(let fact): fact.line(words, self)
    case .ownExerciseChanged(let fact): fact.line(words, self)
    case .ownExerciseEdited(let fact): fact.line(words, self)
    case .ownExerciseRemoved(let fact): fact.line(words, self)
    case .started(let fact): fact.line(words, self)
    case .setDone(let fact): fact.line(words, self)
    case .setCorrected(let fact): fact.line(words, self)
    case .setCleared(let fact): fact.line(words, self)
    case .rested(let fact): fact.line(words, self)
    case .finished(let fact): fact.line(words, self)
    case .loggedRemoved(let fact): fact.line(words, self)
    case .imported(let fact): fact.line(words, self)
    case .unitChosen(let fact): fact.line(words, self)
    case .rackChosen(let fact): fact.line(words, self)
    case .rackChanged(let fact): fact.line(words, self)
    }
  }
}
