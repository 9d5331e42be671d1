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
  /// It is an account's: nothing is compacted while nobody knows what others have of it.
  var isShared = false
  /// The last number of what stands in place of others.
  private(set) var amended: Int64 = 0

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
    if isFull || amended > cut.seen { return }
    for key in cut.needless {
      if let id = records[key].flatMap({ try? Operation(text: $0) })?.id { dropped.insert(id) }
      records[key] = nil
    }
    snapshot = (cut.last, cut.text)
    known = cut.known ?? known
  }

  /// Under another time, behind all that is there and in place of all records of its name; and the snapshot with it goes.
  func amend(_ age: Int, by milliseconds: Int64) {
    let operations = records.sorted { $0.key > $1.key }.compactMap { try? Operation(text: $0.value) }
    guard isShared, !isFull, age < operations.count else { return }
    let (old, next) = (operations[age], last + 1)
    let time = max(0, old.at.milliseconds + milliseconds)
    let at = HybridTimestamp(milliseconds: time, counter: old.at.counter, writer: old.at.writer)
    records = records.filter { (try? Operation(text: $0.value))?.id != old.id }
    let text = Operation(id: old.id, at: at, change: old.change).text
    records[next] = text
    everything.append(text)
    (amended, snapshot) = (next, nil)
  }

  func between(_ from: Int64, _ to: Int64, most: Int) -> [StoredRecord] {
    let range = records.filter { $0.key > from && $0.key <= to }.sorted { $0.key < $1.key }
    return range.prefix(most).map { StoredRecord(key: $0.key, text: $0.value) }
  }

  func writers(after key: Int64) -> [String] { writers.filter { $0.key > key }.sorted { $0.key < $1.key }.map(\.value) }

  func forgetSnapshot() { snapshot = nil }
}
