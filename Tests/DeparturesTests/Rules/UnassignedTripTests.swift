import Departures
import Kernel
import Testing

@Suite("A trip that no train is bound to")
struct UnassignedTripTests {
  @Test(
    "a trip no train is bound to is given up 5 minutes after its first departure",
    arguments: [(-60, false), (0, false), (300, false), (301, true), (86_400, true)] as [(Int64, Bool)])
  func unassigned(late: Int64, isDropped: Bool) {
    let first = Instant(seconds: 1000)
    #expect(UnassignedTrip.isDropped(firstDeparture: first, now: first.adding(seconds: late)) == isDropped)
  }
}
