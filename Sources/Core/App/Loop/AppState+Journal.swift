import Departures
import FareCard
import Journal
import Kernel
import Races
import Score
import Workouts

/// What lasts: drafts go to the host, and the state changes when they are on disk.
extension AppState {
  /// What one update asks to store, all of it or nothing.
  func append(_ changes: [Change]) -> [Outgoing] {
    guard storage.isUsable, !changes.isEmpty else { return [] }
    keeping.enqueue(changes)
    // Until what writes them is there (Documentation/Decisions/0009).
    return isComplete ? storeNext() : keepDrafts(asMany: true) + saySaving()
  }

  @inline(never)  // a gate of the program's parts
  func storeNext() -> [Outgoing] { tell(keeping.handOver(clock)) }

  @inline(never)  // a gate of the program's parts
  func stored(_ records: [StoredRecord], last: Int64, isAnswer: Bool) -> [Outgoing] {
    let clock = clock
    return fold { $0.stored(records, last: last, isAnswer: isAnswer, clock) } + askToKeep() + releaseHeld()
  }

  @inline(never)  // a gate of the program's parts
  func conflict(_ drafts: [String]) -> [Outgoing] {
    let clock = clock
    return fold { $0.conflict(drafts, clock) } + releaseHeld()
  }

  @inline(never)  // a gate of the program's parts
  func storeFailed(_ reason: String, _ drafts: [String]) -> [Outgoing] {
    let clock = clock
    return fold { $0.failed(reason, drafts, clock) } + releaseHeld()
  }

  @inline(never)  // a gate of the program's parts
  func older(_ records: [StoredRecord], hasMore: Bool) -> [Outgoing] {
    tell(keeping.older(records, hasMore: hasMore, clock))
  }

  /// In a quiet moment.
  @inline(never)  // a gate of the program's parts
  func writeSnapshot() -> [Outgoing] { tell(keeping.quietTurn(clock)) }

  /// Takes an operation back, with all that was stored together with it. What is no longer at hand waits for the rest of
  /// the journal.
  @inline(never)  // a gate of the program's parts
  func undo(_ id: OperationID) -> [Outgoing] {
    switch keeping.takingBack(id) {
    case .changes(let changes): append(changes)
    case .needsWhole: whenWhole("undo " + id.text, "")
    case .nothing: []
    }
  }

  /// Records of a data file; asked for when the whole journal is at hand.
  @inline(never)  // a gate of the program's parts
  func bringIn(_ records: [String], damaged: [String] = []) -> [Outgoing] {
    tell(keeping.bringIn(records, damaged: damaged, clock))
  }
}

extension AppState {
  /// Says what was done, and offers to take it back where that makes sense.
  func acknowledge(_ operations: [DecodedOperation]) -> [Outgoing] {
    let effects = perform(operations.flatMap { followingEffects($0) })
    var sentence: String?
    var isUndo = false
    var isSeen = true
    for decoded in operations {
      guard let said = self.sentence(for: decoded) else { continue }
      sentence = said
      isUndo = decoded.operation.isUndo
      if isUndo || decoded.module?.isSeen != true { isSeen = false }
    }
    guard let sentence else { return effects }
    // One toast at most: who has gone on to something else no longer means the one before.
    if isSeen { toast = nil }
    return (isSeen ? [.module(.announce(sentence))] : say(sentence, undo: isUndo ? nil : operations.last?.operation.id))
      + effects
  }

  /// What the module does beside what is said.
  private func followingEffects(_ decoded: DecodedOperation) -> [Effect] {
    switch decoded.module {
    case .fareCard(let change): return fareCard.acknowledged(change)
    case .workouts(let change):
      let effects = workouts.acknowledged(change, id: decoded.operation.id.text)
      for case .navigate in effects { route = .workouts(workouts.place) }
      return effects
    case .departures, .races, .score, .preferences, .none: return []
    }
  }

  /// After the first entry, because a browser says yes more often to who has something to lose.
  private func askToKeep() -> [Outgoing] {
    guard storage == .fine, !settings.wasAskedToKeep, settings.device.isPersisted == false else { return [] }
    settings.wasAskedToKeep = true
    return [.persist]
  }

  /// What an operation did, in the person's language; `nil` of what needs no word.
  func sentence(for decoded: DecodedOperation) -> String? {
    if decoded.operation.isUndo { return AppWords(language).undone }
    switch decoded.module {
    case .departures(let change): return departures.sentence(for: change, language)
    case .fareCard(let change): return fareCard.sentence(for: change, surroundings)
    case .races(let change): return change.sentence(language)
    case .score(let change): return change.sentence(language)
    case .workouts(let change): return workouts.sentence(for: change, language)
    // Its new place is announced as it moves.
    case .preferences(.moved): return nil
    case .preferences(let change): return change.sentence(language)
    case .none: return nil
    }
  }

  /// The same for the list of changes, where each has a line.
  func line(for decoded: DecodedOperation) -> String? {
    switch decoded.module {
    case .departures(let change): return departures.line(for: change, language)
    case .fareCard(let change): return fareCard.line(for: change, surroundings)
    case .races(let change): return change.line(language)
    case .score(let change): return change.line(language)
    case .workouts(let change): return workouts.line(for: change, language)
    case .preferences(let change): return change.sentence(language)
    case .none: return nil
    }
  }

  /// In the short message at the bottom, and aloud.
  func say(_ text: String, undo: OperationID? = nil, path: String? = nil, seconds: Int64 = 10) -> [Outgoing] {
    toast = Toast(text: text, undo: undo, path: path, until: clock.device.adding(seconds: seconds))
    return [.module(.announce(text))]
  }
}
