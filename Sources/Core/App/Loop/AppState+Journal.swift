import Journal
import Kernel

/// What lasts: drafts go to the host, and the state changes when they are on disk.
extension AppState {
  /// What one update asks to store, all of it or nothing.
  func append(_ changes: [Change]) -> [Outgoing] {
    guard storage.isUsable, !changes.isEmpty else { return [] }
    keeping.enqueue(changes)
    return isComplete ? storeNext() : keepDrafts(asMany: true)
  }

  /// Hands the host what is to be stored next, unless a write is under way.
  @inline(never)  // a gate of the program's parts
  func storeNext() -> [Outgoing] { tell(keeping.handOver(clock)) }

  /// Records that are on disk, written by this tab or another one: now they are folded and drawn. `isAnswer`: with them
  /// all that was handed over last has been told.
  @inline(never)  // a gate of the program's parts
  func stored(
    _ records: [StoredRecord], last: Int64, writers: [String], isAnswer: Bool, isAmended: Bool = false
  ) -> [Outgoing] {
    let clock = clock
    return fold {
      $0.stored(records, last: last, writers: writers, isAnswer: isAnswer, isAmended: isAmended, clock)
    } + askToKeep() + releaseHeld()
  }

  /// Those that this page's exchange has handed over.
  func stored(_ records: [DecodedRecord], last: Int64, isAmended: Bool) -> [Outgoing] {
    let clock = clock
    return fold { $0.stored(records, last: last, isAnswer: false, isAmended: isAmended, clock) } + askToKeep()
      + releaseHeld()
  }

  /// `reason` is the host's word for why; `drafts` are the records that were to be written, none where the store itself
  /// failed.
  @inline(never)  // a gate of the program's parts
  func storeFailed(_ reason: String, _ drafts: [String]) -> [Outgoing] {
    let clock = clock
    return fold { $0.failed(reason, drafts, clock) } + releaseHeld()
  }

  /// Records that stand before those of the start; `known` comes with the last of them (Documentation/Loop.md).
  @inline(never)  // a gate of the program's parts
  func older(_ records: [StoredRecord], hasMore: Bool, known: String?) -> [Outgoing] {
    tell(keeping.older(records, hasMore: hasMore, known: known))
  }

  /// The second fold's next turn.
  @inline(never)  // a gate of the program's parts
  func foldOn() -> [Outgoing] { tell(keeping.foldOn(clock)) + releaseHeld() }

  /// In a quiet moment.
  @inline(never)  // a gate of the program's parts
  func writeSnapshot() -> [Outgoing] { tell(keeping.quietTurn(clock)) }

  /// Takes an operation back, or lets it stand again, with all that was stored together with it. What is no longer at hand
  /// waits for the rest of the journal.
  @inline(never)  // a gate of the program's parts
  func undo(_ id: OperationID, isRedo: Bool = false) -> [Outgoing] {
    switch keeping.undoing(id, isRedo: isRedo) {
    case .changes(let changes): append(changes)
    case .needsWhole: whenWhole((isRedo ? AppAction.bringBack(id) : .undo(id)).wire, "")
    case .nothing: []
    }
  }

  /// What the short message offers to take back, else the last change that counts.
  @inline(never)  // a gate of the program's parts
  func undoLast() -> [Outgoing] {
    guard let id = toast?.undo ?? keeping.journal?.undoable.first?.id else { return [] }
    toast = nil
    return undo(id)
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
    let effects = perform(operations.flatMap { following($0) })
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
    let undo = operations.last.flatMap { isUndo ? keeping.journal?.broughtBack(by: $0.operation.id) : $0.operation.id }
    return (isSeen ? [.module(.announce(sentence))] : say(sentence, undo: undo)) + effects
  }

  /// After the first entry, because a browser says yes more often to who has something to lose.
  private func askToKeep() -> [Outgoing] {
    guard storage == .fine, !settings.wasAskedToKeep, settings.device.isPersisted == false else { return [] }
    settings.wasAskedToKeep = true
    return [.persist]
  }

  /// In the short message at the bottom, and aloud.
  func say(_ text: String, undo: OperationID? = nil, path: String? = nil, seconds: Int64 = 10) -> [Outgoing] {
    toast = Toast(text: text, undo: undo, path: path, until: clock.device.adding(seconds: seconds))
    return [.module(.announce(text))]
  }
}
