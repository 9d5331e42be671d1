import Departures
import Kernel
import TestSupport
import Testing

/// Of which lines a board is sure, and of which not.
struct BoardFeedsTests {
  private let now = Instant(seconds: 1_759_414_800)

  @Test("each feed's lines, age and health go through JSON and back")
  func json() throws {
    let board = Board(
      station: "127", asOf: now.adding(seconds: -130), health: .failing, directions: [],
      feeds: [
        Board.Feed(lines: ["N", "Q"], asOf: now, health: .fresh),
        Board.Feed(lines: ["B", "D"], asOf: now.adding(seconds: -130), health: .delayed),
        Board.Feed(lines: ["7"], asOf: nil, health: .failing),
      ])
    var json = JSONWriter(capacity: 256)
    board.write(into: &json, network: Places.network, now: now)
    #expect(Board(json: try JSON.parse(json.bytes)) == board)
  }

  @Test("a board of an older server names no feeds and is read all the same")
  func older() throws {
    let text = #"{"station":{"id":"127"},"asOf":null,"health":"scheduled","directions":[]}"#
    #expect(Board(json: try JSON.parse(Array(text.utf8)))?.feeds == [])
  }

  @Test("each feed ages by itself; one that has said nothing stays what it is")
  func ages() {
    let fresh = Board.Feed(lines: ["Q"], asOf: now, health: .fresh)
    let late = Board.Feed(lines: ["B"], asOf: now.adding(seconds: -200), health: .delayed)
    let mute = Board.Feed(lines: ["7"], asOf: nil, health: .failing)
    let later = now.adding(seconds: 61)
    #expect([fresh, late, mute].map { $0.health(at: now) } == [.fresh, .delayed, .failing])
    #expect([fresh, late, mute].map { $0.health(at: later.adding(seconds: 60)) } == [.delayed, .stale, .failing])
  }
}
