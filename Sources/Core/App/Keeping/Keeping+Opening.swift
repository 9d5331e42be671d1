import Journal
import Kernel

/// The journal as the store gives it: all of it, or a snapshot and what came after it, and then what is older.
extension Keeping {
  /// The store is opened once more: nothing of what was at hand counts.
  mutating func forget() {
    let (pace, shared) = (pace, shared)
    self = Keeping()
    self.pace = pace
    // Whose it is does not hang on this store; what is in the log is read anew.
    self.shared = shared.map { _ in SharedLog() }
  }

  /// Of a new one: nothing is read yet.
  mutating func open(_ opening: Opening) {
    last = opening.last
    device = opening.device
    known = opening.known
    decoded = DecodedJournal(writer: opening.writer, among: [opening.device] + opening.writers)
    fold = Fold(Kept(), spacing: pace.checkpoint)
  }

  /// Where a person has kept something.
  mutating func read(_ opening: Opening) -> [Outcome] {
    // Beyond the last number nothing can be kept that is found again.
    if opening.last >= OperationID.mostNumber - 1 { health = .broken(.unreadable) }
    isWhole = !opening.hasMore
    if opening.hasMore {
      if let snapshot = opening.snapshot.flatMap({ Snapshot(text: $0) }), snapshot.last <= opening.last {
        fold = Fold(snapshot.kept, spacing: pace.checkpoint)
        decoded?.observe(snapshot.position.at)
        self.snapshot = snapshot.last
        ground = .base(
          Base(
            position: snapshot.position, unread: snapshot.unread, also: snapshot.also, isLate: snapshot.isOutdated))
      } else {
        ground = .nothing
      }
    }
    let recalls: [Outcome] = isLate || !isKnown ? [.recall] : []
    unfolded = 0
    return receive(sortOut(opening.records)) + recalls
  }

  /// What stands before all that is at hand, piece by piece from the journal's beginning. `known` comes with the last.
  mutating func older(_ records: [StoredRecord], hasMore: Bool, known: String?) -> [Outcome] {
    guard !isWhole, decoded != nil else { return [] }
    let arrived = sortOut(records)
    if decoded?.receive(arrived) != nil, unfolded != nil { unfolded = 0 }
    moveBase()
    // Undos of what the base stands for may be later than it: what was folded on top has moved.
    if let decoded, case .base(let base) = ground,
      arrived.contains(where: { $0.decoded.operation.position > base.position })
    {
      fold.follow(decoded, from: fold.first)
    }
    if hasMore { return [] }
    isWhole = true
    if let known { self.known = known }
    second = SecondFold(Fold(Kept(), spacing: pace.checkpoint))
    return [.whole, .goOn]
  }

  /// Sets aside what is no operation.
  mutating func sortOut(_ records: [StoredRecord]) -> [DecodedRecord] {
    var arrived: [DecodedRecord] = []
    arrived.reserveCapacity(records.count)
    for record in records {
      guard let operation = try? Operation(text: record.text) else {
        damaged.append(record.text)
        continue
      }
      arrived.append(DecodedRecord(key: record.key, decoded: DecodedOperation(operation)))
    }
    return arrived
  }
}
