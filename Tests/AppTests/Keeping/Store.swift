@testable import Departures
import Journal
import Kernel

@testable import App

/// A keeping and the store it stands on, with no page between them: each write is answered as Web/host/journal.js would.
struct Store {
  var keeping = Keeping()
  var records: [Int64: String] = [:]
  var writers: [String] = []
  var known: String?
  private(set) var snapshot: (last: Int64, text: String)?
  private var starts: Int
  var clock = ServerClock(device: Town.now)
  let device: String

  /// `starts` were there before; each has a writer of its own, and the first has the device's name.
  init(_ records: [Int64: String] = [:], device: String = "phone", starts: Int = 0) {
    self.records = records
    self.starts = starts
    self.device = device
    keeping.pace = Pace(snapshot: 24, checkpoint: 8, undoable: 6, turn: 1000)
  }

  var last: Int64 { records.keys.max() ?? 0 }

  /// A start: the snapshot and what came after it, or all there is.
  mutating func open(isRead: Bool = true) -> [Outcome] {
    starts += 1
    let opening = Opening(
      records: stored { $0 > (snapshot?.last ?? 0) }, last: last, snapshot: snapshot?.text, hasMore: snapshot != nil,
      device: device, writer: starts == 1 ? device : "\(device)-start\(starts)", writers: writers, known: known ?? "")
    keeping.forget()
    keeping.open(opening)
    return isRead ? keeping.read(opening) : []
  }

  /// The host hands over all that is older, in two pieces.
  mutating func handOverOlder() -> [Outcome] {
    let older = stored { $0 <= (snapshot?.last ?? 0) }
    let half = older.count / 2
    return keeping.older(Array(older[..<half]), hasMore: true, known: nil)
      + keeping.older(Array(older[half...]), hasMore: false, known: known)
  }

  /// The second fold's turns, as many as it wants.
  mutating func foldOn() -> [Outcome] {
    var outcomes: [Outcome] = []
    while keeping.isFolding { outcomes += keeping.foldOn(clock) }
    return outcomes
  }

  /// A person enters these together, and the disk does what it can.
  mutating func enter(_ changes: [Change], isFull: Bool = false) -> [Outcome] {
    clock = ServerClock(device: clock.device.adding(seconds: 1))
    keeping.enqueue(changes)
    let handed = keeping.handOver(clock)
    return handed + answer(handed, isFull: isFull)
  }

  mutating func answer(_ outcomes: [Outcome], isFull: Bool = false) -> [Outcome] {
    for case .store(let texts, let writer) in outcomes {
      if isFull { return keeping.failed("full", texts, clock) }
      let before = keeping.last
      let isNew = writer.map { !writers.contains($0) } ?? false
      if isNew, let writer { writers.append(writer) }
      for text in texts { records[last + 1] = text }
      let told = stored { $0 > before }
      return keeping.stored(told, last: last, writers: isNew ? [writer ?? ""] : [], isAnswer: true, clock)
    }
    return []
  }

  /// And what those answers lead to, piece by piece.
  mutating func answerAll(_ outcomes: [Outcome]) -> [Outcome] {
    var all = outcomes
    var next = outcomes
    while next.contains(where: { if case .store = $0 { true } else { false } }) {
      next = answer(next)
      all += next
    }
    return all
  }

  /// Nothing has happened for a while.
  mutating func rest() -> [Outcome] {
    clock = ServerClock(device: clock.device.adding(seconds: 60))
    let outcomes = keeping.quietTurn(clock)
    for case .snapshot(let cut) in outcomes {
      snapshot = (cut.last, cut.text)
      known = cut.known ?? known
      for key in cut.needless { records[key] = nil }
    }
    return outcomes
  }

  mutating func keep(snapshot text: String) { snapshot = snapshot.map { ($0.last, text) } }

  func stored(_ isWanted: (Int64) -> Bool) -> [StoredRecord] {
    records.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map { StoredRecord(key: $0.key, text: $0.value) }
  }

  /// What all that is stored makes, folded at once.
  var expected: Kept {
    var journal = Journal(writer: device)
    let latest = records.sorted { $0.key > $1.key }
    journal.amend(latest.compactMap { try? Operation(text: $0.value) })
    return journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }
  }

  static func stop(_ name: String) -> Change {
    let operation = StopsOperation.added(StopAdded(station: name, position: "a" + name))
    return Change(kind: operation.kind, fields: operation.fields)
  }

  static func removed(_ name: String) -> Change {
    let operation = StopsOperation.removed(StopRemoved(station: name))
    return Change(kind: operation.kind, fields: operation.fields)
  }

  /// Opens it as one that was started so often before.
  static func start(_ store: inout Store, after starts: Int) -> [Outcome] {
    store.starts = starts
    return store.open()
  }

  /// A journal of so many stops, and the snapshot that was written on the way.
  static func lived(_ count: Int) -> Store {
    var store = Store()
    _ = store.open(isRead: false)
    for index in 0..<count { _ = store.enter([stop("S\(index)")]) }
    _ = store.rest()
    return store
  }
}

extension Keeping {
  func takingBack(_ id: OperationID) -> TakingBack { undoing(id, isRedo: false) }
  func bringingBack(_ id: OperationID) -> TakingBack { undoing(id, isRedo: true) }
}

extension [Outcome] {
  /// What happened, by name, in order.
  var names: [String] {
    map { outcome in
      switch outcome {
      case .store(let records, _): "store × \(records.count)"
      case .snapshot(let cut): "snapshot \(cut.last)"
      case .recall: "recall"
      case .goOn: "go on"
      case .drafts(let drafts): "drafts \(drafts.changes.count)"
      case .changed: "changed"
      case .acknowledged(let operations): "acknowledged \(operations.count)"
      case .broughtIn(let count, let aside, _): "brought in \(count), aside \(aside)"
      case .failed(let failure, _): "failed \(failure)"
      case .tooLarge: "too large"
      case .broken(let breakage): "broken \(breakage)"
      case .whole: "whole"
      }
    }
  }
}
