extension Journal {
  /// The state that the effective operations make of the initial one, applied by timestamp.
  package func fold<State>(_ initial: State, _ apply: (inout State, Operation) -> Void) -> State {
    var state = initial
    for operation in operations where counts(operation) { apply(&state, operation) }
    return state
  }

  /// Whether a fold applies it: neither an undo nor undone, nor of a file that is taken back.
  func counts(_ operation: Operation) -> Bool {
    !Undos.isUndo(operation) && !isUndone(operation.id) && !isSwitchedOff(operation.id)
  }
}

extension Journal {
  /// The change that takes an operation back. Of an undo, it is the redo.
  package func undo(_ id: OperationID) -> Change { Undos.change(undoing: id) }

  /// The change that brings an operation back; nil where it is not taken back.
  package func redo(_ id: OperationID) -> Change? { undo(holding: id).map { Undos.change(undoing: $0) } }

  /// How many of its last operations a device offers to take back, whichever of its writers made them.
  package static let mostUndoable = 50

  /// This device's last 50 operations, newest first: undone ones too, which can be brought back, but no undos.
  ///
  /// NB: the window only ever moves forward, so that what has left it is settled and can be compacted.
  package var recent: [Operation] {
    var newest: [Operation] = []
    for operation in operations.reversed() where isOwn(operation.id) && !operation.isUndo && !Imports.isClaim(operation)
    {
      newest.append(operation)
      if newest.count == Self.mostUndoable { break }
    }
    return newest
  }

  /// What a person can take back: those of `recent` that count.
  package var undoable: [Operation] { recent.filter { counts($0) } }
}
