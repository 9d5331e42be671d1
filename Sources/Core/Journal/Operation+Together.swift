package import Kernel

/// What was stored together is one to a person, also after a reload: each of several names the first of them, in its
/// fields, where a version that knows nothing of it passes it on: `"with":"k3x9-12"`.
extension Operation {
  /// The first of those it was stored with; nil of one that was stored alone.
  package var first: OperationID? {
    guard let first = change.fields[Change.together]?.string.flatMap(OperationID.init(text:)),
      first.writer == id.writer, first.counter <= id.counter
    else { return nil }
    return first
  }
}

extension Change {
  fileprivate static let together = "with"

  fileprivate func with(_ first: OperationID) -> Change {
    guard case .object(let members) = alone.fields else { return self }
    return Change(kind: kind, fields: .object(members + [JSON.Member(Self.together, .string(first.text))]))
  }

  /// As it was before it was stored together with others.
  package var alone: Change {
    guard fields[Self.together] != nil, case .object(let members) = fields else { return self }
    return Change(kind: kind, fields: .object(members.filter { $0.name != Self.together }))
  }
}

extension Journal {
  /// Operations for these changes, to be stored together first and received then.
  package mutating func draft(_ changes: [Change], now: Instant) -> [Operation] {
    let first = nextDraft
    drafted += Int64(changes.count)
    return draft(changes, as: first, now: now)
  }

  /// Those that an earlier start had numbered from `first` on.
  package mutating func draft(_ changes: [Change], as first: OperationID, now: Instant) -> [Operation] {
    draft(changes, as: first, with: changes.count > 1 ? first : nil, now: now)
  }

  /// Operations that are one with others which this writer has drafted before, or will draft: `earlier` is the first of all.
  package mutating func draft(_ changes: [Change], with earlier: OperationID, now: Instant) -> [Operation] {
    let first = nextDraft
    drafted += Int64(changes.count)
    return draft(changes, as: first, with: earlier, now: now)
  }

  private mutating func draft(
    _ changes: [Change], as first: OperationID, with together: OperationID?, now: Instant
  ) -> [Operation] {
    var drafts: [Operation] = []
    for (index, change) in changes.enumerated() {
      let id = OperationID(writer: first.writer, counter: first.counter + Int64(index))
      drafts.append(draft(together.map { change.with($0) } ?? change, as: id, now: now))
    }
    return drafts
  }

  /// All that was stored together with it, itself among them. The first is named where it is not at hand, too.
  package func together(with id: OperationID) -> [OperationID] {
    guard let first = operations.last(where: { $0.id == id })?.first else { return [id] }
    var others: [OperationID] = []
    for operation in operations.reversed() {
      if operation.id == first { break }
      if operation.first == first { others.append(operation.id) }
    }
    return [first] + others.reversed()
  }
}
