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

/// What was stored together is taken back, and brought back, together.
extension Keeping {
  func takingBack(_ id: OperationID) -> TakingBack {
    changing(id) { journal, id in journal.isUndone(id) ? nil : journal.undo(id) }
  }

  func bringingBack(_ id: OperationID) -> TakingBack {
    changing(id) { journal, id in journal.redo(id) }
  }

  private func changing(_ id: OperationID, _ change: (Journal, OperationID) -> Change?) -> TakingBack {
    guard let journal, change(journal, id) != nil else { return .nothing }
    let together = journal.together(with: id)
    if !isWhole, !together.allSatisfy({ journal.contains($0) && !journal.isImport($0) }) { return .needsWhole }
    var changes: [Change] = []
    for id in together where journal.contains(id) {
      if let change = change(journal, id) { changes.append(change) }
    }
    return changes.isEmpty ? .nothing : .changes(changes)
  }
}
