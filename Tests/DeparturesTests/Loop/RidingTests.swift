@testable import Departures
import Kernel
import Languages
import TestSupport
import Testing

@Suite("Being told where to get off")
struct RidingTests {
  private static let start = StopsAheadTests.now

  /// A train from Times Square over Union Square to Coney Island, under a clock that runs a second at a time.
  private struct Seat {
    var state = DeparturesState(network: Places.network)
    var now = RidingTests.start
    var calls: [(String, Int64)] = [("127", 60), ("635", 180), ("M16", 300), ("D43", 420)]
    var isOnline = true
    var said: [String] = []

    init(to station: String = "D43", arrival: Int64 = 420) {
      var mine = MyStops()
      AlightingSet(alighting: RidingTests.alighting(at: station, arrival)).apply(to: &mine, id: "o")
      state.mine = mine
    }

    var around: Surroundings { Surroundings(now: now, language: .en, isOnline: isOnline, zone: Places.zone) }

    /// The feed answers each ten seconds, and lists no stop that the train has left.
    mutating func run(_ seconds: Int) {
      for _ in 0..<seconds {
        if isOnline, now.seconds % 10 == 0 {
          let elapsed = now.seconds(since: RidingTests.start)
          var trip = StopsAheadTests.trip(calls.filter { $0.1 >= elapsed })
          trip.asOf = now
          if !trip.calls.isEmpty { state.received(trip, at: now) }
        }
        said += state.tick(around).map { "\(now.seconds(since: RidingTests.start)): \($0.text)" }
        now = now.adding(seconds: 1)
      }
    }
  }

  private static func alighting(at station: String, _ seconds: Int64) -> Alighting {
    var alighting = Alighting()
    alighting.from = "127"
    (alighting.train.trip, alighting.train.route, alighting.train.time) =
      ("052150_Q..N20R", "Q", start.adding(seconds: 60))
    (alighting.station, alighting.time) = (station, start.adding(seconds: seconds))
    return alighting
  }

  @Test("comes two stops before and at the one before, once each, and not before the train has been there")
  func notices() {
    var seat = Seat()
    seat.run(600)
    #expect(
      seat.said == [
        "181: Get off in 2 stops: Coney Island-Stillwell Av",
        "301: Get off at the next stop: Coney Island-Stillwell Av",
      ])
    #expect(seat.state.ways.ride == nil, "a ride that is over is forgotten")
  }

  @Test("a page opened anew on the way does not say again that it is two stops, and says the next one")
  func again() {
    var seat = Seat()
    seat.run(200)
    #expect(seat.said.count == 1)
    seat.state.ways.ride = nil
    seat.run(120)
    #expect(seat.said.count == 2 && seat.said.last?.contains("next stop") == true)
  }

  @Test("of two stops there is nothing to say before the train comes")
  func short() {
    var seat = Seat(to: "635", arrival: 180)
    seat.run(200)
    #expect(seat.said == ["61: Get off at the next stop: 14 St-Union Sq"])
  }

  @Test("goes on in a tunnel, by the times that are known")
  func tunnel() {
    var seat = Seat()
    seat.run(70)
    seat.isOnline = false
    seat.run(500)
    #expect(
      seat.said == [
        "181: Get off in 2 stops: Coney Island-Stillwell Av",
        "301: Get off at the next stop: Coney Island-Stillwell Av",
      ])
  }

  @Test("moves with the train")
  func late() {
    var seat = Seat()
    seat.run(100)
    seat.calls = [("635", 300), ("M16", 500), ("D43", 700)]
    seat.run(700)
    #expect(
      seat.said == [
        "301: Get off in 2 stops: Coney Island-Stillwell Av",
        "501: Get off at the next stop: Coney Island-Stillwell Av",
      ])
  }

  @Test("says that the train does not stop there any more, and takes it back when it does")
  func diverted() {
    var seat = Seat()
    seat.run(100)
    seat.calls = [("635", 180), ("M16", 300)]
    seat.run(20)
    #expect(seat.said == ["100: Q no longer stops at Coney Island-Stillwell Av"])
    #expect(seat.state.rideLine(seat.around)?.text == "Q no longer stops at Coney Island-Stillwell Av")
    seat.calls.append(("D43", 420))
    seat.run(100)
    #expect(seat.state.rideLine(seat.around)?.text == "Get off in 2 stops: Coney Island-Stillwell Av")
    seat.run(120)
    #expect(seat.said.last == "301: Get off at the next stop: Coney Island-Stillwell Av")
  }

  @Test("where no stops are known it comes by the time of arrival")
  func unknown() {
    var seat = Seat()
    seat.isOnline = false
    seat.run(600)
    #expect(seat.said == ["300: Get off at 10:27: Coney Island-Stillwell Av"])
  }

  @Test("is the one line on Today while the person rides; before, when to leave is")
  func today() {
    var seat = Seat()
    seat.run(30)
    #expect(seat.state.nowLine(seat.around) == nil)
    seat.run(60)
    let line = seat.state.nowLine(seat.around)
    #expect(
      line?.text == "Get off in 3 stops: Coney Island-Stillwell Av" && line?.urgency == .minutes
        && line?.leadsToRide == false)
    #expect(line?.path == "/departures/127/052150_Q..N20R")
  }

  @Test(
    "the stops of the train that is open and of the one that is ridden are wanted, each once, and no longer than that")
  func wanted() {
    var seat = Seat()
    #expect(seat.state.wantedTrips(at: seat.now, isOpen: false) == ["052150_Q..N20R"])
    seat.state.place = .train(station: "127", trip: "052150_Q..N20R")
    #expect(seat.state.wantedTrips(at: seat.now, isOpen: true) == ["052150_Q..N20R"])
    seat.state.place = .train(station: "127", trip: "other")
    #expect(seat.state.wantedTrips(at: seat.now, isOpen: true) == ["other", "052150_Q..N20R"])
    #expect(seat.state.wantedTrips(at: seat.now.adding(seconds: 421), isOpen: true) == ["other"])
  }

  @Test("survives a restart, from the fold and from what the device kept of the way")
  func restart() throws {
    var seat = Seat()
    seat.run(200)
    let trip = try #require(seat.state.keptTrip(at: seat.now))
    var json = JSONWriter(capacity: 512)
    trip.write(into: &json, network: Places.network, now: seat.now)
    var next = DeparturesState(network: Places.network)
    next.mine = MyStops(snapshot: try #require(seat.state.mine).snapshot)
    #expect(next.mine == seat.state.mine)
    next.restore(DeparturesState.keptRide, String(decoding: json.bytes, as: UTF8.self), seat.around)
    #expect(next.rideLine(seat.around)?.text == "Get off in 2 stops: Coney Island-Stillwell Av")
  }
}
