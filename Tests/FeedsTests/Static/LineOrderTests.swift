import Feeds
import Testing

@Suite("The order of a line's stops")
struct LineOrderTests {
  typealias Ways = [(stops: String, trips: Int)]

  @Test(
    "follows the most used way and puts branches in where they join",
    arguments: [
      ([("abcd", 9)], "abcd"),
      // A branch in the north joins before its first known stop.
      ([("abcd", 9), ("xycd", 2)], "abxycd"),
      // A branch in the south leaves after its last.
      ([("abcd", 9), ("abx", 2)], "abxcd"),
      // Locals fill what expresses pass.
      ([("acef", 9), ("abcdef", 1)], "abcdef"),
      // A way of its own goes to the end.
      ([("ab", 9), ("xy", 1)], "abxy"),
      // A loop names its first stop once.
      ([("abca", 9)], "abc"),
      ([("ba", 2), ("ab", 2)], "ab"),
      ([], ""),
    ] as [(Ways, String)])
  func merged(ways: Ways, line: String) {
    let rows = ways.map { (stops: $0.stops.map { String($0) }, trips: $0.trips) }
    #expect(LineOrder.merged(rows) { _ in true }.joined() == line)
  }

  @Test("keeps only the stops that are wanted")
  func wanted() {
    #expect(LineOrder.merged([(stops: ["a", "b", "c"], trips: 1)]) { $0 != "b" } == ["a", "c"])
  }
}
