import Kernel
import Races
import Testing

@Suite("When a race is gone")
struct GoneTests {
  @Test("a race is gone exactly 60 s after its start, on that second")
  func gone() {
    let start = Card.now
    #expect(!Gone.isGone(start, now: Instant(milliseconds: start.milliseconds + 59_999)))
    #expect(Gone.isGone(start, now: start.adding(seconds: 60)))
    #expect(Gone.isGone(start, now: start.adding(seconds: 20), after: 20))
  }
}
