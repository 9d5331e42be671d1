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
  /// The same with a stamp not beyond `latest`, in milliseconds. Those of one writer keep their order by their numbers.
  package func stamped(noLaterThan latest: Int64) -> Operation {
    if at.milliseconds <= latest { return self }
    return Operation(
      id: id, at: HybridTimestamp(milliseconds: latest, counter: 0, writer: at.writer), change: change)
  }

  /// Where it stands in the journal's order, the same on every device.
  package var position: Position { Position(at: at, number: id.counter) }

  static func precedes(_ a: Operation, _ b: Operation) -> Bool { a.position < b.position }
}

/// By timestamp, then by number, which matters only where a writer gave two the same timestamp.
package struct Position: Hashable, Sendable {
  package let at: HybridTimestamp
  package let number: Int64

  package init(at: HybridTimestamp, number: Int64) {
    self.at = at
    self.number = number
  }
}

extension Position: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.at != b.at ? a.at < b.at : a.number < b.number }
}
