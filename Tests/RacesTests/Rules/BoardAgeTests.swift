import Kernel
import Races
import Testing

@Suite("How old a board may be")
struct BoardAgeTests {
  @Test(
    "a board ages by itself",
    arguments: [
      (0, false, .fresh), (90, true, .fresh), (91, true, .failing), (91, false, .delayed), (301, false, .stale),
    ] as [(Int64, Bool, Freshness)])
  func age(seconds: Int64, isFailing: Bool, freshness: Freshness) {
    #expect(
      BoardAge.health(asOf: Card.now.adding(seconds: -seconds), isFailing: isFailing, now: Card.now) == freshness)
  }
}
