package import Kernel

/// For each writer the numbers that are known, in runs: mostly one. What a compaction drops stays known by them, so that an
/// old file does not bring it back as new.
package struct KnownNumbers: Sendable {
  private var writers = Places<String>()
  /// Of each writer, ascending and apart from one another.
  private var runs: [[ClosedRange<Int64>]] = []

  package init() {}

  package func contains(_ id: OperationID) -> Bool {
    guard let place = writers.place(of: id.writer) else { return false }
    let index = Self.place(of: id.counter, in: runs[place])
    return index < runs[place].count && runs[place][index].contains(id.counter)
  }

  /// Its numbers as ranges, ascending and apart; none of a writer that is not known.
  package func runs(of writer: String) -> [ClosedRange<Int64>] { writers.place(of: writer).map { runs[$0] } ?? [] }

  package mutating func add(_ id: OperationID) { add(id.counter...id.counter, of: id.writer) }

  /// All that those have, too.
  mutating func add(_ others: KnownNumbers) {
    for (place, writer) in others.writers.keys.enumerated() {
      for run in others.runs[place] { add(run, of: writer) }
    }
  }

  package mutating func remove(_ id: OperationID) {
    guard let place = writers.place(of: id.writer) else { return }
    let index = Self.place(of: id.counter, in: runs[place])
    guard index < runs[place].count, runs[place][index].contains(id.counter) else { return }
    let run = runs[place][index]
    var left: [ClosedRange<Int64>] = []
    if run.lowerBound < id.counter { left.append(run.lowerBound...(id.counter - 1)) }
    if run.upperBound > id.counter { left.append((id.counter + 1)...run.upperBound) }
    runs[place].replaceSubrange(index...index, with: left)
  }

  /// Also those that are not given yet.
  mutating func addAll(of writer: String) { add(1...(OperationID.mostNumber - 1), of: writer) }

  private mutating func add(_ numbers: ClosedRange<Int64>, of writer: String) {
    let (place, isNew) = writers.add(writer)
    if isNew { runs.append([]) }
    var joined = numbers
    let first = Self.place(of: numbers.lowerBound - 1, in: runs[place])
    var next = first
    while next < runs[place].count, runs[place][next].lowerBound <= numbers.upperBound + 1 {
      let run = runs[place][next]
      joined = min(joined.lowerBound, run.lowerBound)...max(joined.upperBound, run.upperBound)
      next += 1
    }
    runs[place].replaceSubrange(first..<next, with: [joined])
  }

  /// How many there are of all writers.
  package var count: Int64 {
    var count: Int64 = 0
    // A file can name more than can be counted.
    for runs in runs { for run in runs { count = min(count, .max / 2) + (run.upperBound - run.lowerBound + 1) } }
    return count
  }

  /// The same in as many as it takes for the text of each to have no more than about so many bytes.
  package func pieces(bytes most: Int) -> [KnownNumbers] {
    var pieces: [KnownNumbers] = []
    var size = most
    for (place, writer) in writers.keys.enumerated() {
      for run in runs[place] {
        if size + Self.bytesOfRun + writer.utf8.count > most {
          pieces.append(KnownNumbers())
          size = 0
        }
        let last = pieces.count - 1
        if !pieces[last].writers.contains(writer) { size += writer.utf8.count }
        pieces[last].add(run, of: writer)
        size += Self.bytesOfRun
      }
    }
    return pieces
  }

  /// Two numbers, and what stands around them and a name.
  private static let bytesOfRun = 42

  /// The first run that does not end before the number.
  private static func place(of number: Int64, in runs: [ClosedRange<Int64>]) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension KnownNumbers {
  /// `{"k3x9":[[1,812],[814,814]]}`; what is no such thing says nothing.
  package init(json: JSON) {
    guard case .object(let members) = json else { return }
    for member in members where OperationID.isWriter(member.name) {
      for pair in member.value.array ?? [] {
        guard let pair = pair.array, pair.count == 2, let first = pair[0].integer, let last = pair[1].integer,
          first >= 1, first <= last, last < OperationID.mostNumber
        else { continue }
        add(first...last, of: member.name)
      }
    }
  }

  package var json: JSON {
    var members: [JSON.Member] = []
    for (place, writer) in writers.keys.enumerated() {
      let pairs = runs[place].map { JSON.array([.integer($0.lowerBound), .integer($0.upperBound)]) }
      members.append(JSON.Member(writer, .array(pairs)))
    }
    return .object(members)
  }
}
