import Journal

@testable import App

/// One browser profile's store, as host/journal.js uses it: each method is one transaction.
final class SimulatedDisk {
  private(set) var records: [Int64: String] = [:]
  /// All that was ever added, also what was needless later.
  private(set) var everything: [String] = []
  /// What compactions took out.
  private var dropped: Set<OperationID> = []
  /// And files brought in again.
  private(set) var broughtBack: Set<OperationID> = []
  private(set) var snapshot: (last: Int64, text: String)?
  private(set) var known: String?
  /// By the number of the first record of each.
  private(set) var writers: [Int64: String] = [:]
  private(set) var births = 0
  var isFull = false

  var last: Int64 { records.keys.max() ?? 0 }

  /// A page opens.
  func birth() -> String {
    births += 1
    return "w\(births)"
  }

  /// Behind all that is there; false where there is no room.
  func add(_ texts: [String], writer: String?) -> Bool {
    if isFull { return false }
    let first = last + 1
    for text in texts {
      if let id = try? Operation(text: text).id, dropped.contains(id) { broughtBack.insert(id) }
    }
    if let writer, !writers.values.contains(writer) { writers[first] = writer }
    for (index, text) in texts.enumerated() { records[first + Int64(index)] = text }
    everything += texts
    return true
  }

  func keep(_ cut: Cut) {
    if isFull { return }
    for key in cut.needless {
      if let id = records[key].flatMap({ try? Operation(text: $0) })?.id { dropped.insert(id) }
      records[key] = nil
    }
    snapshot = (cut.last, cut.text)
    known = cut.known ?? known
  }

  func between(_ from: Int64, _ to: Int64, most: Int) -> [StoredRecord] {
    let range = records.filter { $0.key > from && $0.key <= to }.sorted { $0.key < $1.key }
    return range.prefix(most).map { StoredRecord(key: $0.key, text: $0.value) }
  }

  func writers(after key: Int64) -> [String] { writers.filter { $0.key > key }.sorted { $0.key < $1.key }.map(\.value) }

  func forgetSnapshot() { snapshot = nil }
}
