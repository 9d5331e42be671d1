import Departures
import Kernel
import Testing

@Suite("What may be said of a board, and why")
struct BoardTrustTests {
  private let now = Instant(seconds: 1_759_414_800)

  private func board(
    _ health: Health = .fresh, age: Int64? = 10, received: Int64? = 0, feeds: [Board.Feed] = []
  ) -> Board {
    Board(
      station: "127", asOf: age.map { now.adding(seconds: -$0) }, health: health, directions: [], each: 3,
      receivedAt: received.map { now.adding(seconds: -$0) }, feeds: feeds)
  }

  private func trust(
    _ board: Board, _ link: DeparturesState.Link = .open, isOnline: Bool = true, lines: [String] = []
  ) -> BoardTrust {
    BoardTrust(board, lines: lines, link: link, isOnline: isOnline, now: now)
  }

  @Test(
    "while the server is heard, what is old is the agency's doing",
    arguments: [
      (.fresh, 60, .live), (.fresh, 61, .agencyLate), (.fresh, 301, .agencyStopped), (.failing, 10, .agencySilent),
      (.scheduled, 10, .timetable), (.delayed, 400, .agencyStopped), (.unknown, 4000, .noData),
      (.fresh, 4000, .agencyStopped), (.fresh, -60, .live), (.fresh, -61, .clocksDiffer),
      (.stale, -3600, .clocksDiffer),
      (.failing, -3600, .agencySilent),
    ] as [(Health, Int64, BoardTrust)])
  func agency(health: Health, age: Int64, expected: BoardTrust) {
    #expect(trust(board(health, age: age)) == expected)
  }

  @Test(
    "our own silence is never the agency's, however old the board",
    arguments: [
      (.failed(status: 0), 45, .agencyLate), (.failed(status: 0), 46, .serverFailing(status: 0)),
      (.failed(status: 502), 4000, .serverFailing(status: 502)), (.connecting, 46, .awaiting),
      (.connecting, 45, .agencyLate), (.open, 4000, .agencyLate),
    ] as [(DeparturesState.Link, Int64, BoardTrust)])
  func ourSilence(link: DeparturesState.Link, received: Int64, expected: BoardTrust) {
    #expect(trust(board(age: 100, received: received), link) == expected)
  }

  @Test("a feed that is ahead is no reason where another is late")
  func aheadAndLate() {
    let ahead = Board.Feed(lines: ["Q"], asOf: now.adding(seconds: 3600), health: .stale)
    let late = Board.Feed(lines: ["D"], asOf: now.adding(seconds: -120), health: .fresh)
    #expect(trust(board(.stale, feeds: [ahead])) == .clocksDiffer)
    #expect(trust(board(.stale, feeds: [ahead, late]), lines: ["Q"]) == .clocksDiffer)
    #expect(trust(board(.stale, feeds: [ahead, late])) == .agencyStopped)
  }

  @Test("offline is said whatever else is true", arguments: Health.allCases)
  func offline(health: Health) {
    #expect(trust(board(health), .failed(status: 0), isOnline: false) == .offline)
  }

  @Test("one feed that is behind makes its own lines doubtful and no others")
  func feeds() {
    let feeds = [
      Board.Feed(lines: ["Q"], asOf: now, health: .fresh),
      Board.Feed(lines: ["B", "D"], asOf: now.adding(seconds: -120), health: .fresh),
      Board.Feed(lines: ["F"], asOf: nil, health: .failing),
    ]
    let station = board(.failing, feeds: feeds)
    #expect(trust(station) == .agencySilent)
    #expect(trust(station, lines: ["Q"]) == .live)
    #expect(trust(station, lines: ["D"]) == .agencyLate)
    #expect(trust(station, lines: ["Q", "F"]) == .agencySilent)
    #expect(station.doubtfulFeeds(of: [], at: now).map { $0.lines } == [["B", "D"], ["F"]])
    #expect(station.doubtfulFeeds(of: ["Q"], at: now).isEmpty)
    #expect(station.doubtfulFeeds(of: ["B"], at: now).isEmpty, "where none is fresh, the label itself says so")
  }

  @Test("only a fresh board, or the timetable asked just now, can show that nothing comes")
  func deniers() {
    let all: [BoardTrust] = [
      .live, .agencyLate, .agencyStopped, .agencySilent, .clocksDiffer, .timetable, .noData, .serverFailing(status: 0),
      .awaiting, .offline,
    ]
    #expect(all.filter { $0.canDeny } == [.live, .timetable])
  }

  // MARK: Absence

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
      board(north: others, each: nil).absence(.north, lines: ["A"], trust: .live) == .unknown(until: now),
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
    let expected: Absence = count < 100 ? .nothing(first: nil) : .unknown(until: now)
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

  // MARK: Catchable

  @Test(
    "a train one can catch is a minute away at least", arguments: [(59, false), (60, true), (3600, true), (-5, false)])
  func catchable(seconds: Int64, isCatchable: Bool) {
    #expect(Catchable.isCatchable(now.adding(seconds: seconds), now: now) == isCatchable)
  }
}
