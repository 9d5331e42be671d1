package import Kernel

/// All operations that this device knows, its own and others', in the one order that every device agrees on.
///
/// State is a fold over it. Which operations are there decides everything, the order of their arrival nothing.
package struct Journal: Sendable {
  package let device: String
  /// By timestamp.
  package private(set) var operations: [Operation] = []
  private var known = Places<OperationID>()
  private(set) var undos = Undos()
  private var clock: HybridClock
  /// The number of this device's last operation, or of what the store holds last: the next one is beyond.
  private var lastStored: Int64 = 0
  /// The same with drafts.
  private var lastDraft: Int64 = 0

  /// A name that is no device's (see `OperationID.isDevice`) is made one by leaving out what may not be in it.
  package init(device: String) {
    self.device = OperationID.device(from: device)
    clock = HybridClock(device: self.device)
  }

  /// An operation for this change, stamped and numbered, to be stored first and received then.
  package mutating func draft(_ change: Change, now: Instant) -> Operation {
    lastDraft += 1
    return Operation(id: OperationID(device: device, counter: lastDraft), at: clock.tick(now: now), change: change)
  }

  /// What the next one will be called.
  var nextDraft: OperationID { OperationID(device: device, counter: lastDraft + 1) }

  /// Drafts that were not stored leave no gap in the numbers.
  package mutating func forgetDrafts() { lastDraft = lastStored }

  /// Numbers up to this one are taken in the store.
  package mutating func skip(to number: Int64) {
    lastStored = max(lastStored, number)
    lastDraft = max(lastDraft, lastStored)
  }

  /// From now on time is later than this one.
  package mutating func observe(_ seen: HybridTimestamp) { clock.observe(seen) }

  /// Goes on with another journal's numbers and time, in whose place this one comes.
  package mutating func carryOn(from other: Journal) {
    lastStored = max(lastStored, other.lastStored)
    lastDraft = max(lastDraft, other.lastDraft)
    clock.observe(
      HybridTimestamp(
        milliseconds: other.clock.milliseconds, counter: max(other.clock.counter, 0), device: other.device))
  }

  /// The last number that is taken; a snapshot keeps it, because it may be beyond those of the store's keys.
  package var number: Int64 { lastStored }

  /// Whether a file may bring this one in. No device is a million entries behind itself: a number of its own so far ahead
  /// was made up, and would take the numbers between away.
  package func accepts(_ id: OperationID) -> Bool {
    id.device != device || id.counter - (1 << 20) <= lastStored
  }

  /// What a file's operations may say of the time: nothing that is more than a day ahead of here. A stamp decides which
  /// of two edits is the later one, and every edit after it is later still: one of the year 9999 would end the order of
  /// all that come. Not earlier than what is here already, for this device's clock may be the wrong one.
  package func latestBelieved(now: Instant) -> Int64 {
    let latest = max(now.milliseconds, operations.last?.at.milliseconds ?? 0)
    return min(max(latest, 0) &+ 86_400_000, HybridClock.lastMillisecond)
  }

  package func contains(_ id: OperationID) -> Bool { known.contains(id) }

  /// The how-manieth to come in it was, from 0; nil of what is not here.
  package func arrival(of id: OperationID) -> Int? { known.place(of: id) }

  /// Takes in operations from the store, other tabs or other devices, in any order and any number of times.
  /// Gives the place from which on a fold has to be made anew, or nil where nothing was new. One that is later than all
  /// others costs no more in a long journal than in a short one.
  @discardableResult
  package mutating func receive(_ arrived: [Operation]) -> Int? {
    var fresh: [Operation] = []
    var hasReplaced = false
    for operation in arrived {
      if known.add(operation.id).isNew {
        fresh.append(operation)
      } else if replaces(operation, among: &fresh) {
        fresh.append(operation)
        hasReplaced = true
      }
    }
    guard !fresh.isEmpty else { return nil }

    for operation in fresh {
      clock.observe(operation.at)
      if operation.id.device == device { skip(to: operation.id.counter) }
    }
    let first = merge(fresh)
    if hasReplaced { undos = Undos() }
    let hasReordered = undos.receive(hasReplaced ? operations : fresh)
    return hasReplaced || hasReordered ? 0 : reach(of: fresh, first)
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

  /// The first place whose operation counts otherwise than before: an undo reaches back to what it takes back.
  private func reach(of fresh: [Operation], _ first: Int) -> Int {
    var wanted = Places<OperationID>()
    for operation in fresh where operation.isUndo {
      if let root = undos.root(of: operation.id) { wanted.add(root) }
    }
    // One is mostly of what was done last; of many each would be looked for through all.
    if wanted.keys.count == 1 { return operations[..<first].lastIndex { $0.id == wanted.keys[0] } ?? first }
    return wanted.keys.isEmpty ? first : operations[..<first].firstIndex { wanted.contains($0.id) } ?? first
  }

  /// Sorts only the new ones, and moves only what is later than the first of them. Gives that one's place.
  private mutating func merge(_ fresh: [Operation]) -> Int { operations.merge(fresh) { Operation.precedes($0, $1) } }

  /// Where it stands, or would.
  private func place(of operation: Operation) -> Int {
    operations.place(of: operation) { Operation.precedes($0, $1) }
  }
}

extension Operation {
  fileprivate func winsOver(_ other: Operation) -> Bool {
    at != other.at ? at < other.at : text < other.text
  }
}
