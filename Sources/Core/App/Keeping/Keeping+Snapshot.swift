import Journal
import Kernel

/// When a snapshot is written, and of which moment.
extension Keeping {
  /// A snapshot stands for all but the last operations, so that those can be undone without reading what is older.
  /// It is written in a quiet moment, once enough has come since the last one.
  @inline(never)  // a gate of the program's parts
  mutating func quietTurn(_ clock: ServerClock) -> [Outcome] {
    guard health == .fine, isSettled, outbox.inFlight == nil, isQuiet(clock.device), let journal else { return [] }
    guard isSnapshotDue || last - self.snapshot >= pace.snapshot, let snapshot = settled(journal) ?? latest(journal),
      isSnapshotDue || snapshot.last - self.snapshot >= pace.snapshot / 2
    else { return [] }
    self.snapshot = snapshot.last
    isSnapshotDue = false
    return [.snapshot(last: snapshot.last, text: snapshot.text, needless: needlessKeys(journal))]
  }

  /// The state is what all at hand makes: nothing waits for what is older.
  private var isSettled: Bool {
    switch extent {
    case .whole: true
    case .tail(let base): !base.isLate
    case .nothing: false
    }
  }

  /// The numbers of records without which every fold stays as it is, once they are many. NB: never the last one, by which
  /// all tabs tell where the journal ends.
  private func needlessKeys(_ journal: Journal) -> [Int64] {
    guard let decoded, isWhole, journal.operations.count >= pace.needless else { return [] }
    let settled = Journal.Settled(undoable: pace.undoable, age: pace.settled)
    let needless = journal.needless(settled) { decoded[$0].register }
    guard needless.count >= pace.needless else { return [] }
    var strays = Places<OperationID>()
    var keysOfStrays: [Int64] = []
    for stray in self.strays where strays.add(stray.id).isNew { keysOfStrays.append(stray.key) }
    var keys: [Int64] = []
    for id in needless { keys.append(strays.place(of: id).map { keysOfStrays[$0] } ?? id.counter) }
    return keys.filter { $0 != last }
  }

  private func isQuiet(_ now: Instant) -> Bool {
    guard let lastChange else { return true }
    let seconds = now.seconds(since: lastChange)
    return seconds >= 2 || seconds < 0
  }

  /// At the latest checkpoint behind which lie all that can be undone, and only this device's own operations in the
  /// order of their numbers.
  private func settled(_ journal: Journal) -> Snapshot? {
    var lastStray: Int64 = 0
    for stray in strays { lastStray = max(lastStray, stray.key) }
    for checkpoint in fold.checkpoints.reversed() where checkpoint.count > 0 {
      let tail = journal.operations[checkpoint.count...]
      guard let first = tail.first, first.id.counter > lastStray, isOwn(tail, journal) else { continue }
      let at = journal.operations[checkpoint.count - 1].at
      return Snapshot(
        last: first.id.counter - 1, at: at, number: journal.number, kept: checkpoint.state,
        unread: unread(first: checkpoint.count))
    }
    return nil
  }

  private func isOwn(_ tail: ArraySlice<Operation>, _ journal: Journal) -> Bool {
    var ordinary = 0
    var last: Int64 = 0
    for operation in tail {
      guard operation.id.device == journal.device, operation.id.counter > last else { return false }
      last = operation.id.counter
      guard operation.isUndo else {
        ordinary += 1
        continue
      }
      guard let root = journal.root(of: operation.id), tail.contains(where: { $0.id == root }) else { return false }
    }
    return ordinary >= pace.undoable
  }

  /// Of this moment, where much came from a file, or something from the past: an undo then reads what is older first.
  private func latest(_ journal: Journal) -> Snapshot? {
    guard isSnapshotDue || last - snapshot >= 4 * pace.snapshot, let at = journal.operations.last?.at else {
      return nil
    }
    return Snapshot(
      last: last, at: at, number: journal.number, kept: fold.state, unread: unread(first: journal.operations.count))
  }

  /// Among the first so many here, and in what the snapshot stands for on which they follow.
  private func unread(first count: Int) -> Unread {
    let unread = decoded?.unread(first: count) ?? Unread()
    if case .tail(let base) = extent { return unread.after(base.unread) }
    return unread
  }
}
