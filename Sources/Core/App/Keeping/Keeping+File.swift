import Journal
import Kernel

/// Records of a data file. What is not known yet is stored as it is, its id and time with it: bringing the same file in
/// twice changes nothing, also where a compaction has dropped some of it since. With it is stored what names it all, by
/// which it can be taken back as one; bringing in the same file again brings back what was taken back with it.
extension Keeping {
  /// NB: needs the whole journal; ask `isWhole` first. `damaged` are no operations, and are set aside here too.
  mutating func bringIn(_ records: [String], damaged: [String] = [], _ clock: ServerClock) -> [Outcome] {
    guard journal != nil, isWhole, outbox.file == nil, health.isUsable else { return [] }
    outbox.file = Outbox.File(records: damaged + records, said: said(of: records))
    return bringOn(clock)
  }

  /// What the file itself says of files, and of what is taken back.
  private func said(of records: [String]) -> Journal {
    var said = Journal(writer: "file")
    said.receive(records.compactMap { try? Operation(text: $0) }.filter { $0.isImport || $0.isUndo })
    return said
  }

  /// What an ordinary file has is stored together: all or nothing. A larger one goes in pieces, for a transaction is held
  /// in memory as a whole; where it ends between two, the same file brings the rest.
  private mutating func bringOn(_ clock: ServerClock) -> [Outcome] {
    guard let journal, var file = outbox.file else { return [] }
    var batch = Outbox.Batch(isFromFile: true)
    var taken = Places<OperationID>()
    var aside = Places<String>()
    for record in damaged { aside.add(record) }
    let dropped = dropped
    let latest = journal.latestBelieved(now: clock.now)
    var bytes = 0
    while file.next < file.records.count, batch.records.count < pace.importing, bytes < 16 << 20 {
      var record = file.records[file.next]
      file.next += 1
      if let operation = try? Operation(text: record) {
        if journal.contains(operation.id) {
          if journal.isSwitchedOff(operation.id), taken.add(operation.id).isNew { batch.named.append(operation.id) }
          continue
        }
        guard !dropped.contains(operation.id), journal.accepts(operation.id), taken.add(operation.id).isNew else {
          continue
        }
        let believed = operation.stamped(noLaterThan: latest)
        if believed.at != operation.at { record = believed.text }
        batch.operations.append(believed)
        // What was taken back where the file was written hangs on that, here as there.
        if !file.said.isSwitchedOff(believed.id) { batch.named.append(believed.id) }
      } else if !aside.add(record).isNew {
        continue
      }
      batch.records.append(record)
      bytes += record.utf8.count
    }
    outbox.file = file
    if batch.records.isEmpty, batch.named.isEmpty {
      outbox.file = nil
      return [.broughtIn(operations: file.added, aside: file.aside, undo: file.imported)]
    }
    outbox.waiting.append(.file(batch))
    return handOver(clock)
  }

  /// A piece of it, with what names it; that is later than all of it, and stamped when its turn has come.
  mutating func naming(_ piece: Outbox.Batch, _ clock: ServerClock) -> Outbox.Batch {
    guard let next = journal?.nextDraft, !piece.operations.isEmpty || !piece.named.isEmpty else { return piece }
    var batch = piece
    for operation in batch.operations { decoded?.observe(operation.at) }
    if !batch.named.isEmpty {
      let first = outbox.file?.imported ?? next
      outbox.file?.imported = first
      batch.own = decoded?.draft(Change.imported(batch.named, now: clock.now), with: first, now: clock.now) ?? []
    }
    // Another device may have taken back a file of this one's entries: they stay, and no undo of this file is about that.
    for claim in journal?.claims(with: batch.operations) ?? [] {
      batch.own += decoded?.draft([claim], now: clock.now) ?? []
    }
    batch.records += batch.own.map { $0.text }
    return batch
  }

  /// A piece of it is on disk.
  mutating func stored(ofFile batch: Outbox.Batch, _ clock: ServerClock) -> [Outcome] {
    outbox.file?.added += batch.named.count
    outbox.file?.aside += batch.records.count - batch.operations.count - batch.own.count
    return bringOn(clock)
  }
}
