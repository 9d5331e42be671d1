/// One browser profile's store, as host/journal.js uses it: each method is one transaction.
final class SimulatedDisk {
  private(set) var records: [Int64: String] = [:]
  /// All that was ever added, also what was needless later.
  private(set) var everything: [String] = []
  private(set) var snapshot: (last: Int64, text: String)?
  var isFull = false

  var last: Int64 { records.keys.max() ?? 0 }

  enum Outcome { case added, taken, full }

  func add(_ key: Int64, _ texts: [String]) -> Outcome {
    if isFull { return .full }
    if key != last + 1 { return .taken }
    for (index, text) in texts.enumerated() { records[key + Int64(index)] = text }
    everything += texts
    return .added
  }

  func keep(_ text: String, last: Int64, without needless: [Int64]) {
    if isFull { return }
    for key in needless { records[key] = nil }
    snapshot = (last, text)
  }

  func between(_ from: Int64, _ to: Int64, most: Int) -> [(key: Int64, text: String)] {
    records.filter { $0.key > from && $0.key <= to }.sorted { $0.key < $1.key }.prefix(most).map { ($0.key, $0.value) }
  }

  func forgetSnapshot() { snapshot = nil }
}
