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

  /// As the journal names them, for ever.
  package enum Kind: String, CaseIterable, Sendable {
    case added = "departures.stopAdded"
    case removed = "departures.stopRemoved"
    case moved = "departures.stopMoved"
    case linesChosen = "departures.stopLinesChosen"
    case directionChosen = "departures.stopDirectionChosen"
    case timeStyleChosen = "departures.timeStyleChosen"
    case orderChosen = "departures.orderChosen"
  }
}

/// What each of them is.
protocol StopsFact: Coded, Equatable, Sendable {
  /// To be read into.
  init()
  /// What is about a stop that was taken out does not bring it back.
  func apply(to stops: inout MyStops)
  /// What of the stops it overwrites.
  var register: Register { get }
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
    }
  }

  package func apply(to stops: inout MyStops, id: String) {
    switch self {
    case .added(let fact): fact.apply(to: &stops)
    case .removed(let fact): fact.apply(to: &stops)
    case .moved(let fact): fact.apply(to: &stops)
    case .linesChosen(let fact): fact.apply(to: &stops)
    case .directionChosen(let fact): fact.apply(to: &stops)
    case .timeStyleChosen(let fact): fact.apply(to: &stops)
    case .orderChosen(let fact): fact.apply(to: &stops)
    }
  }

  package func register(id: String) -> Register? {
    switch self {
    case .added(let fact): fact.register
    case .removed(let fact): fact.register
    case .moved(let fact): fact.register
    case .linesChosen(let fact): fact.register
    case .directionChosen(let fact): fact.register
    case .timeStyleChosen(let fact): fact.register
    case .orderChosen(let fact): fact.register
    }
  }

  package var isSeen: Bool {
    switch self {
    case .added, .moved, .linesChosen, .directionChosen, .timeStyleChosen, .orderChosen: true
    case .removed: false
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
    }
  }
}
