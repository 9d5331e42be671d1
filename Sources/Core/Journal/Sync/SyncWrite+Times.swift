import Kernel

/// Which times operations get. The server's time of one holds. What is not sent yet and too far ahead is lowered, as little
/// as is needed and in its order: nothing is ever shifted by what is learned of the clock, for a clock may have jumped
/// between two edits, and a shift would then put effects before causes.
extension SyncWrite {
  /// The time that the server has of one that is here. Where that is later, what this device made after it and has not sent
  /// goes behind it, for it was made in sight of it.
  mutating func adopt(_ stamp: Stamp) {
    let before = journal.operation(stamp.id)?.at
    ledger.sent.add(stamp.id)
    ledger.given.add(stamp.id)
    guard let before, before != stamp.at else { return }
    restamp([stamp])
    var clock = stamp.at
    var behind: [Stamp] = []
    for operation in journal.operations(after: before, through: stamp.at)
    where operation.id != stamp.id && !ledger.given.contains(operation.id) {
      clock = clock.next(writer: operation.at.writer)
      behind.append(Stamp(id: operation.id, at: clock))
    }
    restamp(behind)
  }

  /// Those that the server would not take, one tick after another from now, behind all that stays. Then the clock is what is
  /// held: or once far ahead it would stay there.
  mutating func lower(to now: Instant) {
    let limit = now.milliseconds + HybridClock.mostDrift
    var far: [Operation] = []
    var last = HybridTimestamp(milliseconds: 0, counter: 0, writer: "")
    for operation in journal.operations.reversed() {
      if operation.at.milliseconds > limit, !ledger.given.contains(operation.id) {
        far.append(operation)
      } else {
        last = max(last, operation.at)
        if operation.at.milliseconds <= limit { break }
      }
    }
    if far.isEmpty { return }
    var lowered: [Stamp] = []
    for operation in far.reversed() {
      let writer = operation.at.writer
      last =
        now.milliseconds > last.milliseconds
        ? HybridTimestamp(milliseconds: now.milliseconds, counter: 0, writer: writer) : last.next(writer: writer)
      lowered.append(Stamp(id: operation.id, at: last))
    }
    restamp(lowered)
  }

  /// The server has something else under this name.
  mutating func replace(_ operation: Operation) {
    journal.replace(operation)
    note(operation)
  }

  private mutating func restamp(_ stamps: [Stamp]) {
    if stamps.isEmpty { return }
    for operation in journal.restamp(stamps) { note(operation) }
  }

  /// The last of what is said of one is what is stored.
  private mutating func note(_ operation: Operation) {
    if let index = arrived.firstIndex(where: { $0.id == operation.id }) {
      arrived[index] = operation
    } else if let index = replaced.firstIndex(where: { $0.id == operation.id }) {
      replaced[index] = operation
    } else {
      replaced.append(operation)
    }
  }
}

extension HybridTimestamp {
  /// The least later one, of that writer.
  fileprivate func next(writer: String) -> HybridTimestamp {
    counter < HybridClock.mostCount
      ? HybridTimestamp(milliseconds: milliseconds, counter: counter + 1, writer: writer)
      : HybridTimestamp(milliseconds: milliseconds + 1, counter: 0, writer: writer)
  }
}
