import Departures
import Kernel
import Testing

@Suite("What a board that nobody renews goes on with")
struct GoingOnTests {
  /// 2025-10-02 10:20:00 in New York.
  private let now = Instant(seconds: 1_759_414_800)
  private let zone = Zone(name: "America/New_York", firstOffset: -14_400)

  /// The Q each ten minutes all day, as `number_Q..N` by the hundredths of minutes.
  private var week: StationWeek {
    let calls = stride(from: Int32(0), to: 86_400, by: 600).map {
      StationWeek.Call(second: $0, name: 0, number: Int64($0) * 5 / 3)
    }
    return StationWeek(
      station: "127", version: "1", from: Instant(seconds: 1_759_377_600), until: Instant(seconds: 1_759_982_400),
      firstDay: Day(number: 20_362), days: [Int](repeating: 0, count: 8),
      names: [TripIDForm(prefix: "W_", digits: 6, suffix: "_Q..N01")],
      lines: [StationWeek.Line(route: "Q", direction: .north, destination: "96 St", stop: "127", kinds: [calls])])
  }

  private func train(_ seconds: Int64, _ id: String, _ route: String = "Q", _ state: Departure.State = .live)
    -> Departure
  {
    Departure(
      route: route, destination: "96 St", time: now.adding(seconds: seconds), state: state, track: nil, tripID: id,
      stop: "127")
  }

  private func board(_ north: [Departure], age: Int64) -> Board {
    Board(
      station: "127", asOf: now.adding(seconds: -age), health: .fresh,
      directions: [Board.Heading(direction: .north, label: "Uptown", departures: north)], each: 3,
      receivedAt: now.adding(seconds: -age))
  }

  private func times(_ board: Board) -> [Int64] { board.directions[0].departures.map { $0.time.seconds(since: now) } }

  @Test("a young board stays as it came")
  func young() {
    let young = board([train(60, "a")], age: 300)
    #expect(young.goingOn(by: week, in: zone, at: now) == young)
  }

  @Test("between and behind the trains of an old one stands the timetable, each train once")
  func beside() {
    let old = board([train(-30, "061800_Q..N"), train(900, "062000_Q..N"), train(1100, "late")], age: 301)
    let board = old.goingOn(by: week, in: zone, at: now)
    #expect(board.goesOn == .beside && board.asOf == old.asOf && board.each == 10)
    // 10:20 is the train of 062000, a quarter of an hour late; 10:40 is the train that came under another id.
    #expect(Array(times(board).prefix(5)) == [-30, 600, 900, 1100, 1800])
    #expect(
      Array(board.directions[0].departures.map(\.state).prefix(5)) == [.live, .scheduled, .live, .live, .scheduled])
    #expect(times(board).count == 11)
  }

  @Test("a train that was called off is not put back")
  func cancelled() {
    var old = board([], age: 400)
    old.directions[0].cancelled = [train(600, "063000_Q..N", "Q", .scheduled)]
    #expect(Array(times(old.goingOn(by: week, in: zone, at: now)).prefix(3)) == [0, 1200, 1800])
    old.asOf = now.adding(seconds: -4000)
    let alone = old.goingOn(by: week, in: zone, at: now)
    #expect(times(alone).contains(600) && alone.directions[0].cancelled.isEmpty)
  }

  @Test("of a board an hour old no train is shown: the timetable stands alone, and can deny")
  func alone() {
    let old = board([train(60, "ghost"), train(400, "other", "X")], age: 3601)
    let board = old.goingOn(by: week, in: zone, at: now)
    #expect(board.goesOn == .alone && board.asOf == nil)
    #expect(Array(times(board).prefix(3)) == [0, 600, 1200])
    let made = Board(of: week) { _ in "Uptown" }.goingOn(by: week, in: zone, at: now)
    #expect(times(made) == times(board) && made.directions.map(\.label) == ["Uptown", "Uptown"])
    #expect(made.absence(.south, trust: .offline) == .nothing(first: nil))
    #expect(made.ended(beside: made.directions[0]) { _ in .offline } == [])
  }

  @Test("trains of a feed that is younger stay beside a dropped one's timetable")
  func feeds() {
    var old = board([train(60, "ghost"), train(400, "other", "X")], age: 3601)
    old.feeds = [
      Board.Feed(lines: ["Q"], asOf: old.asOf, health: .fresh),
      Board.Feed(lines: ["X"], asOf: now.adding(seconds: -400), health: .fresh),
    ]
    let board = old.goingOn(by: week, in: zone, at: now)
    #expect(board.goesOn == .beside && board.directions[0].departures.map(\.tripID).contains("other"))
    #expect(!board.directions[0].departures.map(\.tripID).contains("ghost"))
  }

  @Test("where nothing is left the timetable's first is named, behind what was known while that may still be true")
  func first() {
    var quiet = week
    quiet.lines[0].kinds[0].removeAll { $0.second < 68_400 }
    let first = Instant(seconds: 1_759_446_000)
    #expect(
      board([train(-30, "a")], age: 600).goingOn(by: quiet, in: zone, at: now).absence(.north, trust: .offline)
        == .unknown(until: now.adding(seconds: -30), first: first))
    let alone = board([], age: 7200).goingOn(by: quiet, in: zone, at: now)
    #expect(alone.absence(.north, trust: .offline) == .nothing(first: first))
    #expect(alone.absence(.north, lines: ["Q"], trust: .offline) == .nothing(first: nil))
  }

  @Test("after its end it says that it ended, and before its beginning nothing")
  func ended() {
    let later = week.until
    let board = board([], age: 0).goingOn(by: week, in: zone, at: later)
    #expect(board.goesOn == .ended(later))
    #expect(board.absence(.north, trust: .offline) == .timetableEnded(later))
    #expect(self.board([], age: 0).goingOn(by: week, in: zone, at: week.from.adding(seconds: -1)).goesOn == nil)
  }
}
