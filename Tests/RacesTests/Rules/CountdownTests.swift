import Kernel
import Languages
import Races
import Testing

@Suite("The countdown")
struct CountdownTests {
  @Test(
    "is short enough for every row",
    arguments: [
      (18_000, "5h"), (7200, "2h"), (7199, "1h 59m"), (4800, "1h 20m"), (3659, "1h"), (3600, "1h"), (3599, "59m"),
      (1080, "18m"), (1139, "18m"), (300, "5m"), (299, "4m 59s"), (154, "2m 34s"), (120, "2m 0s"), (60, "1m 0s"),
      (59, "59s"), (28, "28s"), (1, "1s"), (0, "0s"), (-1, "-1s"), (-20, "-20s"), (-59, "-59s"), (-65, "-1m 5s"),
      (-600, "-10m 0s"), (90_000, "25h"), (172_799, "47h"), (172_800, "2d"),
      (34_560_000, "400d"),
    ] as [(Int64, String)])
  func text(seconds: Int64, text: String) {
    #expect(Countdown.text(seconds, .en) == text)
  }

  @Test(
    "speaks French units",
    arguments: [(4800, "1\u{A0}h 20\u{A0}min"), (-65, "-1\u{A0}min 5\u{A0}s")] as [(Int64, String)])
  func french(seconds: Int64, text: String) {
    #expect(Countdown.text(seconds, .fr) == text)
    #expect(Countdown.text(seconds, .es) == text, "Spanish has the same")
  }

  @Test("says 0s for the whole second of the start and no longer")
  func start() {
    let start = Instant(seconds: 100)
    let shown = [99_999, 100_000, 100_999, 101_000].map {
      Countdown.seconds(to: start, now: Instant(milliseconds: $0))
    }
    #expect(shown == [1, 0, 0, -1])
  }

  @Test("never traps, however far away", arguments: [Int64.min, -1 << 40, 1 << 40, .max])
  func far(milliseconds: Int64) {
    let seconds = Countdown.seconds(to: Instant(milliseconds: milliseconds), now: Card.now)
    #expect(Countdown.text(seconds, .en).utf8.count < 16)
  }

  @Test(
    "is highlighted under five minutes",
    arguments: [(300, false), (299, true), (0, true), (-30, true)] as [(Int64, Bool)])
  func soon(seconds: Int64, isSoon: Bool) {
    #expect(Countdown.isSoon(seconds) == isSoon)
  }
}
