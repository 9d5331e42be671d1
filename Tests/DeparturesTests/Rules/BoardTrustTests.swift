import Departures
import Kernel
import Testing

@Suite("What may be said of a board, and why")
struct BoardTrustTests {
  private let now = Instant(seconds: 1_759_414_800)

  private func board(
    _ health: Freshness = .fresh, age: Int64? = 10, received: Int64? = 0, feeds: [Board.Feed] = []
  ) -> Board {
    Board(
      station: "127", asOf: age.map { now.adding(seconds: -$0) }, health: health, directions: [], each: 3,
      receivedAt: received.map { now.adding(seconds: -$0) }, feeds: feeds)
  }

  private func trust(
    _ board: Board, _ link: Link = .open, isOnline: Bool = true, lines: [String] = []
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
    ] as [(Freshness, Int64, BoardTrust)])
  func agency(health: Freshness, age: Int64, expected: BoardTrust) {
    #expect(trust(board(health, age: age)) == expected)
  }

  @Test(
    "our own silence is never the agency's, however old the board",
    arguments: [
      (.failed(status: 0), 45, .agencyLate), (.failed(status: 0), 46, .serverFailing(status: 0)),
      (.failed(status: 502), 4000, .serverFailing(status: 502)), (.connecting, 46, .awaiting),
      (.connecting, 45, .agencyLate), (.open, 4000, .agencyLate),
    ] as [(Link, Int64, BoardTrust)])
  func ourSilence(link: Link, received: Int64, expected: BoardTrust) {
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

  @Test("offline is said whatever else is true", arguments: Freshness.allCases)
  func offline(health: Freshness) {
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
}
