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

/// A journal and, beside each of its operations, what its module reads in it.
struct DecodedJournal {
  private(set) var journal: Journal
  /// In the order of arrival, which is a place that stays.
  private var modules: [ModuleOperation?] = []

  init(device: String) { journal = Journal(device: device) }

  subscript(_ operation: Operation) -> DecodedOperation {
    DecodedOperation(operation, journal.arrival(of: operation.id).flatMap { modules[$0] })
  }

  /// Those among the first so many that no module can read.
  func unread(first count: Int) -> Unread {
    var unread = Unread()
    for operation in journal.operations[..<count] where !operation.isUndo {
      if self[operation].module == nil { unread.note(operation) }
    }
    return unread
  }

  /// All of them, by timestamp.
  var operations: [DecodedOperation] { journal.operations.map { self[$0] } }

  /// Gives the place from which on a fold has to be made anew, or nil where nothing was new.
  mutating func receive(_ arrived: [DecodedOperation]) -> Int? {
    let place = journal.receive(arrived.map { $0.operation })
    var repeated = Places<OperationID>()
    for decoded in arrived {
      if journal.arrival(of: decoded.operation.id) == modules.count {
        modules.append(decoded.module)
      } else {
        repeated.add(decoded.operation.id)
      }
    }
    // Of two that claim one id another one may hold now.
    if place == 0, !repeated.keys.isEmpty {
      for operation in journal.operations where repeated.contains(operation.id) {
        if let arrival = journal.arrival(of: operation.id) { modules[arrival] = DecodedOperation(operation).module }
      }
    }
    return place
  }

  /// Operations for these changes, to be stored together first and received then.
  mutating func draft(_ changes: [Change], now: Instant) -> [Operation] { journal.draft(changes, now: now) }

  mutating func forgetDrafts() { journal.forgetDrafts() }
  mutating func skip(to number: Int64) { journal.skip(to: number) }
  mutating func observe(_ seen: HybridTimestamp) { journal.observe(seen) }
  mutating func carryOn(from other: DecodedJournal) { journal.carryOn(from: other.journal) }
}

extension Fold<Kept> {
  /// Follows the journal; what is not later than `base` is in the state already, or has to wait until all is at hand.
  /// In one place, because all modules' rules are spread into it.
  @inline(never)
  mutating func follow(_ decoded: DecodedJournal, from place: Int, after base: HybridTimestamp? = nil) {
    follow(decoded.journal, from: place) { state, operation in
      if let base, operation.at <= base { return }
      state.apply(decoded[operation])
    }
  }
}

/// Operations that no module of this version can read: how many, and of each kind one, by which a later version tells
/// whether it can.
struct Unread: Equatable {
  private(set) var count: Int64 = 0
  private(set) var samples: [Operation] = []

  /// A snapshot is read at each start: it carries few, and none that is long.
  private static let mostSamples = 20
  private static let mostBytes = 4096

  init() {}

  mutating func note(_ operation: Operation) {
    count += 1
    sample(operation)
  }

  private mutating func sample(_ operation: Operation) {
    guard samples.count < Self.mostSamples, !samples.contains(where: { $0.change.kind == operation.change.kind }),
      operation.text.utf8.count <= Self.mostBytes
    else { return }
    samples.append(operation)
  }

  /// With those that came before.
  func after(_ earlier: Unread) -> Unread {
    var all = earlier
    all.count += count
    for operation in samples { all.sample(operation) }
    return all
  }

  /// Whether this version can read one of them.
  var isReadable: Bool { samples.contains { ModuleOperation($0) != nil } }

  /// `{"count":3,"samples":["{…}"]}`
  init(json: JSON) {
    count = json["count"]?.integer ?? 0
    samples = (json["samples"]?.array ?? []).compactMap { $0.string.flatMap { try? Operation(text: $0) } }
  }

  var json: JSON { .object(["count": .integer(count), "samples": .array(samples.map { .string($0.text) })]) }
}
