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
    if case .broken = storage { return [] }
    if changes.isEmpty { return [] }
    disk.waiting.append(.changes(changes))
    // Until what writes them is there (Documentation/Decisions/0009).
    return isComplete ? storeNext() : keepDrafts(asMany: true) + saySaving()
  }

  /// Hands the host what is to be stored next, if nothing is on its way. While it isn't known what the store holds,
  /// nothing can be stamped.
  @inline(never)  // a gate of the program's parts
  func storeNext() -> [Outgoing] {
    var outgoing: [Outgoing] = []
    while disk.inFlight == nil, !disk.waiting.isEmpty, journal != nil, !disk.isStale || disk.base != nil {
      switch disk.waiting.removeFirst() {
      case .file(let batch): disk.inFlight = batch
      case .changes(let changes):
        disk.inFlight = stamped(changes)
        if disk.inFlight == nil { outgoing += say(AppWords(language).tooLarge) }
      }
      if let batch = disk.inFlight {
        disk.handedOver = clock.device
        outgoing.append(.store(key: disk.last + 1, records: batch.records))
      }
    }
    return outgoing
  }

  /// Nil where one of them is longer than a record may be.
  private func stamped(_ changes: [Change]) -> Disk.Batch? {
    var batch = Disk.Batch(operations: [], records: [], isImport: false)
    for change in changes {
      guard let operation = journal?.draft(change, now: clock.now) else { return nil }
      let record = operation.text
      if record.utf8.count > Operation.mostBytes {
        journal?.forgetDrafts()
        return nil
      }
      batch.operations.append(operation)
      batch.records.append(record)
    }
    return batch
  }

  /// Those records are on disk, written by this tab or another one; `isAnswer` where what was on its way is among them.
  @inline(never)  // a gate of the program's parts
  func stored(_ records: [StoredRecord], last: Int64, isAnswer: Bool) -> [Outgoing] {
    let operations = sortOut(records)
    disk.last = max(disk.last, last)
    disk.lastChange = clock.device
    journal?.skip(to: last)
    // Folded first, because what is said of an operation is said of the state that it made.
    var outgoing = receive(operations, andMoreCome: disk.inFlight?.isImport == true && !isAnswer)
    if isAnswer, let batch = disk.inFlight {
      disk.inFlight = nil
      disk.oldDrafts = []
      outgoing += acknowledge(batch)
    }
    return outgoing + keepDrafts() + askToKeep() + storeNext() + releaseHeld()
  }

  /// Another tab took that number first; what it wrote has been received, so the same gets the next numbers.
  @inline(never)  // a gate of the program's parts
  func conflict(_ drafts: [String]) -> [Outgoing] {
    guard let batch = disk.inFlight, batch.records == drafts else { return [] }
    disk.inFlight = nil
    showUnfolded()
    journal?.forgetDrafts()
    let changes = unstored(batch.operations.map { $0.change })
    if batch.isImport || !changes.isEmpty {
      disk.waiting.insert(batch.isImport ? .file(batch) : .changes(changes), at: 0)
    }
    return storeNext() + releaseHeld()
  }

  @inline(never)  // a gate of the program's parts
  func storeFailed(_ reason: String, _ drafts: [String]) -> [Outgoing] {
    let added = disk.inFlight?.isImport == true ? disk.importing?.added ?? 0 : 0
    if disk.inFlight?.isImport == true { disk.importing = nil }
    showUnfolded()
    if let batch = disk.inFlight, batch.records == drafts || drafts.isEmpty {
      disk.inFlight = nil
      journal?.forgetDrafts()
    }
    if let breakage = StorageHealth.Breakage(rawValue: reason) {
      disk.waiting = []
      disk.held = []
      storage = .broken(breakage)
      return [.module(.focus(selector: "#title"))]
    }
    if reason == "unavailable" { storage = .memory }
    handOut()  // As it was: what was chosen is not kept.
    let words = AppWords(language)
    let sentence = added > 0 ? words.importEnded(after: added) : words.couldNotSave(reason)
    return say(sentence, seconds: 20) + keepDrafts() + storeNext() + releaseHeld()
  }

  /// Takes an operation back, with all that was stored together with it. What is no longer at hand waits for the rest of
  /// the journal.
  @inline(never)  // a gate of the program's parts
  func undo(_ id: OperationID) -> [Outgoing] {
    guard let journal, !journal.isUndone(id) else { return [] }
    if !journal.contains(id) { return disk.isWhole ? [] : whenWhole("undo " + id.text, "") }
    let together = lastTogether.contains(id) ? lastTogether : [id]
    return append(together.map { journal.undo($0) })
  }
}

extension AppState {
  /// Says what was done, and offers to take it back where that makes sense.
  private func acknowledge(_ batch: Disk.Batch) -> [Outgoing] {
    if batch.isImport { return imported(batch) }
    var sentence: String?
    var isUndo = false
    var isSeen = true
    for operation in batch.operations {
      guard let said = self.sentence(for: operation) else { continue }
      sentence = said
      isUndo = operation.isUndo
      if isUndo || ModuleOperation(operation)?.isSeen != true { isSeen = false }
    }
    let effects = effects(of: batch)
    guard let sentence else { return effects }
    lastTogether = batch.operations.map { $0.id }
    // One toast at most: who has gone on to something else no longer means the one before.
    if isSeen { toast = nil }
    return (isSeen ? [.module(.announce(sentence))] : say(sentence, undo: isUndo ? nil : lastTogether.last))
      + effects
  }

  /// What the module does beside what is said.
  private func effects(of batch: Disk.Batch) -> [Outgoing] {
    var effects: [Effect] = []
    for operation in batch.operations {
      switch ModuleOperation(operation) {
      case .fareCard(let change): effects += fareCard.acknowledged(change)
      case .workouts(let change):
        let told = workouts.acknowledged(change, id: operation.id.text)
        for case .navigate in told { route = .workouts(workouts.place) }
        effects += told
      default: continue
      }
    }
    return perform(effects)
  }

  /// After the first entry, because a browser says yes more often to who has something to lose.
  private func askToKeep() -> [Outgoing] {
    guard storage == .fine, !settings.wasAskedToKeep, settings.device.isPersisted == false else { return [] }
    settings.wasAskedToKeep = true
    return [.persist]
  }

  /// What an operation did, in the person's language; `nil` of what needs no word.
  func sentence(for operation: Operation) -> String? {
    if operation.isUndo { return AppWords(language).undone }
    switch ModuleOperation(operation) {
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
  func line(for operation: Operation) -> String? {
    switch ModuleOperation(operation) {
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
