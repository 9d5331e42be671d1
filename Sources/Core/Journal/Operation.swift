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
  /// The same with a stamp not beyond `latest`, in milliseconds. Those of one device keep their order by their numbers.
  package func stamped(noLaterThan latest: Int64) -> Operation {
    if at.milliseconds <= latest { return self }
    return Operation(
      id: id, at: HybridTimestamp(milliseconds: latest, counter: 0, device: at.device), change: change)
  }

  /// The journal's order, the same on every device: by timestamp, then by number, which matters only where a device
  /// gave two the same timestamp.
  static func precedes(_ a: Operation, _ b: Operation) -> Bool {
    a.at != b.at ? a.at < b.at : a.id < b.id
  }
}
