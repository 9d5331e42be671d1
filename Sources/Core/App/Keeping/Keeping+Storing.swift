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
      case .file(let batch): outbox.inFlight = batch
      case .changes(let changes):
        outbox.inFlight = stamped(changes, clock.now)
        if outbox.inFlight == nil { outcomes.append(.tooLarge) }
      }
      if let batch = outbox.inFlight {
        outbox.handedOver = clock.device
        outcomes.append(.store(key: last + 1, records: batch.records))
      }
    }
    return outcomes
  }

  /// Nil where one of them is longer than a record may be.
  private mutating func stamped(_ changes: [Change], _ now: Instant) -> Outbox.Batch? {
    guard let operations = decoded?.draft(changes, now: now) else { return nil }
    let records = operations.map { $0.text }
    if records.contains(where: { $0.utf8.count > Operation.mostBytes }) {
      decoded?.forgetDrafts()
      return nil
    }
    return Outbox.Batch(operations: operations, records: records, isFromFile: false)
  }

  /// Those records are on disk, written by this tab or another one; `isAnswer` where what was on its way is among them.
  mutating func stored(_ records: [StoredRecord], last: Int64, isAnswer: Bool, _ clock: ServerClock) -> [Outcome] {
    let arrived = sortOut(records)
    self.last = max(self.last, last)
    lastChange = clock.device
    decoded?.skip(to: last)
    // Folded first, because what is told of an operation is told of the state that it made.
    var outcomes = receive(arrived, andMoreCome: outbox.inFlight?.isFromFile == true && !isAnswer)
    if isAnswer, let batch = outbox.inFlight {
      outbox.inFlight = nil
      outbox.oldDrafts = []
      outcomes += acknowledge(batch, clock)
    }
    return outcomes + tellDrafts() + handOver(clock)
  }

  /// As read from the bytes that are on disk.
  private mutating func acknowledge(_ batch: Outbox.Batch, _ clock: ServerClock) -> [Outcome] {
    if batch.isFromFile { return stored(ofFile: batch, clock) }
    guard let decoded else { return [] }
    return [.acknowledged(batch.operations.map { decoded[$0] })]
  }

  private mutating func tellDrafts() -> [Outcome] { drafts().map { [.drafts($0)] } ?? [] }

  /// Another tab took that number first; what it wrote has been received, so the same gets the next numbers.
  mutating func conflict(_ records: [String], _ clock: ServerClock) -> [Outcome] {
    guard let batch = outbox.inFlight, batch.records == records else { return [] }
    outbox.inFlight = nil
    let outcomes = foldUnfolded()
    decoded?.forgetDrafts()
    let changes = unstored(batch.operations.map { $0.change.alone })
    if batch.isFromFile || !changes.isEmpty {
      outbox.waiting.insert(batch.isFromFile ? .file(batch) : .changes(changes), at: 0)
    }
    return outcomes + handOver(clock)
  }

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
      decoded?.forgetDrafts()
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

/// What it takes to take an operation back.
enum TakingBack {
  /// These are to be stored.
  case changes([Change])
  /// It is older than what is at hand.
  case needsWhole
  /// It is taken back already, or nobody knows it.
  case nothing
}

extension Keeping {
  /// Takes an operation back, with all that was stored together with it.
  func takingBack(_ id: OperationID) -> TakingBack {
    guard let journal, !journal.isUndone(id) else { return .nothing }
    let together = journal.together(with: id)
    if !isWhole, !together.allSatisfy({ journal.contains($0) }) { return .needsWhole }
    let standing = together.filter { journal.contains($0) && !journal.isUndone($0) }
    return standing.isEmpty ? .nothing : .changes(standing.map { journal.undo($0) })
  }
}
