import Journal

/// What it takes to take an operation back, or to bring it back.
enum TakingBack {
  /// These are to be stored.
  case changes([Change])
  /// It is older than what is at hand.
  case needsWhole
  /// It is so already, or nobody knows it.
  case nothing
}

extension Keeping {
  /// What was stored together is taken back, and brought back, together.
  func undoing(_ id: OperationID, isRedo: Bool) -> TakingBack {
    guard let journal, journal.isUndone(id) == isRedo else { return .nothing }
    let together = journal.together(with: id)
    if !isWhole, !together.allSatisfy({ journal.contains($0) && !journal.isImport($0) }) { return .needsWhole }
    var changes: [Change] = []
    for id in together where journal.contains(id) && journal.isUndone(id) == isRedo {
      changes.append((isRedo ? journal.redo(id) : nil) ?? journal.undo(id))
    }
    return changes.isEmpty ? .nothing : .changes(changes)
  }
}
