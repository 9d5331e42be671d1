import Departures
import Kernel
import Testing

@Suite("A train one can still act on")
struct CatchableTests {
  private let now = Instant(seconds: 1_759_414_800)

  @Test(
    "a train one can catch is a minute away at least", arguments: [(59, false), (60, true), (3600, true), (-5, false)])
  func catchable(seconds: Int64, isCatchable: Bool) {
    #expect(Catchable.isCatchable(now.adding(seconds: seconds), now: now) == isCatchable)
  }
}
