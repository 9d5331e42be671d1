package import Kernel

extension Journal {
  /// Which operations are settled: nobody can undo them any more.
  package struct Settled: Sendable {
    /// So many of each device's last operations can still be undone.
    package var undoable: Int
    /// And all that are not older than this, in milliseconds before the latest.
    package var age: Int64

    package init(undoable: Int = Journal.mostUndoable, age: Int64 = 30 * 86_400_000) {
      self.undoable = undoable
      self.age = age
    }
  }

  /// The operations without which every fold stays as it is, whatever comes later: those that were undone, and those
  /// whose register a later one has written, where that is settled. What has no register stays, and so does every undo:
  /// so one that was dropped may even come back from an old file, and changes nothing.
  package func needless(_ settled: Settled = Settled(), register: (Operation) -> Register?) -> [OperationID] {
    var needless: [OperationID] = []
    var written = Places<String>()
    var windows = Windows(settled, latest: operations.last?.at.milliseconds ?? 0)
    for operation in operations.reversed() where !operation.isUndo {
      let isSettled = windows.passes(operation)
      guard let register = register(operation) else { continue }
      let part = Self.part(of: register)
      if !counts(operation) {
        if isSettled { needless.append(operation.id) }
      } else if written.contains(register.name) || part.map({ written.contains($0) }) ?? false {
        needless.append(operation.id)
      } else if isSettled, register.reach != .rest {
        written.add(part ?? register.name)
      }
    }
    return needless
  }

  private static func part(of register: Register) -> String? {
    if case .part(let name) = register.reach { return register.name + "\n" + name }
    return nil
  }

  /// Counts each device's operations from the last one back.
  private struct Windows {
    private var counts: [(device: String, count: Int)] = []
    private let settled: Settled
    private let latest: Int64

    init(_ settled: Settled, latest: Int64) {
      self.settled = settled
      self.latest = latest
    }

    /// Whether the operation is settled; all later ones have been asked about before.
    mutating func passes(_ operation: Operation) -> Bool {
      var place = 0
      while place < counts.count, counts[place].device != operation.id.device { place += 1 }
      if place == counts.count { counts.append((operation.id.device, 0)) }
      counts[place].count += 1
      return counts[place].count > settled.undoable && operation.at.milliseconds <= latest - settled.age
    }
  }
}
