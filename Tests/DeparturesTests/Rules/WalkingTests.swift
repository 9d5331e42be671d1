import Departures
import Testing

@Suite("How long the way takes on foot")
struct WalkingTests {
  @Test(
    "whole minutes at 80 metres each, of a way three tenths longer than the crow's, rounded up",
    arguments: [
      (0, 0), (1, 1), (61.5, 1), (61.6, 2), (615, 10), (3692, 60), (3693, 61), (-5, 0), (.nan, 0), (1e12, 9999),
      (.infinity, 9999),
    ] as [(Double, Int)])
  func minutes(metres: Double, minutes: Int) { #expect(Walking.minutes(metres: metres) == minutes) }

  @Test("it is worth saying to an hour", arguments: [(0, true), (3692, true), (3693, false)] as [(Double, Bool)])
  func worthSaying(metres: Double, isSaid: Bool) { #expect(Walking.isWorthSaying(metres: metres) == isSaid) }

  @Test("nobody is near beyond 50 km", arguments: [(50_000, false), (50_000.5, true)] as [(Double, Bool)])
  func tooFar(metres: Double, isFar: Bool) { #expect(Walking.isTooFar(metres: metres) == isFar) }
}
