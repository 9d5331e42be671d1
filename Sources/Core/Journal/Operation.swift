package import Kernel

/// One fact that a person entered, and who made it when. Nothing about it ever changes.
package struct Operation: Equatable, Sendable {
  package let id: OperationID
  package let at: HybridTimestamp
  package let change: Change

  package init(id: OperationID, at: HybridTimestamp, change: Change) {
    self.id = id
    self.at = at
    self.change = change
  }
}

/// What an operation does: "departures.stopAdded", `{"station":"127","position":"a0"}`. The part before the point is
/// the module that knows it; a kind that nobody here knows is kept and passed on.
package struct Change: Equatable, Sendable {
  package var kind: String
  package var fields: JSON

  package init(kind: String, fields: JSON = .object([JSON.Member]())) {
    self.kind = kind
    self.fields = fields
  }
}

extension Operation {
  /// The journal's order, the same on every device: by timestamp, then by number, which matters only where a device
  /// gave two the same timestamp.
  static func precedes(_ a: Operation, _ b: Operation) -> Bool {
    a.at != b.at ? a.at < b.at : a.id < b.id
  }

  /// Sorted by merging halves. Most come in order already and cost one look; the library's sort is larger than all else
  /// in this module.
  static func inOrder(_ operations: [Operation]) -> [Operation] {
    guard operations.indices.dropFirst().contains(where: { precedes(operations[$0], operations[$0 - 1]) }) else {
      return operations
    }
    let first = inOrder(Array(operations[..<(operations.count / 2)]))
    let second = inOrder(Array(operations[(operations.count / 2)...]))
    var merged: [Operation] = []
    merged.reserveCapacity(operations.count)
    var next = 0
    for operation in second {
      while next < first.count, !precedes(operation, first[next]) {
        merged.append(first[next])
        next += 1
      }
      merged.append(operation)
    }
    return merged + first[next...]
  }
}
