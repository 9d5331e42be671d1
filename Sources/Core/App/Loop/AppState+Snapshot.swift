import Journal
import Kernel

/// How often what is only for speed is made; the tests go faster.
struct Pace {
  /// New operations since the last snapshot that make another one worth its time.
  var snapshot: Int64 = 256
  /// Operations between two checkpoints of the fold.
  var checkpoint = 64
  /// How many of the last operations must not need what is older than the snapshot.
  var undoable = Journal.mostUndoable
  /// Needless operations that make it worth its time to take them out of the store.
  var needless = 1000
  /// How many of a file's records are stored at once.
  var importing = 100_000
  /// How old an operation is that nobody can undo, in milliseconds.
  var settled: Int64 = 30 * 86_400_000
}

/// When a snapshot is written, and of which moment.
extension AppState {
  /// A snapshot stands for all but the last operations, so that those can be undone without reading what is older.
  /// It is written in a quiet moment, once enough has come since the last one.
  @inline(never)  // a gate of the program's parts
  func writeSnapshot() -> [Outgoing] {
    guard storage == .fine, !disk.isStale, disk.inFlight == nil, isQuiet, let journal else { return [] }
    guard disk.last - disk.snapshot >= pace.snapshot, let snapshot = settled(journal) ?? latest(journal),
      snapshot.last - disk.snapshot >= pace.snapshot / 2
    else { return [] }
    disk.snapshot = snapshot.last
    return [.snapshot(last: snapshot.last, text: snapshot.text, needless: needlessKeys(journal))]
  }

  /// The numbers of records without which every fold stays as it is, once they are many. NB: never the last one, by which
  /// all tabs tell where the journal ends.
  private func needlessKeys(_ journal: Journal) -> [Int64] {
    guard disk.isWhole, journal.operations.count >= pace.needless else { return [] }
    let settled = Journal.Settled(undoable: pace.undoable, age: pace.settled)
    let needless = journal.needless(settled) { ModuleOperation.register($0) }
    guard needless.count >= pace.needless else { return [] }
    var strays = Places<OperationID>()
    var keysOfStrays: [Int64] = []
    for stray in disk.strays where strays.add(stray.id).isNew { keysOfStrays.append(stray.key) }
    var keys: [Int64] = []
    for id in needless { keys.append(strays.place(of: id).map { keysOfStrays[$0] } ?? id.counter) }
    return keys.filter { $0 != disk.last }
  }

  private var isQuiet: Bool {
    guard let last = disk.lastChange else { return true }
    let seconds = clock.device.seconds(since: last)
    return seconds >= 2 || seconds < 0
  }

  /// At the latest checkpoint behind which lie all that can be undone, and only this device's own operations in the
  /// order of their numbers.
  private func settled(_ journal: Journal) -> Snapshot? {
    var lastStray: Int64 = 0
    for stray in disk.strays { lastStray = max(lastStray, stray.key) }
    for checkpoint in fold.checkpoints.reversed() where checkpoint.count > 0 {
      let tail = journal.operations[checkpoint.count...]
      guard let first = tail.first, first.id.counter > lastStray, isOwn(tail, journal, from: checkpoint.count) else {
        continue
      }
      let at = journal.operations[checkpoint.count - 1].at
      return Snapshot(last: first.id.counter - 1, at: at, number: journal.number, kept: checkpoint.state)
    }
    return nil
  }

  private func isOwn(_ tail: ArraySlice<Operation>, _ journal: Journal, from start: Int) -> Bool {
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

  /// Of this moment, where much came from a file: an undo then reads what is older first.
  private func latest(_ journal: Journal) -> Snapshot? {
    guard disk.last - disk.snapshot >= 4 * pace.snapshot, let at = journal.operations.last?.at else { return nil }
    return Snapshot(last: disk.last, at: at, number: journal.number, kept: fold.state)
  }
}
