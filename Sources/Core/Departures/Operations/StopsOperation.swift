package import Kernel

/// One fact a person entered here: a struct each, with all that is to be known of it in its own file. Their kinds and fields
/// are kept by journals for ever: never change one, add another.
package enum StopsOperation: FeatureOperation {
  case added(StopAdded)
  case removed(StopRemoved)
  case moved(StopMoved)
  case linesChosen(LinesChosen)
  case directionChosen(DirectionChosen)
  case timeStyleChosen(TimeStyleChosen)
  case orderChosen(OrderChosen)
  case walkTimeChosen(WalkTimeChosen)
  case stepFreeChosen(StepFreeChosen)
  case trainReminderSet(TrainReminderSet)
  case weeklyReminderSet(WeeklyReminderSet)
  case weeklyReminderChanged(WeeklyReminderChanged)
  case reminderRemoved(ReminderRemoved)
  case reminderRested(ReminderRested)
  case noticesChosen(NoticesChosen)
  case alightingSet(AlightingSet)
  case alightingDropped(AlightingDropped)

  /// As the journal names them, for ever.
  package enum Kind: String, CaseIterable, Sendable {
    case added = "departures.stopAdded"
    case removed = "departures.stopRemoved"
    case moved = "departures.stopMoved"
    case linesChosen = "departures.stopLinesChosen"
    case directionChosen = "departures.stopDirectionChosen"
    case timeStyleChosen = "departures.timeStyleChosen"
    case orderChosen = "departures.orderChosen"
    case walkTimeChosen = "departures.walkTimeChosen"
    case stepFreeChosen = "departures.stepFreeChosen"
    case trainReminderSet = "departures.trainReminderSet"
    case weeklyReminderSet = "departures.weeklyReminderSet"
    case weeklyReminderChanged = "departures.weeklyReminderChanged"
    case reminderRemoved = "departures.reminderRemoved"
    case reminderRested = "departures.reminderRested"
    case noticesChosen = "departures.noticesChosen"
    case alightingSet = "departures.alightingSet"
    case alightingDropped = "departures.alightingDropped"
  }
}

/// What each of them is.
protocol StopsFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  /// What is about a stop that was taken out does not bring it back.
  /// `id` is the operation's.
  func apply(to stops: inout MyStops, id: String)
  /// What of the stops it overwrites.
  func register(id: String) -> Register
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it.
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String?
  /// The same for the list of changes, where each has a line.
  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String?
}

extension StopsFact {
  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? { sentence(words, state) }
}

extension StopsOperation {
  package init?(kind: String, fields: JSON) {
    let read: Self? =
      switch Kind(named: kind) {
      case .added: StopAdded().read(fields).map { .added($0) }
      case .removed: StopRemoved().read(fields).map { .removed($0) }
      case .moved: StopMoved().read(fields).map { .moved($0) }
      case .linesChosen: LinesChosen().read(fields).map { .linesChosen($0) }
      case .directionChosen: DirectionChosen().read(fields).map { .directionChosen($0) }
      case .timeStyleChosen: TimeStyleChosen().read(fields).map { .timeStyleChosen($0) }
      case .orderChosen: OrderChosen().read(fields).map { .orderChosen($0) }
      case .walkTimeChosen: WalkTimeChosen().read(fields).map { .walkTimeChosen($0) }
      case .stepFreeChosen: StepFreeChosen().read(fields).map { .stepFreeChosen($0) }
      case .trainReminderSet: TrainReminderSet().read(fields).map { .trainReminderSet($0) }
      case .weeklyReminderSet: WeeklyReminderSet().read(fields).map { .weeklyReminderSet($0) }
      case .weeklyReminderChanged: WeeklyReminderChanged().read(fields).map { .weeklyReminderChanged($0) }
      case .reminderRemoved: ReminderRemoved().read(fields).map { .reminderRemoved($0) }
      case .reminderRested: ReminderRested().read(fields).map { .reminderRested($0) }
      case .noticesChosen: NoticesChosen().read(fields).map { .noticesChosen($0) }
      case .alightingSet: AlightingSet().read(fields).map { .alightingSet($0) }
      case .alightingDropped: AlightingDropped().read(fields).map { .alightingDropped($0) }
      case nil: nil
      }
    guard let read else { return nil }
    self = read
  }

  package var stored: (kind: Kind, fields: JSON) {
    switch self {
    case .added(let fact): (.added, fact.json)
    case .removed(let fact): (.removed, fact.json)
    case .moved(let fact): (.moved, fact.json)
    case .linesChosen(let fact): (.linesChosen, fact.json)
    case .directionChosen(let fact): (.directionChosen, fact.json)
    case .timeStyleChosen(let fact): (.timeStyleChosen, fact.json)
    case .orderChosen(let fact): (.orderChosen, fact.json)
    case .walkTimeChosen(let fact): (.walkTimeChosen, fact.json)
    case .stepFreeChosen(let fact): (.stepFreeChosen, fact.json)
    case .trainReminderSet(let fact): (.trainReminderSet, fact.json)
    case .weeklyReminderSet(let fact): (.weeklyReminderSet, fact.json)
    case .weeklyReminderChanged(let fact): (.weeklyReminderChanged, fact.json)
    case .reminderRemoved(let fact): (.reminderRemoved, fact.json)
    case .reminderRested(let fact): (.reminderRested, fact.json)
    case .noticesChosen(let fact): (.noticesChosen, fact.json)
    case .alightingSet(let fact): (.alightingSet, fact.json)
    case .alightingDropped(let fact): (.alightingDropped, fact.json)
    }
  }

  package func apply(to stops: inout MyStops, id: String) {
    switch self {
    case .added(let fact): fact.apply(to: &stops, id: id)
    case .removed(let fact): fact.apply(to: &stops, id: id)
    case .moved(let fact): fact.apply(to: &stops, id: id)
    case .linesChosen(let fact): fact.apply(to: &stops, id: id)
    case .directionChosen(let fact): fact.apply(to: &stops, id: id)
    case .timeStyleChosen(let fact): fact.apply(to: &stops, id: id)
    case .orderChosen(let fact): fact.apply(to: &stops, id: id)
    case .walkTimeChosen(let fact): fact.apply(to: &stops, id: id)
    case .stepFreeChosen(let fact): fact.apply(to: &stops, id: id)
    case .trainReminderSet(let fact): fact.apply(to: &stops, id: id)
    case .weeklyReminderSet(let fact): fact.apply(to: &stops, id: id)
    case .weeklyReminderChanged(let fact): fact.apply(to: &stops, id: id)
    case .reminderRemoved(let fact): fact.apply(to: &stops, id: id)
    case .reminderRested(let fact): fact.apply(to: &stops, id: id)
    case .noticesChosen(let fact): fact.apply(to: &stops, id: id)
    case .alightingSet(let fact): fact.apply(to: &stops, id: id)
    case .alightingDropped(let fact): fact.apply(to: &stops, id: id)
    }
  }

  package func register(id: String) -> Register? {
    switch self {
    case .added(let fact): fact.register(id: id)
    case .removed(let fact): fact.register(id: id)
    case .moved(let fact): fact.register(id: id)
    case .linesChosen(let fact): fact.register(id: id)
    case .directionChosen(let fact): fact.register(id: id)
    case .timeStyleChosen(let fact): fact.register(id: id)
    case .orderChosen(let fact): fact.register(id: id)
    case .walkTimeChosen(let fact): fact.register(id: id)
    case .stepFreeChosen(let fact): fact.register(id: id)
    case .trainReminderSet(let fact): fact.register(id: id)
    case .weeklyReminderSet(let fact): fact.register(id: id)
    case .weeklyReminderChanged(let fact): fact.register(id: id)
    case .reminderRemoved(let fact): fact.register(id: id)
    case .reminderRested(let fact): fact.register(id: id)
    case .noticesChosen(let fact): fact.register(id: id)
    case .alightingSet(let fact): fact.register(id: id)
    case .alightingDropped(let fact): fact.register(id: id)
    }
  }

  package var isSeen: Bool {
    switch self {
    case .added, .moved, .linesChosen, .directionChosen, .timeStyleChosen, .orderChosen, .walkTimeChosen,
      .stepFreeChosen, .noticesChosen, .trainReminderSet:
      true
    case .removed, .weeklyReminderSet, .weeklyReminderChanged, .reminderRemoved, .reminderRested, .alightingSet,
      .alightingDropped:
      false
    }
  }
}

extension DeparturesState {
  package func sentence(for operation: StopsOperation, _ surroundings: Surroundings) -> String? {
    let words = DeparturesWords(surroundings.language)
    return switch operation {
    case .added(let fact): fact.sentence(words, self)
    case .removed(let fact): fact.sentence(words, self)
    case .moved(let fact): fact.sentence(words, self)
    case .linesChosen(let fact): fact.sentence(words, self)
    case .directionChosen(let fact): fact.sentence(words, self)
    case .timeStyleChosen(let fact): fact.sentence(words, self)
    case .orderChosen(let fact): fact.sentence(words, self)
    case .walkTimeChosen(let fact): fact.sentence(words, self)
    case .stepFreeChosen(let fact): fact.sentence(words, self)
    case .trainReminderSet(let fact): fact.sentence(words, self)
    case .weeklyReminderSet(let fact): fact.sentence(words, self)
    case .weeklyReminderChanged(let fact): fact.sentence(words, self)
    case .reminderRemoved(let fact): fact.sentence(words, self)
    case .reminderRested(let fact): fact.sentence(words, self)
    case .noticesChosen(let fact): fact.sentence(words, self)
    case .alightingSet(let fact): fact.sentence(words, self)
    case .alightingDropped(let fact): fact.sentence(words, self)
    }
  }

  package func line(for operation: StopsOperation, _ surroundings: Surroundings) -> String? {
    let words = DeparturesWords(surroundings.language)
    return switch operation {
    case .added(let fact): fact.line(words, self)
    case .removed(let fact): fact.line(words, self)
    case .moved(let fact): fact.line(words, self)
    case .linesChosen(let fact): fact.line(words, self)
    case .directionChosen(let fact): fact.line(words, self)
    case .timeStyleChosen(let fact): fact.line(words, self)
    case .orderChosen(let fact): fact.line(words, self)
    case .walkTimeChosen(let fact): fact.line(words, self)
    case .stepFreeChosen(let fact): fact.line(words, self)
    case .trainReminderSet(let fact): fact.line(words, self)
    case .weeklyReminderSet(let fact): fact.line(words, self)
    case .weeklyReminderChanged(let fact): fact.line(words, self)
    case .reminderRemoved(let fact): fact.line(words, self)
    case .reminderRested(let fact): fact.line(words, self)
    case .noticesChosen(let fact): fact.line(words, self)
    case .alightingSet(let fact): fact.line(words, self)
    case .alightingDropped(let fact): fact.line(words, self)
    }
  }
}
