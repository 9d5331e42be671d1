package import Kernel

/// All operations that this device knows, its own and others', in the one order that every device agrees on.
///
/// State is a fold over it. Which operations are there decides everything, the order of their arrival nothing.
package struct Journal: Sendable {
  package let device: String
  /// By timestamp.
  package private(set) var operations: [Operation] = []
  private var known: Set<OperationID> = []
  private var undos = Undos()
  private var clock: HybridClock
  /// The number of this device's last operation.
  private var lastCounter: Int64 = 0

  /// A name that is no device's (see `OperationID.isDevice`) is made one by leaving out what may not be in it.
  package init(device: String) {
    self.device = OperationID.device(from: device)
    clock = HybridClock(device: self.device)
  }

  /// An operation for this change, stamped and numbered, to be stored first and received then. Drafts that are never
  /// stored leave a gap in the numbers, nothing else.
  package mutating func draft(_ change: Change, now: Instant) -> Operation {
    lastCounter += 1
    return Operation(id: OperationID(device: device, counter: lastCounter), at: clock.tick(now: now), change: change)
  }

  /// Takes in operations from the store, other tabs or other devices, in any order and any number of times.
  /// Says whether there was anything new. One that is later than all others costs no more in a long journal than in
  /// a short one.
  @discardableResult
  package mutating func receive(_ arrived: [Operation]) -> Bool {
    var fresh: [Operation] = []
    var hasReplaced = false
    for operation in arrived {
      if known.insert(operation.id).inserted {
        fresh.append(operation)
      } else if replaces(operation, among: &fresh) {
        fresh.append(operation)
        hasReplaced = true
      }
    }
    guard !fresh.isEmpty else { return false }

    for operation in fresh {
      clock.observe(operation.at)
      if operation.id.device == device { lastCounter = max(lastCounter, operation.id.counter) }
    }
    merge(fresh)
    if hasReplaced { undos = Undos() }
    undos.receive(hasReplaced ? operations : fresh)
    return true
  }
}

extension Journal {
  /// Two different operations of the same id can only come from damage or from a copied profile. Everywhere the same
  /// one must win, whichever came first: the earlier. The other one is taken out.
  private mutating func replaces(_ operation: Operation, among fresh: inout [Operation]) -> Bool {
    let place = place(of: operation)
    if place < operations.count, operations[place] == operation { return false }
    if let index = fresh.firstIndex(where: { $0.id == operation.id }) {
      guard operation.winsOver(fresh[index]) else { return false }
      fresh.remove(at: index)
      return true
    }
    guard let index = operations.firstIndex(where: { $0.id == operation.id }),
      operation.winsOver(operations[index])
    else { return false }
    operations.remove(at: index)
    return true
  }

  /// Sorts only the new ones, and moves only what is later than the first of them.
  private mutating func merge(_ fresh: [Operation]) {
    let fresh = fresh.sorted(by: Operation.precedes)
    guard let first = fresh.first else { return }
    let place = place(of: first)
    let later = Array(operations[place...])
    operations.removeSubrange(place...)
    var next = 0
    for operation in later {
      while next < fresh.count, Operation.precedes(fresh[next], operation) {
        operations.append(fresh[next])
        next += 1
      }
      operations.append(operation)
    }
    operations.append(contentsOf: fresh[next...])
  }

  /// Where it stands, or would.
  private func place(of operation: Operation) -> Int {
    var low = 0
    var high = operations.count
    while low < high {
      let middle = (low + high) / 2
      if Operation.precedes(operations[middle], operation) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Operation {
  fileprivate func winsOver(_ other: Operation) -> Bool {
    at != other.at ? at < other.at : text < other.text
  }
}

extension Journal {
  /// The operations that count: neither undone nor themselves an undo.
  package var effective: [Operation] { operations.filter { counts($0) } }

  /// The state that the effective operations make of the initial one, applied by timestamp.
  package func fold<State>(_ initial: State, _ apply: (inout State, Operation) -> Void) -> State {
    var state = initial
    for operation in operations where counts(operation) { apply(&state, operation) }
    return state
  }

  /// The change that takes an operation back. Of an undo, it is the redo.
  package func undo(_ id: OperationID) -> Change { Undos.change(undoing: id) }

  /// Whether an operation has no effect at present because of an undo. Of an undo: whether it was itself taken back.
  package func isUndone(_ id: OperationID) -> Bool { undos.isUndone(id) }

  /// What a person can take back: this device's last 50 effective operations, newest first.
  package var undoable: [Operation] {
    var newest: [Operation] = []
    for operation in operations.reversed() where operation.id.device == device && counts(operation) {
      newest.append(operation)
      if newest.count == 50 { break }
    }
    return newest
  }

  private func counts(_ operation: Operation) -> Bool {
    !Undos.isUndo(operation) && !undos.isUndone(operation.id)
  }
}
