import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// An agency whose lines are called as New York's are, beside New York's own feeds.
@Suite("Feeds belong to an agency")
struct OtherAgencyTests {
  private var other: Network {
    Network(
      agency: "Letter Buses", zone: Places.zone,
      lines: ["1", "A"].map { Line(id: $0, label: $0, longName: "", color: 0, shape: .circle, stops: ["127"]) },
      stations: [
        Station(
          id: "127", name: "Market", borough: "", location: Location(latitude: 51.5, longitude: -0.1),
          stops: [
            Stop(
              id: "127", name: "Market", location: Location(latitude: 51.5, longitude: -0.1), northLabel: "",
              southLabel: "", lines: ["1", "A"])
          ])
      ])
  }

  private var timetable: Timetable {
    .calls(
      (1...40).map {
        Timetable.Call(
          tripID: "t\($0)", route: $0 % 2 == 0 ? "1" : "A", headsign: "Harbour", direction: .north,
          time: Instant(seconds: soon(Int64($0) * 60)), stop: "127")
      })
  }

  private func accept(into live: LiveBoards) throws {
    var feed = FeedWriter(at: soon(-5))
    feed.train(.init("1_1..N", route: "1"), seen: soon(-5), [.init("127N", departure: soon(1700))])
    for name in ["nyct%2Fgtfs", "nyct%2Fgtfs-ace"] { try live.accept(feed.bytes, from: name, at: Stage.now) }
  }

  @Test("New York's feeds, there or failing, say nothing of another agency's lines")
  func strangers() throws {
    let live = LiveBoards(feeds: RealtimeFeed.newYork(), network: other, timetable: timetable)
    try accept(into: live)
    live.note(.timedOut, from: "nyct%2Fgtfs-ace")
    let board = try #require(live.source.boards().board("127", Boards.Filter(limit: 100), Stage.now))
    #expect(board.directions[0].departures.count == 40)
    #expect(board.directions[0].departures.allSatisfy { $0.state == .scheduled })
    #expect(board.health == .scheduled && board.asOf == nil && board.feeds.isEmpty)
    #expect(live.source.boards().feeds(Stage.now).isEmpty)
    #expect(RealtimeFeed.newYork().allSatisfy { !live.wants($0) })
  }

  @Test("they come and go with the network in use")
  func replaced() throws {
    let feeds = RealtimeFeed.newYork()
    let live = LiveBoards(feeds: feeds, network: BuiltIn.newYork)
    try accept(into: live)
    #expect(live.source.boards().feeds(Stage.now).count == 8 && feeds.allSatisfy { live.wants($0) })
    live.replace(network: other)
    #expect(live.source.boards().feeds(Stage.now).isEmpty)
    live.replace(network: BuiltIn.newYork)
    #expect(live.source.boards().feeds(Stage.now).count == 8)
    try accept(into: live)
    #expect(live.source.boards().board("127", Boards.Filter(), Stage.now)?.health == .fresh)
  }

  @Test("their lines keep their names, also those that New York calls otherwise", arguments: ["SS", "5X", "FS", "GS"])
  func names(route: String) throws {
    var network = other
    network.lines.append(Line(id: route, label: route, longName: "", color: 0, shape: .circle, stops: ["127"]))
    network.stations[0].stops[0].lines.append(route)
    let call = Timetable.Call(
      tripID: "t", route: route, headsign: "Harbour", direction: .north, time: Instant(seconds: soon(600)), stop: "127")
    let live = LiveBoards(feeds: RealtimeFeed.newYork(), network: network, timetable: .calls([call]))
    for asked in [nil, route] {
      let board = try #require(live.source.boards().board("127", Boards.Filter(route: asked), Stage.now))
      #expect(board.directions.flatMap(\.departures).map(\.route) == [route])
    }
  }

  @Test("New York is known by its stations and where they are, not by what its lines are called")
  func newYork() {
    #expect(BuiltIn.isNewYork(BuiltIn.newYork) && BuiltIn.isNewYork(Places.network))
    #expect(!BuiltIn.isNewYork(other))
    #expect(!BuiltIn.isNewYork(Network(agency: "", zone: .utc, lines: [], stations: [])))
  }
}
