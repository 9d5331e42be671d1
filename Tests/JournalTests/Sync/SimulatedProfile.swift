import Journal
import Kernel

/// What one browser profile has stored: records under numbers that only grow, and the ledger beside them.
struct SimulatedDisk {
  private(set) var records: [(number: Int, operation: Operation)] = []
  /// Of a name with several records the last one holds.
  private(set) var operations: [OperationID: Operation] = [:]
  private(set) var last = 0
  var ledger: Ledger?
  /// What compactions have taken out.
  private(set) var dropped = KnownNumbers()

  /// Why a write of an exchange was not made.
  enum Refusal { case moved, overtaken }

  mutating func append(_ operations: [Operation]) {
    for operation in operations {
      last += 1
      records.append((last, operation))
      self.operations[operation.id] = operation
    }
  }

  /// All of it or nothing: only where the ledger is the one before, and nothing is here that the page has not seen.
  mutating func store(_ write: SyncWrite, seen: Int) -> Refusal? {
    if (ledger?.revision ?? 0) != write.ledger.revision - 1 { return .overtaken }
    if last != seen { return .moved }
    force(write)
    return nil
  }

  mutating func force(_ write: SyncWrite) {
    let gone = Set(write.replaced.map(\.id))
    if !gone.isEmpty { records.removeAll { gone.contains($0.operation.id) } }
    append(write.arrived + write.replaced)
    ledger = write.ledger
  }

  /// The last record stays, by which it is known how far there were any.
  mutating func compact(_ needless: [OperationID]) {
    let gone = Set(needless.filter { $0 != records.last?.operation.id })
    for id in gone {
      dropped.add(id)
      operations[id] = nil
    }
    records.removeAll { gone.contains($0.operation.id) }
  }

  var doubtful: [OperationID] {
    var names: Set<OperationID> = []
    return records.filter { !names.insert($0.operation.id).inserted }.map(\.operation.id)
  }

  var journal: Journal {
    var journal = Journal(writer: "reader")
    journal.receive(Array(operations.values))
    return journal
  }
}

/// One page of a device: a journal in memory, as far as it has read the disk, and its exchange. What is under way stands in
/// `pending`.
struct SimulatedTab {
  var journal: Journal
  var exchange = Exchange(account: "a")
  var pending: [Exchange.Effect] = []
  /// An answer that is still on its way though nobody waits for it any more.
  var late: (number: Int, answer: LateAnswer)?
  let number: Int
  /// How far it has read.
  private(set) var seen = 0

  enum LateAnswer {
    case pulled(Result<Pulled, SyncRefusal>)
    case pushed(Result<Pushed, SyncRefusal>)
  }

  init(number: Int, _ disk: SimulatedDisk) {
    self.number = number
    journal = Journal(writer: "w\(number)")
    catchUp(disk)
  }

  /// What stands there behind what it has read. The last record of a name holds.
  mutating func catchUp(_ disk: SimulatedDisk) {
    if seen == disk.last { return }
    let fresh = disk.records.reversed().prefix { $0.number > seen }
    journal.amend(fresh.map(\.operation))
    seen = disk.last
  }
}

/// One browser profile: its disk, its clock, its pages.
struct SimulatedProfile {
  var disk = SimulatedDisk()
  /// All that its pages were ever called.
  var writers: [String] = []
  var tabs: [SimulatedTab] = []
  /// Which page has the lock.
  var lock: Int?
  /// How far its clock is wrong, and what was learned of that.
  var skew: Int64
  var offset: Int64 = 0
  /// Nothing that it asks arrives.
  var isCutOff = false
  /// A backup of the disk.
  var earlier: SimulatedDisk?

  init(skew: Int64) { self.skew = skew }

  func now(_ server: LogServer) -> Instant { Instant(milliseconds: max(0, server.now + skew + offset)) }
}
