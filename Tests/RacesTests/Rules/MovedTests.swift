import Races
import Testing

@Suite("Whether a start has moved")
struct MovedTests {
  @Test(
    "a move is said in whole minutes once it is half a minute",
    arguments: [
      (0, nil), (29, nil), (30, 1), (89, 1), (240, 4), (-240, 4), (.min, 6000),
    ] as [(Int64, Int?)])
  func moved(seconds: Int64, minutes: Int?) {
    #expect(Moved.minutes(seconds) == minutes)
  }
}
