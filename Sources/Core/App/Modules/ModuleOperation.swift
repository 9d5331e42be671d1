import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// An operation as the module sees it that knows it. Indirect, because one stands beside each operation of the journal, and
/// what only holds them, as Today does, needs nothing of what is in them.
indirect enum ModuleOperation {
  case departures(StopsOperation)
  case fareCard(FareCardOperation)
  case races(RacesOperation)
  case score(ScoreOperation)
  case workouts(WorkoutsOperation)
  case preferences(PreferencesOperation)

  /// Nil for another version's kind or fields: the journal keeps those as they are.
  @inline(never)  // a gate of the program's parts
  init?(_ operation: Operation) {
    let (kind, fields) = (operation.change.kind, operation.change.fields)
    let whose = kind.halves(at: ".").head
    let read: Self? =
      switch Module(kinds: whose) {
      case .departures: StopsOperation(kind: kind, fields: fields).map { .departures($0) }
      case .fareCard:
        FareCardOperation(kind: kind, fields: fields).map { .fareCard($0.read(of: operation.id.writer)) }
      case .races: RacesOperation(kind: kind, fields: fields).map { .races($0) }
      case .score: ScoreOperation(kind: kind, fields: fields).map { .score($0) }
      case .workouts: WorkoutsOperation(kind: kind, fields: fields).map { .workouts($0) }
      case .none: whose == "app" ? PreferencesOperation(kind: kind, fields: fields).map { .preferences($0) } : nil
      }
    guard let read else { return nil }
    self = read
  }
}

extension Change {
  /// As it is stored: what a module calls its own, as the first card, is called this device's.
  func named(by device: String) -> Change {
    switch Module(kinds: kind.halves(at: ".").head) {
    case .fareCard: Change(kind: kind, fields: Card.named(fields, by: device))
    case .departures, .races, .workouts, .score, .none: self
    }
  }
}

extension DecodedOperation {
  /// What it writes, where a later one can make it needless; never of a kind that nobody here knows.
  var register: Register? {
    switch module {
    case .departures(let change): change.register(id: operation.id.text)
    case .fareCard(let change): change.register(id: operation.id.text)
    case .races(let change): change.register(id: operation.id.text)
    case .score(let change): change.register(id: operation.id.text)
    case .workouts(let change): change.register(id: operation.id.text)
    case .preferences, .none: nil
    }
  }
}

extension ModuleOperation {
  /// It changed before the eyes of who changed it (FeatureOperation.isSeen); it can be taken back where it stands, by
  /// Ctrl-Z, or in the list of changes.
  var isSeen: Bool {
    switch self {
    case .departures(let change): change.isSeen
    case .fareCard(let change): change.isSeen
    case .races(let change): change.isSeen
    case .score(let change): change.isSeen
    case .workouts(let change): change.isSeen
    case .preferences: true
    }
  }

  /// Of its field `time` a person gave the day alone.
  var isOfADay: Bool {
    switch self {
    case .score(let change): change.isOfADay
    case .departures, .fareCard, .races, .workouts, .preferences: false
    }
  }
}

extension AppState {
  /// What an operation did, in the person's language; `nil` of what needs no word.
  func sentence(for decoded: DecodedOperation) -> String? {
    if decoded.operation.isUndo {
      let words = AppWords(language)
      return keeping.journal?.broughtBack(by: decoded.operation.id) == nil ? words.undone : words.broughtBack
    }
    switch decoded.module {
    case .departures(let change): return departures.sentence(for: change, surroundings)
    case .fareCard(let change): return fareCard.sentence(for: change, surroundings)
    case .races(let change): return races.sentence(for: change, surroundings)
    case .score(let change): return score.sentence(for: change, surroundings)
    case .workouts(let change): return workouts.sentence(for: change, surroundings)
    // Its new place is announced as it moves.
    case .preferences(.moved): return nil
    // Once its texts are here, in that language.
    case .preferences(.chosen(let chosen)) where chosen.preference == .language && wantedLanguage != language.tag:
      return nil
    case .preferences(let change): return change.sentence(language)
    case .none: return nil
    }
  }

  /// The same for the list of changes, where each has a line.
  func line(for decoded: DecodedOperation) -> String? {
    switch decoded.module {
    case .departures(let change): departures.line(for: change, surroundings)
    case .fareCard(let change): fareCard.line(for: change, surroundings)
    case .races(let change): races.line(for: change, surroundings)
    case .score(let change): score.line(for: change, surroundings)
    case .workouts(let change): workouts.line(for: change, surroundings)
    case .preferences(let change): change.sentence(language)
    case .none:
      decoded.operation.isImport ? AppWords(language).entriesImported(imported(with: decoded.operation)) : nil
    }
  }

  /// All of a file, also where its names fill several operations.
  private func imported(with operation: Operation) -> Int {
    guard let journal = keeping.journal else { return 0 }
    var count: Int64 = 0
    let together = journal.together(with: operation.id)
    for other in journal.operations where other.isImport && together.contains(other.id) { count += other.imported }
    return Int(clamping: count)
  }

  /// What the module does beside what is said.
  func following(_ decoded: DecodedOperation) -> [Effect] {
    let id = decoded.operation.id.text
    return switch decoded.module {
    case .departures(let change): arriving(departures.acknowledged(change, id: id), in: .departures)
    case .fareCard(let change): arriving(fareCard.acknowledged(change, id: id), in: .fareCard)
    case .races(let change): arriving(races.acknowledged(change, id: id), in: .races)
    case .score(let change): arriving(score.acknowledged(change, id: id), in: .score)
    case .workouts(let change): arriving(workouts.acknowledged(change, id: id), in: .workouts)
    case .preferences, .none: []
    }
  }

  /// Where a module's effects go somewhere, it is in the module.
  func arriving(_ effects: [Effect], in module: Module) -> [Effect] {
    for case .navigate in effects { route = .module(module) }
    return effects
  }
}
