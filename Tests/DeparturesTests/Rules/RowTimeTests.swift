import Departures
import Testing

@Suite("The one time of a row")
struct RowTimeTests {
  @Test("a row shows the departure, or the arrival where there is none, and never a time of its own making")
  func rowTime() {
    #expect(RowTime.departure(arrival: 10, departure: 30) == 30)
    #expect(RowTime.departure(arrival: 10, departure: 0) == 10)
    #expect(RowTime.departure(arrival: 0, departure: 0) == 0)
    #expect(RowTime.departure(arrival: -5, departure: -7) == 0)
    #expect(RowTime.arrival(arrival: 10, departure: 30) == 10)
    #expect(RowTime.arrival(arrival: 0, departure: 30) == 30)
    #expect(RowTime.arrival(arrival: 0, departure: -1) == 0)
  }

  @Test(
    "a train goes on from its last stop only where it departs later than it arrives",
    arguments: [(10, 30, true), (10, 10, false), (10, 0, false), (0, 30, true), (0, 0, false), (-5, 1, true)]
      as [(Int64, Int64, Bool)])
  func leaves(arrival: Int64, departure: Int64, goesOn: Bool) {
    #expect(RowTime.leaves(arrival: arrival, departure: departure) == goesOn)
  }
}
