extension Operation {
  /// Whether it takes another one back (or brings it back).
  package var isUndo: Bool { Undos.isUndo(self) }
}
