@testable import Departures
import Journal
import Kernel

@testable import App

/// A keeping and the store it stands on, with no page between them: each write is answered as Web/host/journal.js would.
struct Store {
  var keeping = Keeping()
  var records: [Int64: String] = [:]
  private(set) var snapshot: (last: Int64, text: String)?
  var clock = ServerClock(device: Town.now)
  let device: String

  init(_ records: [Int64: String] = [:], device: String = "phone") {
    self.records = records
    self.device = device
    keeping.pace = Pace(snapshot: 24, checkpoint: 8, undoable: 6)
  }

  var last: Int64 { records.keys.max() ?? 0 }

  /// A start: the snapshot and what came after it, or all there is.
  mutating func open(isRead: Bool = true) -> [Outcome] {
    let opening = Opening(
      records: stored { $0 > (snapshot?.last ?? 0) }, last: last, snapshot: snapshot?.text, hasMore: snapshot != nil,
      device: device)
    keeping.forget()
    keeping.open(opening)
    return isRead ? keeping.read(opening) : []
  }

  /// The host hands over all that is older, in two pieces.
  mutating func handOverOlder() -> [Outcome] {
    let older = stored { $0 <= (snapshot?.last ?? 0) }
    let half = older.count / 2
    return keeping.older(Array(older[..<half]), hasMore: true, clock)
      + keeping.older(Array(older[half...]), hasMore: false, clock)
  }

  /// A person enters these together, and the disk does what it can.
  mutating func enter(_ changes: [Change], isFull: Bool = false) -> [Outcome] {
    clock = ServerClock(device: clock.device.adding(seconds: 1))
    keeping.enqueue(changes)
    let handed = keeping.handOver(clock)
    return handed + answer(handed, isFull: isFull)
  }

  mutating func answer(_ outcomes: [Outcome], isFull: Bool = false) -> [Outcome] {
    for case .store(let key, let texts) in outcomes {
      if isFull { return keeping.failed("full", texts, clock) }
      guard key == last + 1 else {
        let missing = stored { $0 >= key }
        return keeping.stored(missing, last: last, isAnswer: false, clock) + keeping.conflict(texts, clock)
      }
      for (index, text) in texts.enumerated() { records[key + Int64(index)] = text }
      return keeping.stored(stored { $0 >= key }, last: last, isAnswer: true, clock)
    }
    return []
  }

  /// Nothing has happened for a while.
  mutating func rest() -> [Outcome] {
    clock = ServerClock(device: clock.device.adding(seconds: 60))
    let outcomes = keeping.quietTurn(clock)
    for case .snapshot(let last, let text, let needless) in outcomes {
      snapshot = (last, text)
      for key in needless { records[key] = nil }
    }
    return outcomes
  }

  mutating func keep(snapshot text: String) { snapshot = snapshot.map { ($0.last, text) } }

  func stored(_ isWanted: (Int64) -> Bool) -> [StoredRecord] {
    records.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map { StoredRecord(key: $0.key, text: $0.value) }
  }

  /// What all that is stored makes, folded at once.
  var expected: Kept {
    var journal = Journal(device: device)
    journal.receive(records.values.compactMap { try? Operation(text: $0) })
    return journal.fold(Kept()) { $0.apply(DecodedOperation($1)) }
  }

  static func stop(_ name: String) -> Change {
    let operation = StopsOperation.added(StopAdded(station: name, position: "a" + name))
    return Change(kind: operation.kind, fields: operation.fields)
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

extension [Outcome] {
  /// What happened, by name, in order.
  var names: [String] {
    map { outcome in
      switch outcome {
      case .store(let key, let records): "store \(key) × \(records.count)"
      case .snapshot(let last, _, _): "snapshot \(last)"
      case .recall: "recall"
      case .drafts(let changes): "drafts \(changes.count)"
      case .changed: "changed"
      case .acknowledged(let operations): "acknowledged \(operations.count)"
      case .broughtIn(let count, let aside): "brought in \(count), aside \(aside)"
      case .failed(let failure, _): "failed \(failure)"
      case .tooLarge: "too large"
      case .broken(let breakage): "broken \(breakage)"
      case .whole: "whole"
      }
    }
  }
}
