import Kernel

/// Which operations are taken back.
///
/// An undo names the operation it takes back. Followed from undo to undo, each ends at an ordinary operation, its root:
/// an odd number of steps away means "take it back", an even one "let it stand". What was said last about a root, by
/// timestamp, holds. So two devices that undo the same thing undo it once, and one redo brings it back.
struct Undos: Sendable {
  /// One undo: what it names, when it was said, and where it leads.
  private struct Entry {
    var target: OperationID
    var position: Position
    /// Found once: a chain of undos is walked along but one time, however long somebody made it.
    var end: End?
  }

  /// Where undos lead.
  private enum End {
    case root(OperationID, takesBack: Bool)
    /// They go round in a circle, which only a damaged journal has: they say nothing.
    case circle

    var oneStepBefore: End {
      if case .root(let id, let takesBack) = self { .root(id, takesBack: !takesBack) } else { .circle }
    }
  }

  /// What was said last about a root, and when.
  private struct Verdict {
    var isUndone: Bool
    var position: Position
    /// The undo that said it, by its place.
    var undo: Int
  }

  /// The undos, and what each of them says.
  private var undos = Places<OperationID>()
  private var entries: [Entry] = []
  private var targets = Places<OperationID>()
  /// What was undone, and what holds of each.
  private var roots = Places<OperationID>()
  private var verdicts: [Verdict] = []

  /// Says whether what was judged before had to be judged anew. What those say for which `isOff` is not heard; where they
  /// lead is, for an undo of one of them still means what that one is about.
  mutating func receive(_ operations: [Operation], except isOff: (OperationID) -> Bool = { _ in false }) -> Bool {
    var arrived: [Int] = []
    var wasAwaited = false
    for operation in operations {
      guard let target = Undos.target(of: operation) else { continue }
      let entry = Entry(target: target, position: operation.position)
      let (place, isNew) = undos.add(operation.id)
      if isNew { entries.append(entry) } else { entries[place] = entry }
      arrived.append(place)
      targets.add(target)
      if targets.contains(operation.id) { wasAwaited = true }
    }
    // An undo that came after the undo of it changes what the later one's root is: judge all anew.
    if wasAwaited {
      (roots, verdicts) = (Places(), [])
      for place in entries.indices { entries[place].end = nil }
      arrived = Array(entries.indices)
    }
    for place in arrived {
      follow(place)
      if !isOff(undos.keys[place]) { judge(place) }
    }
    return wasAwaited
  }

  /// What an undo is about in the end; nil of what is no undo.
  func root(of undo: OperationID) -> OperationID? {
    end(of: undo)?.root
  }

  /// Whether an undo takes back what it is about, and doesn't let it stand; nil of what is no undo.
  func takesBack(_ undo: OperationID) -> Bool? { end(of: undo)?.takesBack }

  /// Of an undo: whether it was itself taken back.
  func isUndone(_ id: OperationID) -> Bool {
    if verdicts.isEmpty { return false }
    guard undos.contains(id) else { return roots.place(of: id).map { verdicts[$0].isUndone } ?? false }
    guard let (root, takesBack) = end(of: id), let place = roots.place(of: root) else { return false }
    return verdicts[place].isUndone != takesBack
  }
}

extension Undos {
  /// Of an ordinary operation the undo that holds; nil where it stands.
  func undo(holding id: OperationID) -> OperationID? {
    guard let place = roots.place(of: id), verdicts[place].isUndone else { return nil }
    return undos.keys[verdicts[place].undo]
  }

  private mutating func judge(_ undo: Int) {
    let entry = entries[undo]
    guard case .root(let root, let takesBack) = entry.end else { return }
    let verdict = Verdict(isUndone: takesBack, position: entry.position, undo: undo)
    let (place, isNew) = roots.add(root)
    if isNew {
      verdicts.append(verdict)
    } else if verdicts[place].position <= entry.position {
      verdicts[place] = verdict
    }
  }

  /// Finds out where it leads, and with it all on the way.
  private mutating func follow(_ undo: Int) {
    var way: [Int] = []
    var current = undo
    var end = End.circle
    while true {
      if let known = entries[current].end {
        end = known
        break
      }
      // Until it is known: who comes here again has gone round.
      entries[current].end = .circle
      way.append(current)
      guard let next = undos.place(of: entries[current].target) else {
        end = .root(entries[current].target, takesBack: false)
        break
      }
      current = next
    }
    for place in way.reversed() {
      end = end.oneStepBefore
      entries[place].end = end
    }
  }

  private func end(of undo: OperationID) -> (root: OperationID, takesBack: Bool)? {
    guard let place = undos.place(of: undo), case .root(let root, let takesBack) = entries[place].end else {
      return nil
    }
    return (root, takesBack)
  }
}

extension Undos {
  static let kind = "journal.undo"

  static func change(undoing id: OperationID) -> Change {
    Change(kind: kind, fields: .object(["operation": .string(id.text)]))
  }

  static func isUndo(_ operation: Operation) -> Bool { operation.change.kind == kind }

  private static func target(of operation: Operation) -> OperationID? {
    guard isUndo(operation) else { return nil }
    return operation.change.fields["operation"]?.string.flatMap(OperationID.init(text:))
  }
}
