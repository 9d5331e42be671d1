import Kernel

/// What an answer of the server changes: stored in one transaction, and only then the case. A page takes in both lists by
/// `Journal.amend`.
package struct SyncWrite: Sendable {
  package var ledger: Ledger
  /// To be stored behind all that is there.
  package var arrived: [Operation] = []
  /// Stored already, under another time or saying something else: likewise, and all records of their names go.
  package var replaced: [Operation] = []

  package init(ledger: Ledger) { self.ledger = ledger }
}

extension Ledger {
  /// The next part of the log, taken in; nil where that changes nothing. What a compaction has dropped here stays out.
  func taking(
    _ pulled: Pulled, into journal: Journal, without dropped: KnownNumbers, _ meaning: (Operation) -> Change
  ) -> SyncWrite? {
    var write = SyncWrite(ledger: self)
    var names = Places<OperationID>()
    var theirs: [Operation] = []
    for operation in pulled.operations where names.add(operation.id).isNew { theirs.append(operation) }
    var stamps = Stamps()
    var renaming = Renaming()
    for (place, held) in journal.held(names).enumerated() {
      let operation = theirs[place]
      write.ledger.note(operation.id)
      guard let held else {
        if !dropped.contains(operation.id) { write.arrived.append(operation) }
        continue
      }
      if held.change == operation.change {
        stamps.add(Stamp(id: operation.id, at: operation.at))
      } else {
        // The log's copy of a name holds. What is here was made under the same one by a copy of this profile: it is kept too.
        renaming.add(held)
        write.replaced.append(operation)
      }
    }
    for stamp in pulled.sealed {
      write.ledger.note(stamp.id)
      if journal.contains(stamp.id) { stamps.add(stamp) } else { write.ledger.sealed.add(stamp.id) }
    }
    (write.ledger.cursor, write.ledger.mark) = (pulled.cursor, pulled.mark)

    let ledger = write.ledger
    var times = Times(journal)
    times.rename(renaming, meaning) { !ledger.isSent($0) }
    times.adopt(stamps, ledger)
    times.lower(to: pulled.now, bearing: HybridClock.mostDrift, behind: write.arrived + write.replaced) {
      !ledger.isGiven($0)
    }
    let isSame = cursor == pulled.cursor && mark == pulled.mark
    let changed = write.changed(by: times)
    return isSame && changed.arrived.isEmpty && changed.replaced.isEmpty ? nil : changed
  }

  /// All of a batch is on the server; under the time it was sent with where the server says no other.
  func acknowledging(_ batch: [Operation], _ pushed: Pushed, in journal: Journal) -> SyncWrite {
    var write = SyncWrite(ledger: self)
    var stamps = Stamps()
    for stamp in pushed.stamps { stamps.add(stamp) }
    for operation in batch {
      write.ledger.note(operation.id)
      stamps.add(Stamp(id: operation.id, at: operation.at))
    }
    write.ledger.mark = pushed.mark
    var times = Times(journal)
    times.adopt(stamps, write.ledger)
    return write.changed(by: times)
  }

  /// The server would not take times so far ahead of `now`, the later of its clock and its log. A log that was wiped has not
  /// seen those either that were given one once.
  func lowering(to now: Instant, in journal: Journal) -> SyncWrite? {
    var times = Times(journal)
    times.lower(to: now, bearing: 0, behind: []) { isToBeSent($0) }
    let write = SyncWrite(ledger: self).changed(by: times)
    return write.replaced.isEmpty ? nil : write
  }

  func refilled() -> SyncWrite {
    var write = SyncWrite(ledger: self)
    write.ledger.refill()
    write.ledger.revision += 1
    return write
  }

  func settingAside(_ ids: [OperationID], _ reason: SetAside) -> SyncWrite {
    var write = SyncWrite(ledger: self)
    write.ledger.setAside(ids, reason)
    write.ledger.revision += 1
    return write
  }
}

extension SyncWrite {
  fileprivate func changed(by times: Times) -> SyncWrite {
    var write = self
    write.arrived += times.renamed
    write.replaced += times.changed
    write.ledger.revision += 1
    return write
  }
}
