import Departures
import Kernel
import Testing

@Suite("When a train has left")
struct DepartedTests {
  @Test("a train stands on the board through its own second and is gone in the next")
  func departed() {
    let time = Instant(seconds: 1000)
    #expect(!Departed.isGone(time, now: Instant(milliseconds: 999_999)))
    #expect(!Departed.isGone(time, now: Instant(milliseconds: 1_000_999)))
    #expect(Departed.isGone(time, now: Instant(milliseconds: 1_001_000)))
  }
}
