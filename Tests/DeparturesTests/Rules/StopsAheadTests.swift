@testable import Departures
import Kernel
import Testing

@Suite("The stops ahead of a train")
struct StopsAheadTests {
  static let now = Instant(seconds: 1_759_414_800)

  /// Stations by when the train leaves them.
  static func trip(_ calls: [(String, Int64)], id: String = "052150_Q..N20R") -> Trip {
    Trip(
      id: id, route: "Q", destination: "96 St", direction: .north, state: .live, asOf: now, health: .fresh,
      calls: calls.map { Trip.Call(station: $0.0, stop: $0.0, time: now.adding(seconds: $0.1)) })
  }

  private static let way = trip([("R20", 60), ("R17", 180), ("R16", 300)])

  @Test(
    "are those that it has not left, and the next one is the first of them",
    arguments: [(0, ["R20", "R17", "R16"]), (60, ["R20", "R17", "R16"]), (61, ["R17", "R16"]), (301, [])])
  func ahead(second: Int, stations: [String]) {
    let now = Self.now.adding(seconds: Int64(second))
    #expect(Self.way.ahead(at: now).map(\.station) == stations)
    #expect(Self.way.stops(to: "R16", at: now) == (stations.isEmpty ? nil : stations.count))
    #expect(Self.way.stops(to: "127", at: now) == nil)
  }

  @Test("one time that is out of order keeps none behind it back")
  func disorder() {
    let trip = Self.trip([("R20", 60), ("R17", 30), ("R16", 300)])
    #expect(trip.ahead(at: Self.now.adding(seconds: 45)).map(\.station) == ["R16"])
  }

  @Test("belong to a train under any of the names that it has had, on its day, also where a station turns it around")
  func names() {
    var train = RemindedTrain()
    (train.trip, train.route, train.direction, train.time) = ("052150_Q..N20R", "Q", .south, Self.now)
    #expect(Self.way.isRun(of: train))
    train.trip = "AFA25GEN-Q051-Weekday-00_052150_Q..N21R"
    #expect(Self.way.isRun(of: train))
    train.time = Self.now.adding(seconds: 86_400)
    #expect(!Self.way.isRun(of: train))
    train.time = Self.now
    train.trip = "052200_Q..N20R"
    #expect(!Self.way.isRun(of: train) && !Self.trip([]).isRun(of: train))
  }

  @Test("are read as they were written")
  func wire() throws {
    var trip = Self.way
    trip.calls[0].track = "2"
    for health in [Freshness.fresh, .scheduled] {
      trip.health = health
      if health == .scheduled { trip.asOf = nil }
      var json = JSONWriter(capacity: 512)
      trip.write(into: &json, network: Network(agency: "", zone: .utc, lines: [], stations: []), now: Self.now)
      #expect(Trip(text: String(decoding: json.bytes, as: UTF8.self)) == trip)
    }
    #expect(Trip(text: "{}") == nil && Trip(text: "[") == nil)
  }
}
