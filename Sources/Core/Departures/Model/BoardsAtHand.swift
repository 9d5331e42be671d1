/// The boards this page has, each station's latest; a page watches few enough to look through.
package struct BoardsAtHand: Sendable {
  private var boards: [Board] = []

  package init() {}

  /// Nil until one has come.
  package subscript(station: String) -> Board? {
    for board in boards where board.station == station { return board }
    return nil
  }

  /// In place of the one that is there for its station, whichever of the two is newer.
  mutating func put(_ board: Board) {
    boards.removeAll { $0.station == board.station }
    boards.append(board)
  }
}
