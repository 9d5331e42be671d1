import Journal
import Kernel

/// Records of a data file. What is not known yet is stored as it is, its id and time with it, under numbers that are
/// free here: bringing the same file in twice changes nothing.
extension AppState {
  /// NB: needs the whole journal; ask `disk.isWhole` first, and else `whenWhole`. `damaged` are no operations, and are set
  /// aside here too.
  func importOperations(_ records: [String], damaged: [String] = []) -> [Outgoing] {
    guard journal != nil, disk.isWhole, disk.importing == nil, storage == .fine || storage == .memory else { return [] }
    disk.importing = Disk.Importing(records: damaged + records)
    return importOn()
  }

  /// What an ordinary file has is stored together: all or nothing. A larger one goes in pieces, for a transaction is held
  /// in memory as a whole; where it ends between two, the same file brings the rest.
  func importOn() -> [Outgoing] {
    guard let journal, var importing = disk.importing else { return [] }
    var batch = Disk.Batch(operations: [], records: [], isImport: true)
    var taken = Places<OperationID>()
    var aside = Places<String>()
    for record in disk.damaged { aside.add(record) }
    let latest = journal.latestBelieved(now: clock.now)
    var bytes = 0
    while importing.next < importing.records.count, batch.records.count < pace.importing, bytes < 16 << 20 {
      var record = importing.records[importing.next]
      importing.next += 1
      if let operation = try? Operation(text: record) {
        guard !journal.contains(operation.id), journal.accepts(operation.id), taken.add(operation.id).isNew else {
          continue
        }
        let believed = operation.stamped(noLaterThan: latest)
        if believed.at != operation.at { record = believed.text }
        batch.operations.append(believed)
      } else if !aside.add(record).isNew {
        continue
      }
      batch.records.append(record)
      bytes += record.utf8.count
    }
    disk.importing = importing
    if batch.records.isEmpty {
      disk.importing = nil
      return say(AppWords(language).imported(importing.added, aside: importing.aside))
    }
    disk.waiting.append(.file(batch))
    return storeNext()
  }

  /// A piece of a file is on disk.
  func imported(_ batch: Disk.Batch) -> [Outgoing] {
    disk.importing?.added += batch.operations.count
    disk.importing?.aside += batch.records.count - batch.operations.count
    return importOn()
  }
}
