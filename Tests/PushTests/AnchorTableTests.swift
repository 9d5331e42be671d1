import Accounts
import Departures
import Kernel
import TestSupport
import Testing

@testable import Push

@Suite("Reminders follow what they hang on")
struct AnchorTableTests {
  private static let start = Instant(seconds: 1_795_611_600)  // Wednesday 25 November 2026, 9:00 in `Places.zone`
  private static let account = AccountID(bytes: [UInt8](repeating: 1, count: 16))

  private static func reminder(_ anchor: ReminderAnchor, due: Int64, lasting: Int64 = 600, id: String = "a") throws
    -> AnchoredReminder
  {
    let at = start.adding(seconds: due)
    return AnchoredReminder(
      account: try #require(account), id: id, anchor: anchor, asked: at, due: at, expires: at.adding(seconds: lasting),
      at: anchor.time(due: at))
  }

  private static func table(_ reminders: AnchoredReminder...) throws -> AnchorTable {
    var table = AnchorTable()
    table.put(reminders, of: try #require(account))
    return table
  }

  private static func board(
    _ trains: [(trip: String, seconds: Int64)], calledOff: [(trip: String, seconds: Int64)] = [], at seconds: Int64 = 0
  ) -> Board {
    func departures(_ trains: [(trip: String, seconds: Int64)], _ state: Departure.State) -> [Departure] {
      trains.map {
        Departure(
          route: "Q", destination: "96 St", time: start.adding(seconds: $0.seconds), state: state, track: nil,
          tripID: $0.trip, stop: "R16")
      }
    }
    let heading = Board.Heading(
      direction: .north, label: "", departures: departures(trains, .live), cancelled: departures(calledOff, .cancelled))
    let now = start.adding(seconds: seconds)
    return Board(
      station: "127", asOf: now, health: .fresh, directions: [heading],
      feeds: [Board.Feed(lines: ["Q"], asOf: now, health: .fresh)])
  }

  private static let train = ReminderAnchor.train(
    AnchoredTrain(station: "127", trip: "t"), lead: ReminderAnchor.Lead(walk: 300, before: 120))

  private func looks(_ table: inout AnchorTable, at seconds: Int64, _ board: Board) -> [MovedReminder] {
    table.moves(at: "127", by: board, in: Places.network, now: Self.start.adding(seconds: seconds))
  }

  @Test("a race's start moves its reminder, and its end along with it; one that isn't listed keeps its time")
  func races() throws {
    var table = try Self.table(try Self.reminder(.race(id: "r", before: 300), due: 600))
    let moved = table.moves(byStarts: ["r": Self.start.adding(seconds: 1200)], now: Self.start)
    #expect(moved.map(\.due) == [Self.start.adding(seconds: 900)])
    #expect(moved.map(\.expires) == [Self.start.adding(seconds: 1500)])
    #expect(moved.map(\.at) == [Self.start.adding(seconds: 1200)])
    #expect(table.moves(byStarts: ["r": Self.start.adding(seconds: 1200)], now: Self.start).isEmpty)
    #expect(table.moves(byStarts: [:], now: Self.start).isEmpty && table.count == 1)
  }

  @Test("who wants to hear of moves hears of two minutes and more, each time of the next")
  func movedRaces() throws {
    let known = Self.start.adding(seconds: 3600)
    var table = try Self.table(try Self.reminder(.movedRace(id: "r", known: known), due: 3600, lasting: 0))
    var told: [Int64] = []
    for (now, shift) in [(1, 0), (2, 119), (3, 120), (4, 130), (5, 239), (6, 240), (7, 0)] as [(Int64, Int64)] {
      let now = Self.start.adding(seconds: now)
      for moved in table.moves(byStarts: ["r": known.adding(seconds: shift)], now: now) {
        #expect(moved.due == now)
        told.append(shift)
      }
    }
    #expect(told == [120, 240, 0])
  }

  @Test("a train that is late or early moves its reminder; seconds don't")
  func trains() throws {
    var table = try Self.table(try Self.reminder(Self.train, due: 580))
    var due: [Int64] = []
    for seconds in [1000, 1003, 1060, 940] as [Int64] {
      due += looks(&table, at: 0, Self.board([("x", 500), ("t", seconds)])).map { $0.due.seconds(since: Self.start) }
    }
    #expect(due == [640, 520])
  }

  @Test("tomorrow's train of the same id is another")
  func tomorrow() throws {
    var table = try Self.table(try Self.reminder(Self.train, due: 580))
    #expect(looks(&table, at: 0, Self.board([("t", 1000 + 86_400)])).isEmpty)
  }

  @Test("a train that is called off is told at once, once")
  func calledOff() throws {
    var table = try Self.table(try Self.reminder(Self.train, due: 580))
    let gone = looks(&table, at: 10, Self.board([("x", 500)], calledOff: [("t", 1000)]))
    #expect(gone.map(\.isGone) == [true] && gone.map(\.due) == [Self.start.adding(seconds: 10)])
    #expect(table.count == 0)
  }

  @Test("one that the board had, and has no more for half a minute, is gone; within its last minute it has left")
  func vanished() throws {
    var table = try Self.table(try Self.reminder(Self.train, due: 580))
    _ = looks(&table, at: 0, Self.board([("t", 1000), ("x", 2000)]))
    var gone: [Int64] = []
    for seconds in stride(from: Int64(10), through: 60, by: 10) {
      gone += looks(&table, at: seconds, Self.board([("x", 2000)], at: seconds)).map { _ in seconds }
    }
    #expect(gone == [40])
    var late = try Self.table(try Self.reminder(Self.train, due: 580))
    _ = looks(&late, at: 0, Self.board([("t", 1000), ("x", 2000)]))
    for seconds in [950, 990] as [Int64] {
      #expect(looks(&late, at: seconds, Self.board([("x", 2000)], at: seconds)).isEmpty)
    }
  }

  @Test("of a feed that stands still nothing is believed to be gone")
  func stale() throws {
    var table = try Self.table(try Self.reminder(Self.train, due: 2580, lasting: 3000))
    _ = looks(&table, at: 0, Self.board([("t", 3000), ("x", 4000)]))
    for seconds in [400, 500, 600] as [Int64] {
      #expect(looks(&table, at: seconds, Self.board([("x", 4000)], at: 0)).isEmpty)
    }
  }

  @Test("a window's reminder is of its first train that can still be caught")
  func windows() throws {
    var window = WeeklyWindow()
    (window.wanted.lines, window.days, window.from, window.until) = (["Q"], [2], 9 * 60 + 30, 10 * 60)
    let anchor = ReminderAnchor.window(
      station: "127", window, lead: ReminderAnchor.Lead(walk: 600, before: 60))
    var table = try Self.table(try Self.reminder(anchor, due: 1800 - 660, lasting: 3600))
    let board = Self.board([("a", 1700), ("b", 1900), ("c", 2500), ("d", 3700)])
    #expect(looks(&table, at: 0, board).map(\.at) == [Self.start.adding(seconds: 1900)])
    // It is too late for that one.
    let next = looks(&table, at: 1400, board)
    #expect(next.map(\.at) == [Self.start.adding(seconds: 2500)])
    #expect(next.map(\.due) == [Self.start.adding(seconds: 2500 - 660)])
  }

  @Test("what an account puts takes the place of what it had, and of nobody else's")
  func replacing() throws {
    let other = try #require(AccountID(bytes: [UInt8](repeating: 2, count: 16)))
    var table = try Self.table(
      try Self.reminder(Self.train, due: 1, id: "a"), try Self.reminder(.race(id: "r", before: 1), due: 1, id: "b"))
    var one = try Self.reminder(Self.train, due: 1, id: "c")
    one.account = other
    table.put([one], of: other)
    table.put([], of: try #require(Self.account))
    #expect(table.count == 1 && table.places == [.station("127")])
    table.put([], of: other)
    #expect(table.places.isEmpty)
  }
}
