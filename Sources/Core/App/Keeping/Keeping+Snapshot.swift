import Journal
import Kernel

/// When a snapshot is written, and of which moment.
extension Keeping {
  /// A snapshot stands for all but the last operations, so that those can be undone without reading what is older.
  /// It is written in a quiet moment, once enough has come since the last one.
  @inline(never)  // a gate of the program's parts
  mutating func quietTurn(_ clock: ServerClock) -> [Outcome] {
    guard isAtRest(clock), let journal else { return [] }
    guard isSnapshotDue || last - self.snapshot >= pace.snapshot, let snapshot = settled(journal) ?? latest(journal),
      isSnapshotDue || snapshot.last - self.snapshot >= pace.snapshot / 2
    else { return [] }
    self.snapshot = snapshot.last
    isSnapshotDue = false
    var cut = Cut(last: snapshot.last, seen: last, text: snapshot.text)
    cut.needless = needlessKeys(journal)
    if !cut.needless.isEmpty {
      known = knownNumbers(journal).json.text
      cut.known = known
    }
    return [.snapshot(cut)]
  }

  /// The numbers of records without which every fold stays as it is, once they are many. NB: never the last one, by which
  /// all tabs tell where the journal ends.
  private func needlessKeys(_ journal: Journal) -> [Int64] {
    guard let decoded, isWhole, journal.operations.count >= pace.needless else { return [] }
    let settled = Journal.Settled(undoable: pace.undoable, age: pace.settled)
    // Until it is known what others have of it, nothing of a shared one goes.
    if let shared, shared.ledger == nil { return [] }
    let needless = journal.needless(settled, shared?.ledger) { decoded[$0].register }
    guard needless.count >= pace.needless else { return [] }
    return decoded.keys(of: needless).filter { $0 != last }
  }

  private func knownNumbers(_ journal: Journal) -> KnownNumbers {
    var numbers = dropped
    for operation in journal.operations { numbers.add(operation.id) }
    return numbers
  }

  /// What was known when compactions dropped some of it. NB: read anew each time.
  var dropped: KnownNumbers { KnownNumbers(json: (try? JSON.parse(known)) ?? .null) }

  /// What is shown is what is stored, and nothing of it is about to change.
  private func isAtRest(_ clock: ServerClock) -> Bool {
    health == .fine && isKnown && !isLate && second == nil && outbox.inFlight == nil && isQuiet(clock.device)
  }

  private func isQuiet(_ now: Instant) -> Bool {
    guard let lastChange else { return true }
    let seconds = now.seconds(since: lastChange)
    return seconds >= 2 || seconds < 0
  }
}

/// Which records a snapshot stands for. That is a set, by their numbers in the store: what came late, or from another device
/// or tab, may stand behind what is later.
extension Keeping {
  /// At the latest checkpoint behind which lie all that can be undone, where few records have to be read behind it.
  private func settled(_ journal: Journal) -> Snapshot? {
    for checkpoint in fold.checkpoints.reversed() {
      let tail = journal.operations[checkpoint.count...]
      guard tail.count(where: { !$0.isUndo && journal.isOwn($0.id) }) >= pace.undoable else { continue }
      return snapshot(of: checkpoint, before: tail, journal)
    }
    return nil
  }

  private func snapshot(
    of checkpoint: Fold<Kept>.Checkpoint, before tail: ArraySlice<Operation>, _ journal: Journal
  ) -> Snapshot? {
    guard let decoded else { return nil }
    var later = Places<OperationID>()
    for operation in tail { later.add(operation.id) }
    var behind = Places<OperationID>()
    for operation in tail where !isIn(operation, without: later, journal) { behind.add(operation.id) }
    // What names a file, or takes it back, is in the state, and is read all the same: the rest of the file counts by it.
    var read = behind.keys
    for operation in tail where isOfFile(operation, journal) { read.append(operation.id) }
    guard let first = decoded.keys(of: read).min(), last - first < pace.tail else { return nil }
    return Snapshot(
      last: first - 1, also: also(after: first - 1, without: behind), position: checkpoint.position,
      kept: checkpoint.state, unread: unread(until: checkpoint.count))
  }

  /// Whether the state without what is later has it all the same: an undo of what lies before.
  private func isIn(_ operation: Operation, without later: Places<OperationID>, _ journal: Journal) -> Bool {
    if isOfFile(operation, journal) { return true }
    guard operation.isUndo, let root = journal.root(of: operation.id) else { return false }
    if later.contains(root) { return false }
    if journal.contains(root) || (isWhole && dropped.contains(root)) { return true }
    guard case .base(let base) = ground, let keys = decoded?.keys(of: [operation.id]) else { return false }
    return keys.contains { key in base.also.contains { $0.contains(key) } }
  }

  /// Whether it names what a file brought, takes that back or brings it back: however far back that reaches, every state is
  /// made with it.
  private func isOfFile(_ operation: Operation, _ journal: Journal) -> Bool {
    if operation.isImport { return true }
    guard operation.isUndo, let root = journal.root(of: operation.id) else { return false }
    return journal.isImport(root)
  }

  private func also(after first: Int64, without behind: Places<OperationID>) -> [ClosedRange<Int64>] {
    var runs = KnownNumbers()
    for key in decoded?.keys(after: first, without: behind) ?? [] { runs.add(OperationID(writer: "", counter: key)) }
    return runs.runs(of: "")
  }

  /// Of this moment, where much came from a file, or something from the past: an undo then reads what is older first.
  private func latest(_ journal: Journal) -> Snapshot? {
    isSnapshotDue || last - snapshot >= 4 * pace.snapshot ? ofNow(journal) : nil
  }

  private func ofNow(_ journal: Journal) -> Snapshot? {
    guard var position = journal.operations.last?.position else { return nil }
    if case .base(let base) = ground { position = max(position, base.position) }
    return Snapshot(
      last: last, position: position, kept: fold.state, unread: unread(until: journal.operations.count))
  }

  /// For other devices: all that is here.
  @inline(never)  // a gate of the program's parts
  func drawn(_ clock: ServerClock) -> Snapshot? {
    isAtRest(clock) && isWhole ? journal.flatMap { ofNow($0) } : nil
  }

  /// Among the first so many here, and in what the snapshot stands for on which they follow.
  private func unread(until count: Int) -> Unread {
    let unread = decoded?.unread(fold.first..<count) ?? Unread()
    if case .base(let base) = ground { return unread.after(base.unread) }
    return unread
  }
}
