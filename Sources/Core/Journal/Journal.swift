package import Kernel

/// All operations that this device knows, its own and others', in the one order that every device agrees on.
///
/// State is a fold over it. Which operations are there decides everything, the order of their arrival nothing.
package struct Journal: Sendable {
  /// Who makes operations here. Born with each start, so that no two that are alive ever have the same name, and none of
  /// them has to ask another for a number.
  package let writer: String
  /// The writers of this device, of earlier starts and other tabs too: what they made can be taken back here.
  package private(set) var writers = Places<String>()
  /// The highest number that is known of each of them.
  private var given: [Int64] = []
  /// By timestamp.
  package private(set) var operations: [Operation] = []
  private var known = Places<OperationID>()
  /// Of all that was said, wherever it came from.
  private var undos = Undos()
  private var imports = Imports()
  /// Without those that came with a file which is taken back; nil where there are none such.
  private var counted: Undos?
  private var clock: HybridClock
  /// How many this writer has drafted.
  var drafted: Int64 = 0

  /// A name that is no writer's (see `OperationID.isWriter`) is made one by leaving out what may not be in it.
  package init(writer: String, among writers: [String] = []) {
    self.writer = OperationID.writer(from: writer)
    clock = HybridClock(writer: self.writer)
    adopt([self.writer] + writers)
  }

  /// These are this device's as well.
  package mutating func adopt(_ writers: [String]) {
    for writer in writers where OperationID.isWriter(writer) {
      if self.writers.add(writer).isNew { given.append(0) }
    }
  }

  /// Whether this device made it, by whichever of its writers.
  package func isOwn(_ id: OperationID) -> Bool { writers.contains(id.writer) }

  /// An operation for this change, stamped and numbered, to be stored first and received then. The number of one that could
  /// not be stored is nobody's.
  package mutating func draft(_ change: Change, now: Instant) -> Operation {
    drafted += 1
    return draft(change, as: OperationID(writer: writer, counter: drafted), now: now)
  }

  /// What an earlier start had numbered, and could not store.
  mutating func draft(_ change: Change, as id: OperationID, now: Instant) -> Operation {
    let tick = clock.tick(now: now)
    let at = HybridTimestamp(milliseconds: tick.milliseconds, counter: tick.counter, writer: id.writer)
    return Operation(id: id, at: at, change: change)
  }

  /// What the next one will be called.
  package var nextDraft: OperationID { OperationID(writer: writer, counter: drafted + 1) }

  /// From now on time is later than this one.
  package mutating func observe(_ seen: HybridTimestamp) { clock.observe(seen) }

  /// Whether a file may bring this one in. What this very writer made is here already; and of an earlier one, whose last are
  /// missing, not a million are. Another number under their names was made up, and would take the place of what is still to
  /// come, here or in a tab of an earlier version.
  package func accepts(_ id: OperationID) -> Bool {
    if id.writer == writer { return id.counter <= drafted }
    return writers.place(of: id.writer).map { id.counter - (1 << 20) <= given[$0] } ?? true
  }

  /// What a file's operations may say of the time: nothing that is more than a day ahead of here. A stamp decides which
  /// of two edits is the later one, and every edit after it is later still: one of the year 9999 would end the order of
  /// all that come. Not earlier than what is here already, for this device's clock may be the wrong one.
  package func latestBelieved(now: Instant) -> Int64 {
    let latest = max(now.milliseconds, operations.last?.at.milliseconds ?? 0)
    return min(max(latest, 0) &+ 86_400_000, HybridClock.lastMillisecond)
  }

  package func contains(_ id: OperationID) -> Bool { known.contains(id) }

  /// Its number in the order in which operations came in, from 0; nil for one that is not here.
  package func arrival(of id: OperationID) -> Int? { known.place(of: id) }

  /// The operation that came in under that number.
  package func id(_ arrival: Int) -> OperationID { known.keys[arrival] }

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
      if let place = writers.place(of: operation.id.writer) { given[place] = max(given[place], operation.id.counter) }
    }
    drafted = max(drafted, given[0])  // Its own place is the first.
    let first = merge(fresh)
    if hasReplaced {
      judgeAnew()
      return 0
    }
    let hasReordered = undos.receive(fresh)
    let switched = imports.receive(fresh, undos)
    let hadOthers = counted != nil
    count(fresh, anew: !switched.isEmpty)
    if hasReordered { return 0 }
    let reach = reach(of: fresh, first)
    if switched.isEmpty { return reach }
    // An undo among them may be of anything.
    if hadOthers || counted != nil { return 0 }
    return operations[..<reach].firstIndex { other in switched.contains { $0.contains(other.id) } } ?? reach
  }
}

/// What counts, and what was taken back.
extension Journal {
  /// Whether an operation has no effect at present because of an undo. Of an undo: whether it was itself taken back.
  package func isUndone(_ id: OperationID) -> Bool { holding(id).isUndone(id) }

  /// Whether it has none because the file that brought it is taken back.
  package func isSwitchedOff(_ id: OperationID) -> Bool { imports.switchesOff(id) }

  /// All that was done: that a file brought some of it in is not one more.
  package var changeCount: Int { operations.count - imports.count }

  /// The writers of this device of which a file that is taken back names numbers that are not given yet.
  var namedAhead: [String] {
    var named: [String] = []
    for (place, writer) in writers.keys.enumerated() {
      if imports.switchesOff(beyond: OperationID(writer: writer, counter: given[place])) { named.append(writer) }
    }
    return named
  }

  /// Whether it says that a file brought others in.
  package func isImport(_ id: OperationID) -> Bool { imports.contains(id) }

  /// The ordinary operation that an undo, or the undo of an undo, is about; nil of an ordinary one.
  package func root(of undo: OperationID) -> OperationID? { undos.root(of: undo) }

  /// What an undo of an undo lets stand again; nil of another undo.
  package func broughtBack(by undo: OperationID) -> OperationID? {
    undos.takesBack(undo) == false ? undos.root(of: undo) : nil
  }

  /// The undo because of which it has no effect: to be taken back where it is to be brought back.
  func undo(holding id: OperationID) -> OperationID? { holding(id).undo(holding: id) }

  /// What a file brings can't speak of whether a file is taken back: or that would hang on itself.
  private func holding(_ id: OperationID) -> Undos { imports.contains(id) ? undos : counted ?? undos }

  private mutating func judgeAnew() {
    (undos, imports) = (Undos(), Imports())
    _ = undos.receive(operations)
    _ = imports.receive(operations, undos)
    count(operations, anew: true)
  }

  /// Undos that came with a file which is taken back don't count either.
  private mutating func count(_ new: [Operation], anew: Bool) {
    let isFirst = anew || counted == nil
    if isFirst {
      counted = nil
      guard (anew ? operations : new).contains(where: { $0.isUndo && imports.switchesOff($0.id) }) else { return }
      counted = Undos()
    }
    let files = imports  // Or `self` would be read while it is changed.
    _ = counted?.receive(isFirst ? operations : new) { files.switchesOff($0) }
  }
}

extension Journal {
  /// These instead of what is here under their names; what is held is what the clock shows then. Gives the first place that
  /// is another one.
  mutating func replace(with others: [Operation]) -> Int {
    var ids = Places<OperationID>()
    for operation in others { ids.add(operation.id) }
    var first = operations.count
    var hasJudged = others.contains { $0.isUndo || $0.isImport }
    for (place, operation) in operations.enumerated() where ids.contains(operation.id) {
      first = min(first, place)
      hasJudged = hasJudged || operation.isUndo || operation.isImport
    }
    operations.removeAll { ids.contains($0.id) }
    first = min(first, merge(others))
    clock = HybridClock(writer: writer)
    if let last = operations.last { clock.observe(last.at) }
    if !hasJudged { return first }
    judgeAnew()
    return 0
  }

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

  /// How many stand before it and at it.
  package func count(through position: Position) -> Int {
    var (low, high) = (0, operations.count)
    while low < high {
      let middle = (low + high) / 2
      if operations[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    return low
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
