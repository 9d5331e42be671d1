import Kernel

/// Which operations are taken back.
///
/// An undo names the operation it takes back. Followed from undo to undo, each ends at an ordinary operation, its root:
/// an odd number of steps away means "take it back", an even one "let it stand". What was said last about a root, by
/// timestamp, holds. So two devices that undo the same thing undo it once, and one redo brings it back.
struct Undos: Sendable {
  private struct Entry {
    var target: OperationID
    var position: Position
  }

  /// What the journal's order compares.
  private struct Position {
    var at: HybridTimestamp
    var id: OperationID

    func isLater(than other: Position) -> Bool { at != other.at ? at > other.at : id > other.id }
  }

  private struct Verdict {
    var isUndone: Bool
    var position: Position
  }

  private var entries: [OperationID: Entry] = [:]
  private var targets: Set<OperationID> = []
  /// By root.
  private var verdicts: [OperationID: Verdict] = [:]

  /// Says whether what was judged before had to be judged anew.
  mutating func receive(_ operations: [Operation]) -> Bool {
    var arrived: [OperationID] = []
    var wasAwaited = false
    for operation in operations {
      guard let target = Undos.target(of: operation) else { continue }
      entries[operation.id] = Entry(target: target, position: Position(at: operation.at, id: operation.id))
      arrived.append(operation.id)
      targets.insert(target)
      if targets.contains(operation.id) { wasAwaited = true }
    }
    // An undo that came after the undo of it changes what the later one's root is: judge all anew.
    if wasAwaited {
      verdicts = [:]
      arrived = Array(entries.keys)
    }
    for id in arrived { judge(id) }
    return wasAwaited
  }

  /// What an undo is about in the end; nil of what is no undo.
  func root(of undo: OperationID) -> OperationID? {
    guard entries[undo] != nil, let (root, _) = path(from: undo) else { return nil }
    return root
  }

  func isUndone(_ id: OperationID) -> Bool {
    if verdicts.isEmpty { return false }
    guard entries[id] != nil else { return verdicts[id]?.isUndone ?? false }
    guard let (root, takesBack) = path(from: id), let verdict = verdicts[root] else { return false }
    return verdict.isUndone != takesBack
  }
}

extension Undos {
  private mutating func judge(_ id: OperationID) {
    guard let entry = entries[id], let (root, takesBack) = path(from: id) else { return }
    if let last = verdicts[root], last.position.isLater(than: entry.position) { return }
    verdicts[root] = Verdict(isUndone: takesBack, position: entry.position)
  }

  /// Nil where undos go round in a circle, which only a damaged journal has: they say nothing.
  private func path(from id: OperationID) -> (OperationID, takesBack: Bool)? {
    var current = id
    var steps = 0
    while let entry = entries[current] {
      current = entry.target
      steps += 1
      if steps > entries.count { return nil }
    }
    return (current, takesBack: steps % 2 == 1)
  }
}

extension Undos {
  private static let kind = "journal.undo"

  static func change(undoing id: OperationID) -> Change {
    Change(kind: kind, fields: .object(["operation": .string(id.text)]))
  }

  static func isUndo(_ operation: Operation) -> Bool { operation.change.kind == kind }

  private static func target(of operation: Operation) -> OperationID? {
    guard isUndo(operation) else { return nil }
    return operation.change.fields["operation"]?.string.flatMap(OperationID.init(text:))
  }
}
