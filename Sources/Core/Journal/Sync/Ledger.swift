package import Kernel

/// What a device knows of its account's log on the server: what of its journal is there, and how far it was read. Kept in the
/// store beside the journal, and written in the transaction that stores what it speaks of.
package struct Ledger: Sendable {
  /// How far was pulled; nil for from the beginning.
  package internal(set) var cursor: String?
  /// The log's last row as it was told last, by a pull or a push.
  package internal(set) var mark: String?
  /// What is on the server, as far as is known.
  var sent = KnownNumbers()
  /// What was ever given its time by a server: it is never given another here.
  var given = KnownNumbers()
  /// What the server can't take, or has something else under its name: not sent again.
  var aside = KnownNumbers()

  package init() {}

  package func isSent(_ id: OperationID) -> Bool { sent.contains(id) }
  package func isSetAside(_ id: OperationID) -> Bool { aside.contains(id) }

  /// Those of the journal that the server may not have, in its order.
  package func unsent(_ journal: Journal) -> [Operation] {
    journal.operations.filter { !sent.contains($0.id) && !aside.contains($0.id) }
  }

  /// As many of those as one request may have.
  package func nextBatch(_ journal: Journal, most: Int = 1000, bytes: Int = 640 << 10) -> [Operation] {
    var batch: [Operation] = []
    var size = 0
    for operation in unsent(journal) {
      size += operation.text.utf8.count
      if batch.count == most || (size > bytes && !batch.isEmpty) { break }
      batch.append(operation)
    }
    return batch
  }
}

/// What an answer of the server changes: stored in one transaction, and only then the case.
package struct SyncWrite: Sendable {
  package var ledger: Ledger
  /// As it will be, to be reckoned with; what is entered meanwhile is not in it.
  var journal: Journal
  /// To be stored behind all that is there.
  package var arrived: [Operation] = []
  /// Stored already, under another time, or saying something else than the server has: to be stored in place of that.
  package var replaced: [Operation] = []

  init(_ ledger: Ledger, _ journal: Journal) {
    self.ledger = ledger
    self.journal = journal
  }
}

extension Ledger {
  /// The next part of the log, taken in.
  package func taking(_ pulled: Pulled, into journal: Journal) -> SyncWrite {
    var write = SyncWrite(self, journal)
    var stamped: [Stamp] = []
    var fresh: [Operation] = []
    for operation in pulled.operations {
      if let held = journal.operation(operation.id) {
        // The server's copy of a name holds.
        if held.change != operation.change { write.replace(operation) }
        stamped.append(Stamp(id: operation.id, at: operation.at))
      } else {
        fresh.append(operation)
        write.ledger.sent.add(operation.id)
        write.ledger.given.add(operation.id)
      }
    }
    write.journal.receive(fresh)
    write.arrived = fresh
    for stamp in stamped { write.adopt(stamp) }
    write.ledger.cursor = pulled.cursor
    write.ledger.mark = pulled.mark
    write.lower(to: pulled.now)
    return write
  }

  /// All of a batch is on the server.
  package func acknowledging(_ batch: [Operation], _ pushed: Pushed, in journal: Journal) -> SyncWrite {
    var write = SyncWrite(self, journal)
    for operation in batch {
      let told = pushed.stamps.first { $0.id == operation.id }
      write.adopt(told ?? Stamp(id: operation.id, at: operation.at))
    }
    write.ledger.mark = pushed.mark
    return write
  }

  /// The server would not take times so far ahead of its own.
  package func lowering(to now: Instant, in journal: Journal) -> SyncWrite {
    var write = SyncWrite(self, journal)
    write.lower(to: now)
    return write
  }

  /// The log is another one: all of it is read again, and all that is here is sent again, each under the time it was given.
  package func refilled() -> Ledger {
    var ledger = self
    ledger.cursor = nil
    ledger.mark = nil
    ledger.sent = KnownNumbers()
    return ledger
  }

  package func settingAside(_ ids: [OperationID]) -> Ledger {
    var ledger = self
    for id in ids { ledger.aside.add(id) }
    return ledger
  }
}

/// Kept as `{"cursor":"…","mark":"…","sent":{…},"given":{…},"aside":{…}}`.
extension Ledger {
  package init(json: JSON) {
    cursor = json["cursor"]?.string
    mark = json["mark"]?.string
    sent = KnownNumbers(json: json["sent"] ?? .null)
    given = KnownNumbers(json: json["given"] ?? .null)
    aside = KnownNumbers(json: json["aside"] ?? .null)
  }

  package var json: JSON {
    .object([
      "cursor": cursor.map { .string($0) } ?? .null, "mark": mark.map { .string($0) } ?? .null, "sent": sent.json,
      "given": given.json, "aside": aside.json,
    ])
  }
}
