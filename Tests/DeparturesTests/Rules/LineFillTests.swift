import Departures
import Kernel
import Testing

@Suite("A line's timetable beside its trains")
struct LineFillTests {
  private let now = Instant(seconds: 1_759_414_800)

  private func soon(_ seconds: Int64) -> Instant { now.adding(seconds: seconds) }

  @Test("without a feed all of it is listed from now on, but for trains that are there already")
  func alone() {
    let fill = LineFill(asOf: nil, trains: [.init(time: soon(300), tripID: "061000_1..N03R")], now: now)
    #expect(fill.lists("X_062000_1..N01R", at: now) && !fill.lists("X_062000_1..N01R", at: soon(-1)))
    #expect(!fill.lists("X_061000_1..N01R", at: soon(310)), "the same run by another path")
    #expect(fill.lists("X_061000_1..N01R", at: soon(86_700)), "tomorrow's")
    #expect(fill.lists("X_061100_1..N01R", at: soon(310)), "a fresh start is matched by name alone")
  }

  @Test("beside a fresh feed it begins where that can't reach")
  func fresh() {
    let fill = LineFill(asOf: soon(-10), trains: [.init(time: soon(2000), tripID: "a")], now: now)
    #expect(!fill.lists("b", at: soon(1999)) && fill.lists("b", at: soon(2001)))
    #expect(!LineFill(asOf: soon(-10), trains: [], now: now).lists("b", at: soon(1789)))
  }

  @Test(
    "beside a stale feed a call near a tracked train is that train; near one that left, or a minute from a scheduled one, it is not"
  )
  func stale() {
    let trains = [
      LineFill.Train(time: soon(500), tripID: "9_1..N"), LineFill.Train(time: soon(-10), tripID: "8_1..N"),
      LineFill.Train(time: soon(1500), tripID: "10_1..N", isTracked: false),
    ]
    let fill = LineFill(asOf: soon(-400), trains: trains, now: now)
    #expect(!fill.lists("X_1_1..N", at: soon(420)) && !fill.lists("X_1_1..N", at: soon(680)))
    #expect(
      fill.lists("X_1_1..N", at: soon(100)) && fill.lists("X_1_1..N", at: soon(1430))
        && !fill.lists("X_1_1..N", at: soon(1450)))
    #expect(!fill.lists("X_10_1..N", at: soon(1500)) && !fill.lists("X_8_1..N", at: soon(60)))
  }
}
