import Kernel
import Races
import Testing

@Suite("When races are asked for anew")
struct RefetchTests {
  @Test(
    "races are asked for each minute, sooner when too few are left, never within 15 s",
    arguments: [
      (14, 4, false), (15, 4, true), (15, 5, false), (59, 5, false), (60, 5, true), (-1, 5, true),
    ] as [(Int64, Int, Bool)])
  func refetch(since: Int64, remaining: Int, isDue: Bool) {
    #expect(
      Refetch.isDue(last: Card.now.adding(seconds: -since), remaining: remaining, wanted: 5, now: Card.now) == isDue)
  }

  @Test(
    "who wants five asks when the fifth from the end is gone",
    arguments: [
      (20, 60), (5, 60), (4, 15), (0, 15),
    ] as [(Int, Int64)])
  func wait(count: Int, seconds: Int64) {
    #expect(Refetch.wait(Card.day(count), wanted: 5, now: Card.now) == seconds)
  }

  @Test("a wait ends with the race that leaves too few")
  func waitForTheLast() {
    let races = [Card.race("a", in: -30)] + Card.day(4)
    #expect(Refetch.wait(races, wanted: 5, now: Card.now) == 30)
  }
}
