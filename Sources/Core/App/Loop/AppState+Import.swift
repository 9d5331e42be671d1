import Journal
import Kernel

/// Records of a data file. What is not known yet is stored as it is, its id and time with it, under numbers that are
/// free here: bringing the same file in twice changes nothing.
extension AppState {
  /// NB: needs the whole journal; ask `disk.isWhole` first, and else `whenWhole`.
  func importOperations(_ records: [String]) -> [Outgoing] {
    guard let journal, disk.isWhole, storage == .fine || storage == .memory else { return [] }
    var batch = Disk.Batch(operations: [], records: [], isImport: true)
    var taken = Places<OperationID>()
    for record in records {
      guard let operation = try? Operation(text: record), !journal.contains(operation.id),
        taken.add(operation.id).isNew
      else { continue }
      batch.operations.append(operation)
      batch.records.append(record)
    }
    if batch.operations.isEmpty { return say(AppWords(language).imported(0)) }
    disk.waiting.append(.file(batch))
    return storeNext()
  }
}
