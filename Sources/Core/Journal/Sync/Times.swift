import Kernel

/// Which times the operations of a journal get by what the server says: one walk through all of them, however many it
/// speaks of. Its time of one holds. Of what it has not seen nothing is ever shifted by what is learned of a clock, for that
/// may have jumped between two edits, and a shift would then put effects before causes.
struct Times {
  private let before: [Operation]
  /// As they are to be, in the order that they had.
  private var after: [Operation]
  /// The places of those that are others then.
  private var touched: [Bool]
  private var isTouched = false

  init(_ journal: Journal) {
    before = journal.operations
    after = before
    touched = Array(repeating: false, count: before.count)
  }

  /// Where the time on the server is later, what was made here after it and never given one goes behind it: it was made in
  /// sight of it.
  mutating func adopt(_ stamps: Stamps, _ ledger: Ledger) {
    if stamps.isEmpty { return }
    var least: HybridTimestamp?
    for place in after.indices {
      let operation = after[place]
      if let at = stamps[operation.id] {
        if at > operation.at { least = least.map { max($0, at) } ?? at }
        if ledger.doubtful.contains(operation.id) { change(place, operation) }
        set(place, at)
      } else if let last = least, operation.at <= last, !ledger.isGiven(operation.id) {
        let next = last.next(writer: operation.at.writer)
        set(place, next)
        least = next
      }
    }
  }

  /// Those that the server would not take, one tick after another from now, behind all that stays: in their order, and only
  /// those that are further ahead of its clock than it bears, and of the latest that its log has.
  mutating func lower(
    to now: Instant, bearing most: Int64, behind arrived: [Operation], _ mayBe: (OperationID) -> Bool
  ) {
    let wall = min(max(now.milliseconds, 0), HybridClock.lastMillisecond)
    guard isTouched || (after.last?.at.milliseconds ?? 0) > wall + most else { return }
    var limit = wall + most
    for operation in after where operation.at.milliseconds > limit && !mayBe(operation.id) {
      limit = operation.at.milliseconds
    }
    for operation in arrived { limit = max(limit, operation.at.milliseconds) }
    var far: [Int] = []
    var last = HybridTimestamp(milliseconds: 0, counter: 0, writer: "")
    for operation in arrived { last = max(last, operation.at) }
    for (place, operation) in after.enumerated() {
      if operation.at.milliseconds > limit, mayBe(operation.id) {
        far.append(place)
      } else {
        last = max(last, operation.at)
      }
    }
    for place in far.inOrder({ Operation.precedes(after[$0], after[$1]) }) {
      let writer = after[place].at.writer
      last =
        wall > last.milliseconds
        ? HybridTimestamp(milliseconds: wall, counter: 0, writer: writer) : last.next(writer: writer)
      set(place, last)
    }
  }

  /// They are called otherwise, and whatever may still be changed speaks of them by their new names.
  mutating func rename(_ renaming: Renaming, _ meaning: (Operation) -> Change, _ mayBe: (OperationID) -> Bool) {
    if renaming.isEmpty { return }
    for (place, operation) in after.enumerated() where renaming.name(of: operation.id) != nil || mayBe(operation.id) {
      let renamed = renaming.renamed(operation, meaning)
      if renamed == operation { continue }
      change(place, renamed)
    }
  }

  private mutating func set(_ place: Int, _ at: HybridTimestamp) {
    let operation = after[place]
    if operation.at == at { return }
    change(place, Operation(id: operation.id, at: at, change: operation.change))
  }

  private mutating func change(_ place: Int, _ operation: Operation) {
    after[place] = operation
    touched[place] = true
    isTouched = true
  }
}

extension Times {
  /// Those under the names that they had.
  var changed: [Operation] { others { $0.id == $1.id } }

  /// Those under new ones.
  var renamed: [Operation] { others { $0.id != $1.id } }

  private func others(_ isWanted: (Operation, Operation) -> Bool) -> [Operation] {
    if !isTouched { return [] }
    var others: [Operation] = []
    for place in after.indices where touched[place] && isWanted(after[place], before[place]) {
      others.append(after[place])
    }
    return others
  }
}

/// Times by name; of two of one name the first holds.
struct Stamps {
  private var ids = Places<OperationID>()
  private var times: [HybridTimestamp] = []

  var isEmpty: Bool { times.isEmpty }

  mutating func add(_ stamp: Stamp) { if ids.add(stamp.id).isNew { times.append(stamp.at) } }

  subscript(_ id: OperationID) -> HybridTimestamp? { ids.place(of: id).map { times[$0] } }
}

extension HybridTimestamp {
  /// The least later one, of that writer; at the end of time the same.
  fileprivate func next(writer: String) -> HybridTimestamp {
    if counter < HybridClock.mostCount {
      return HybridTimestamp(milliseconds: milliseconds, counter: counter + 1, writer: writer)
    }
    return milliseconds < HybridClock.lastMillisecond
      ? HybridTimestamp(milliseconds: milliseconds + 1, counter: 0, writer: writer)
      : HybridTimestamp(milliseconds: milliseconds, counter: counter, writer: writer)
  }
}
