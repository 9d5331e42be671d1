/// The boards this page has, each station's latest; a page watches few enough to look through.
package struct BoardsAtHand: Sendable {
  private var boards: [Board] = []

  package init() {}

  package subscript(station: String) -> Board? {
    for board in boards where board.station == station { return board }
    return nil
  }

  mutating func put(_ board: Board) {
    boards.removeAll { $0.station == board.station }
    boards.append(board)
  }
}
