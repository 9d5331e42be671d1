import Journal
import Kernel

/// An operation, and what the module that knows it reads in it: read once, when it comes in.
struct DecodedOperation {
  let operation: Operation
  /// `nil` of an undo, and where no module can read it: kept and passed on as it is, for a version that can.
  let module: ModuleOperation?

  init(_ operation: Operation) {
    self.init(operation, ModuleOperation(operation))
  }

  init(_ operation: Operation, _ module: ModuleOperation?) {
    self.operation = operation
    self.module = module
  }
}

/// One record of the store that is an operation.
struct DecodedRecord {
  var key: Int64
  var decoded: DecodedOperation
}

/// A journal and, beside each of its operations, what its module reads in it and where the store keeps it.
struct DecodedJournal {
  private(set) var journal: Journal
  /// In the order of arrival, which is a place that stays.
  private var modules: [ModuleOperation?] = []
  private var keys: [Int64] = []
  /// Where the store has, or had, an earlier record of one.
  private var copies: [(id: OperationID, key: Int64)] = []

  init(writer: String, among writers: [String]) { journal = Journal(writer: writer, among: writers) }

  subscript(_ operation: Operation) -> DecodedOperation {
    DecodedOperation(operation, journal.arrival(of: operation.id).flatMap { modules[$0] })
  }

  /// Those among so many that no module can read.
  func unread(_ places: Range<Int>) -> Unread {
    var unread = Unread()
    for operation in journal.operations[places] where !operation.isUndo && !operation.isImport {
      if self[operation].module == nil { unread.note(operation) }
    }
    return unread
  }

  /// Gives the place from which on a fold has to be made anew, or nil where nothing is otherwise. Of two records of one
  /// name the last one holds (Documentation/Decisions/0050), in whatever order they come.
  mutating func receive(_ arrived: [DecodedRecord]) -> Int? {
    var names = Places<OperationID>()
    var new: [DecodedRecord] = []
    var changed: [Operation] = []
    for record in arrived.reversed() {
      let operation = record.decoded.operation
      if let arrival = journal.arrival(of: operation.id) {
        let known = keys[arrival]
        if known == record.key { continue }
        copies.append((operation.id, min(known, record.key)))
        if known > record.key { continue }
        keys[arrival] = record.key
        modules[arrival] = record.decoded.module
        changed.append(operation)
      } else if names.add(operation.id).isNew {
        new.append(record)
      } else {
        copies.append((operation.id, record.key))
      }
    }
    let amended = journal.amend(changed)
    let place = journal.receive(new.reversed().map { $0.decoded.operation })
    for record in new.reversed() {
      modules.append(record.decoded.module)
      keys.append(record.key)
    }
    guard let place, let amended else { return place ?? amended }
    return min(place, amended)
  }

  /// Operations under this writer's next numbers; they are not in the journal until they are received.
  mutating func draft(_ changes: [Change], now: Instant) -> [Operation] { journal.draft(changes, now: now) }

  /// Under the names that they had when an earlier start could not store them, `first` and those that follow.
  mutating func draft(_ changes: [Change], as first: OperationID, now: Instant) -> [Operation] {
    journal.draft(changes, as: first, now: now)
  }

  /// As one with what this writer has drafted before.
  mutating func draft(_ changes: [Change], with earlier: OperationID, now: Instant) -> [Operation] {
    journal.draft(changes, with: earlier, now: now)
  }

  mutating func observe(_ seen: HybridTimestamp) { journal.observe(seen) }
  mutating func adopt(_ writers: [String]) { journal.adopt(writers) }
}

extension DecodedJournal {
  /// Where there were two records of one name, the earlier ones.
  var copied: [Int64] { copies.map { $0.key } }

  /// The store has these of them, and no others; gives the names that it has twice.
  mutating func keepCopies(_ there: [Int64]) -> [OperationID] {
    copies.removeAll { !there.contains($0.key) }
    return copies.map { $0.id }
  }

  /// Where the store keeps these.
  func keys(of ids: [OperationID]) -> [Int64] {
    var wanted: [Int64] = []
    for id in ids { if let arrival = journal.arrival(of: id) { wanted.append(keys[arrival]) } }
    if copies.isEmpty { return wanted }
    var all = Places<OperationID>()
    for id in ids { all.add(id) }
    for copy in copies where all.contains(copy.id) { wanted.append(copy.key) }
    return wanted
  }

  /// Where it keeps, beyond this key, what is not among these; in no order.
  func keys(after key: Int64, without ids: Places<OperationID>) -> [Int64] {
    var wanted: [Int64] = []
    for (arrival, other) in keys.enumerated() where other > key && !ids.contains(journal.id(arrival)) {
      wanted.append(other)
    }
    for copy in copies where copy.key > key && !ids.contains(copy.id) { wanted.append(copy.key) }
    return wanted
  }
}

extension Fold<Kept> {
  /// Out of line and in one place, because all modules' rules are inlined here.
  @inline(never)
  mutating func follow(_ decoded: DecodedJournal, from place: Int, atMost most: Int = .max) {
    follow(decoded.journal, from: place, atMost: most) { $0.apply(decoded[$1]) }
  }
}
