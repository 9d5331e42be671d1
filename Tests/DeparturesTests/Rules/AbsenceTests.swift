import Departures
import Kernel
import Testing

@Suite("What may be said of a direction without trains")
struct AbsenceTests {
  private let now = Instant(seconds: 1_759_414_800)

  private func train(_ route: String, _ seconds: Int64) -> Departure {
    Departure(
      route: route, destination: "96 St", time: now.adding(seconds: seconds), state: .live, track: nil,
      tripID: "\(route)\(seconds)", stop: "127")
  }

  private func board(north: [Departure], each: Int? = 3, first: Instant? = nil) -> Board {
    Board(
      station: "127", asOf: now, health: .fresh,
      directions: [Board.Heading(direction: .north, label: "Uptown", departures: north, first: first)], each: each,
      receivedAt: now)
  }

  @Test("nothing comes: said of an empty board that could have shown it, with the timetable's first train")
  func nothing() {
    let first = now.adding(seconds: 9000)
    #expect(board(north: [], first: first).absence(.north, trust: .live) == .nothing(first: first))
    #expect(board(north: []).absence(.north, trust: .timetable) == .nothing(first: nil))
    #expect(
      board(north: [], first: first).absence(.north, lines: ["A"], trust: .live) == .nothing(first: nil),
      "whose first train that is nobody knows")
  }

  @Test("a line's absence needs a board that has every line; a list cut by time says nothing of it")
  func line() {
    let others = (1...12).map { train("1", Int64($0) * 20) }
    #expect(board(north: Array(others.prefix(3))).absence(.north, lines: ["A"], trust: .live) == .nothing(first: nil))
    #expect(
      board(north: others, each: nil).absence(.north, lines: ["A"], trust: .live) == .unlisted(at: now),
      "the twelve next trains of all lines")
  }

  @Test("trains that have left say nothing about those behind them, where the list was cut there")
  func cut() {
    let left = [train("Q", -300), train("Q", -200), train("Q", -100)]
    #expect(board(north: left).absence(.north, trust: .live) == .unknown(until: now.adding(seconds: -100)))
    let whole = Array(left.prefix(2))
    #expect(board(north: whole).absence(.north, trust: .live) == .nothing(first: nil))
    #expect(board(north: whole, each: nil).absence(.north, trust: .live) == .unknown(until: now.adding(seconds: -200)))
  }

  @Test("a board full to its bound may have lost a line", arguments: [99, 100])
  func full(count: Int) {
    let trains = (0..<count).map { train("L\($0)", 60) }
    let expected: Absence = count < 100 ? .nothing(first: nil) : .unlisted(at: now)
    #expect(board(north: trains).absence(.north, lines: ["A"], trust: .live) == expected)
  }

  @Test(
    "without fresh data nothing is denied: what was known has ended, and when",
    arguments: [.agencyLate, .agencyStopped, .agencySilent, .serverFailing(status: 502), .awaiting, .offline]
      as [BoardTrust])
  func unknown(trust: BoardTrust) {
    let last = now.adding(seconds: -60)
    #expect(board(north: [train("Q", -60)]).absence(.north, trust: trust) == .unknown(until: last))
    #expect(board(north: []).absence(.north, trust: trust) == .unknown(until: now))
    #expect(board(north: []).absence(.south, trust: .live) == .unknown(until: now))
  }

  @Test("a line whose last known train has left is named where nobody knows of more; one that can be denied is not")
  func ended() {
    let gone = [train("Q", -60), train("N", -30), train("N", -20), train("R", 60)]
    let left = Board.Heading(direction: .north, label: "Uptown", departures: [train("R", 60)])
    let board = board(north: gone)
    #expect(board.ended(beside: left) { _ in .agencyLate } == ["Q", "N"])
    #expect(board.ended(beside: left, lines: ["N"]) { _ in .agencyLate } == ["N"])
    #expect(board.ended(beside: left) { $0 == "Q" ? .live : .offline } == ["N"])
    #expect(board.ended(beside: left) { _ in .timetable }.isEmpty)
    let south = Board.Heading(direction: .south, label: "", departures: [])
    #expect(board.ended(beside: south) { _ in .offline }.isEmpty, "of a direction that the board does not have")
  }
}
