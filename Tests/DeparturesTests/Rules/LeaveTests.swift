@testable import Departures
import Kernel
import Testing

@Suite("When to leave")
struct LeaveTests {
  private let now = Instant(seconds: 1_759_414_800)

  @Test(
    "is the train's time less the walk, in whole minutes rounded down",
    arguments: [
      (600, 5, Leave.inMinutes(5)), (599, 5, .inMinutes(4)), (360, 5, .inMinutes(1)), (359, 5, .now), (300, 5, .now),
      (299, 5, .tooLate), (0, 5, .tooLate), (59, 0, .now), (-1, 0, .tooLate), (86_400, 10, .inMinutes(1430)),
    ] as [(Int64, Int, Leave)])
  func verdict(seconds: Int64, walk: Int, leave: Leave) {
    #expect(Leave(for: now.adding(seconds: seconds), walk: walk, now: now) == leave)
  }

  @Test("is reckoned at stops that are kept or whose walk was said, and not where no walk is")
  func reckoned() {
    var mine = MyStops()
    #expect(mine.reckonedWalk(to: "127") == nil)
    StopsOperation.added(StopAdded(station: "127", position: "a0")).apply(to: &mine, id: "o-1")
    #expect(mine.reckonedWalk(to: "127") == 5)
    StopsOperation.walkTimeChosen(WalkTimeChosen(station: "635", minutes: 9)).apply(to: &mine, id: "o-2")
    #expect(mine.reckonedWalk(to: "635") == 9)
    StopsOperation.walkTimeChosen(WalkTimeChosen(station: "127", minutes: 0)).apply(to: &mine, id: "o-3")
    #expect(mine.reckonedWalk(to: "127") == nil)
    #expect(mine.walk(to: "127") == 0)
  }
}
