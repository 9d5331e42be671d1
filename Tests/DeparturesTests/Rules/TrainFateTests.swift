@testable import Departures
import Kernel
import Testing

@Suite("What a board says of one train")
struct TrainFateTests {
  private static let now = Instant(seconds: 1_759_414_800)

  private static func train(_ trip: String, _ seconds: Int64, route: String = "Q", to destination: String = "96 St")
    -> Departure
  {
    Departure(
      route: route, destination: destination, time: now.adding(seconds: seconds), state: .live, track: nil,
      tripID: trip, stop: "R16")
  }

  private func board(_ departures: [Departure], each: Int? = 3) -> Board {
    Board(
      station: "127", asOf: Self.now, health: .fresh,
      directions: [Board.Heading(direction: .north, label: "", departures: departures)], each: each,
      receivedAt: Self.now)
  }

  private let wanted = RemindedTrain(train("052150_Q..N20R", 600), .north)

  @Test("it is listed where it stands, at the time that it has now, also to another destination")
  func listed() {
    let moved = Self.train("052150_Q..N20R", 720, to: "57 St")
    #expect(board([Self.train("a", 60), moved]).fate(of: wanted, trust: .live) == .listed(moved))
    #expect(board([moved]).fate(of: wanted, trust: .offline) == .listed(moved), "as it was last known")
  }

  @Test(
    "a train of the timetable is the same under the name that it has when it is tracked, and the other way round",
    arguments: ["AFA25GEN-Q051-Weekday-00_052150_Q..N20R", "052150_Q..N"])
  func renamed(trip: String) {
    let tracked = Self.train(trip, 630)
    #expect(board([tracked]).fate(of: wanted, trust: .live) == .listed(tracked))
  }

  @Test("tomorrow's train of that name is another one")
  func tomorrow() {
    #expect(board([Self.train("052150_Q..N20R", 86_400)], each: nil).fate(of: wanted, trust: .live) == .missing)
  }

  @Test(
    "it is missing where the board would have it: fewer of its kind are listed than there is room for, or later ones")
  func missing() {
    #expect(board([]).fate(of: wanted, trust: .live) == .missing)
    #expect(board([Self.train("a", 60), Self.train("b", 300)]).fate(of: wanted, trust: .live) == .missing)
    let later = [Self.train("a", 60), Self.train("b", 300), Self.train("c", 900)]
    #expect(board(later).fate(of: wanted, trust: .live) == .missing)
    #expect(board(later).fate(of: wanted, trust: .timetable) == .missing)
  }

  @Test("nobody knows where the list ends before it, or can't be believed")
  func unknown() {
    let sooner = [Self.train("a", 60), Self.train("b", 300), Self.train("c", 500)]
    #expect(board(sooner).fate(of: wanted, trust: .live) == .unknown)
    #expect(board([Self.train("a", 60)], each: nil).fate(of: wanted, trust: .live) == .unknown)
    for trust in [BoardTrust.offline, .agencyStopped, .agencyLate, .awaiting, .noData, .serverFailing(status: 500)] {
      #expect(board([]).fate(of: wanted, trust: trust) == .unknown)
    }
    var other = wanted
    other.direction = .south
    #expect(board([]).fate(of: other, trust: .live) == .unknown, "of a direction that it does not have")
  }
}
