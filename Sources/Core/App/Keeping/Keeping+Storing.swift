import Journal
import Kernel

/// One record as the store holds it.
struct StoredRecord {
  var key: Int64
  var text: String
}

/// What lasts goes to the host, and the state changes when it is on disk.
extension Keeping {
  /// Hands the host what is to be stored next, if nothing is on its way. While it isn't known what the store holds,
  /// nothing can be stamped.
  @inline(never)  // a gate of the program's parts
  mutating func handOver(_ clock: ServerClock) -> [Outcome] {
    var outcomes: [Outcome] = []
    while outbox.inFlight == nil, !outbox.waiting.isEmpty, isKnown {
      switch outbox.waiting.removeFirst() {
      case .file(let piece): outbox.inFlight = naming(piece, clock)
      case .changes(let changes):
        let operations = decoded?.draft(changes.map { $0.named(by: device) }, now: clock.now) ?? []
        outcomes += send(operations)
      case .drafts(let drafts):
        let changes = drafts.changes.map { $0.named(by: device) }
        outcomes += send(unknown(decoded?.draft(changes, as: drafts.first, now: clock.now) ?? []))
        outcomes += forget(drafts)
      }
      if let batch = outbox.inFlight {
        outbox.handedOver = clock.device
        let own = batch.isFromFile ? batch.own : batch.operations
        outcomes.append(.store(batch.records, writer: own.first?.id.writer))
      }
    }
    return outcomes
  }

  /// What a notification kept is kept until it is on disk; what a page kept is followed by what it still has to keep.
  private mutating func forget(_ drafts: Drafts) -> [Outcome] {
    if drafts.name == AppState.draftsName { return [] }
    if outbox.inFlight == nil { return [.drafts(Drafts(noneOf: drafts.name))] }
    outbox.inFlight?.keptAs = drafts.name
    return []
  }

  /// Nothing of it where one of them is longer than a record may be.
  private mutating func send(_ operations: [Operation]) -> [Outcome] {
    if operations.isEmpty { return tellDrafts() }
    let records = operations.map { $0.text }
    if records.contains(where: { $0.utf8.count > Operation.mostBytes }) { return [.tooLarge] }
    outbox.inFlight = Outbox.Batch(operations: operations, records: records, isFromFile: false)
    return []
  }

  /// The page of an earlier start may have been closed, or be open still, when they were on disk already.
  private func unknown(_ operations: [Operation]) -> [Operation] {
    operations.filter { journal?.contains($0.id) == false }
  }

  /// Those records are on disk, written by this tab or another one; `isAnswer` where what was on its way is among them.
  /// `writers` are those of this device that wrote there for the first time.
  /// `isAmended` where they stand in place of others, and the snapshot with those is gone.
  mutating func stored(
    _ records: [StoredRecord], last: Int64, writers: [String], isAnswer: Bool, isAmended: Bool = false,
    _ clock: ServerClock
  ) -> [Outcome] {
    decoded?.adopt(writers)
    return stored(sortOut(records), last: last, isAnswer: isAnswer, isAmended: isAmended, clock)
  }

  /// The same of what nobody has to read: this page has decoded it.
  mutating func stored(
    _ arrived: [DecodedRecord], last: Int64, isAnswer: Bool, isAmended: Bool, _ clock: ServerClock
  ) -> [Outcome] {
    if isAmended { (snapshot, isSnapshotDue) = (0, true) }
    self.last = max(self.last, last)
    lastChange = clock.device
    // Folded first, because what is told of an operation is told of the state that it made.
    var outcomes = receive(
      arrived, andMoreCome: outbox.inFlight?.isFromFile == true && !isAnswer, isAmended: isAmended)
    if isAnswer, let batch = outbox.inFlight {
      outbox.inFlight = nil
      outcomes += acknowledge(batch, clock)
    }
    return outcomes + tellDrafts() + handOver(clock)
  }

  /// As read from the bytes that are on disk.
  private mutating func acknowledge(_ batch: Outbox.Batch, _ clock: ServerClock) -> [Outcome] {
    if batch.isFromFile { return stored(ofFile: batch, clock) }
    guard let decoded else { return [] }
    return [.acknowledged(batch.operations.map { decoded[$0] })]
      + (batch.keptAs.map { [.drafts(Drafts(noneOf: $0))] } ?? [])
  }

  private mutating func tellDrafts() -> [Outcome] { drafts().map { [.drafts($0)] } ?? [] }

  /// `records` are those it is about; none where it is about the store itself.
  mutating func failed(_ reason: String, _ records: [String], _ clock: ServerClock) -> [Outcome] {
    var broughtIn = 0
    if outbox.inFlight?.isFromFile == true {
      broughtIn = outbox.file?.added ?? 0
      outbox.file = nil
    }
    let outcomes = foldUnfolded()
    if let batch = outbox.inFlight, batch.records == records || records.isEmpty {
      outbox.inFlight = nil
    }
    if let breakage = StorageHealth.Breakage(rawValue: reason) {
      outbox.waiting = []
      health = .broken(breakage)
      return outcomes + [.broken(breakage)]
    }
    let failure = WriteFailure(rawValue: reason) ?? .failed
    if failure == .unavailable { health = .memory }
    return outcomes + [.failed(failure, broughtIn: broughtIn)] + tellDrafts() + handOver(clock)
  }
}
