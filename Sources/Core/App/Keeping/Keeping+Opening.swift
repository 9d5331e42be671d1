import Journal
import Kernel

/// The journal as the store gives it: all of it, or a snapshot and what came after it, and then what is older.
extension Keeping {
  /// The store is opened once more: nothing of what was at hand counts.
  mutating func forget() {
    let pace = pace
    self = Keeping()
    self.pace = pace
  }

  /// Of a new one: nothing is read yet.
  mutating func open(_ opening: Opening) {
    last = opening.last
    decoded = DecodedJournal(device: opening.device)
    fold = Fold(Kept(), spacing: pace.checkpoint)
  }

  /// Where a person has kept something.
  mutating func read(_ opening: Opening) -> [Outcome] {
    // Beyond the last number nothing can be kept that is found again.
    if opening.last >= OperationID.mostNumber - 1 { health = .broken(.unreadable) }
    decoded?.skip(to: opening.last)
    if opening.hasMore {
      if let snapshot = opening.snapshot.flatMap({ Snapshot(text: $0) }), snapshot.last <= opening.last {
        fold = Fold(snapshot.kept, spacing: pace.checkpoint)
        decoded?.observe(snapshot.at)
        decoded?.skip(to: snapshot.number)
        self.snapshot = snapshot.last
        extent = .tail(Base(at: snapshot.at, unread: snapshot.unread, isLate: snapshot.isOutdated))
      } else {
        extent = .nothing
      }
    }
    let recalls: [Outcome] = isLate ? [.recall] : []
    unfolded = 0
    return receive(sortOut(opening.records)) + recalls
  }

  /// What stands before all that is at hand, piece by piece from the journal's beginning.
  mutating func older(_ records: [StoredRecord], hasMore: Bool, _ clock: ServerClock) -> [Outcome] {
    guard !isWhole, let device = journal?.device else { return [] }
    let arrived = sortOut(records)
    let past = past ?? Past(decoded: DecodedJournal(device: device), fold: Fold(Kept(), spacing: pace.checkpoint))
    if let place = past.decoded.receive(arrived) { past.fold.follow(past.decoded, from: place) }
    self.past = past
    return hasMore ? [] : becomeWhole(past) + handOver(clock)
  }

  /// The fold of the whole journal takes the place of the snapshot's. They are equal, unless something had to wait for
  /// it; if ever they are not, the journal is right.
  private mutating func becomeWhole(_ past: Past) -> [Outcome] {
    guard let decoded else { return [] }
    past.decoded.carryOn(from: decoded)
    if let place = past.decoded.receive(decoded.operations) { past.fold.follow(past.decoded, from: place) }
    if case .tail(let base) = extent, !base.isLate, past.fold.state != fold.state {
      hasWrongSnapshot = true
      snapshot = 0
    }
    if isLate { isSnapshotDue = true }
    self.decoded = past.decoded
    fold = past.fold
    self.past = nil
    extent = .whole
    unfolded = nil
    return [.changed, .whole]
  }
}
