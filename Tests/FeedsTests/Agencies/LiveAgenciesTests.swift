import Departures
import Kernel
import TestSupport
import Testing
import Wire

@testable import Feeds

@Suite("Several agencies at once")
struct LiveAgenciesTests {
  @Test("one network has the stations and lines of both, and ids that both have stay apart")
  func network() throws {
    let network = try TwoAgencies().all.source.network()
    #expect(network.station("127")?.name == "Times Sq-42 St" && network.station("west~127")?.name == "Pike St")
    #expect(network.line("1")?.label == "1" && network.line("west~1")?.label == "1 Line")
    #expect(
      network.station("west~127")?.lines == ["west~1"] && network.line("west~1")?.stops.contains("west~142") == true)
    #expect(network.agency == Places.network.agency && network.parts.map(\.agency) == ["West Metro"])
    #expect(network.stations.map(\.name) == network.stations.map(\.name).sorted())
    let read = try Network(facts: Array(network.facts.utf8))
    #expect(read.parts == network.parts && read.lines == network.lines && read.stations.count == network.stations.count)
  }

  @Test("each has a map of its own, its lines under the ids by which all know them")
  func maps() throws {
    let two = try TwoAgencies()
    let drawn = try #require(two.all.source.map())
    let maps = try SystemMap.all(facts: try #require(drawn.facts()))
    #expect(maps.map(\.slug) == ["", "west"])
    #expect(maps[0].map.frame.north < 42 && maps[0].map.frame.south > 40)
    #expect(Set(maps[1].map.tracks.flatMap(\.lines)) == ["west~1"] && maps[1].map.frame.south > 47)
    #expect(two.all.source.map()?.version == drawn.version)
  }

  @Test("each id says in which agency's zone its times are told")
  func zones() throws {
    let network = try TwoAgencies().all.source.network()
    #expect(network.zone(of: "127").name == "America/New_York")
    #expect(network.zone(of: "west~127").name == "America/Los_Angeles")
    #expect(network.zone(of: "elsewhere~127").name == "America/New_York")
    #expect(network.own("west~127") == "127" && network.own("127") == "127" && network.label("west~9") == "9")
    // Noon by each clock on both sides of the night in which the west leaves summer time.
    let west = network.zone(of: "west~127")
    for (moment, hour) in [("2025-11-01T19:00:00Z", 12), ("2025-11-03T20:00:00Z", 12)] {
      let instant = try #require(Instant(iso8601: moment))
      #expect(west.local(instant).second / 3600 == hour)
    }
  }

  @Test("a board is its agency's alone, under the ids by which all know it, and so is a trip")
  func boards() throws {
    let two = try TwoAgencies()
    #expect(two.rows("west~127") == ["west~1 west~t1 14:30 scheduled", "west~1 west~t2 14:50 scheduled"])
    try two.tell { $0.train(.plain("t1", delay: 120), []) }
    #expect(two.rows("west~127") == ["west~1 west~t1 14:32 live", "west~1 west~t2 14:50 scheduled"])
    #expect(two.rows("127") == [] && two.rows("west~nowhere") == nil && two.rows("elsewhere~127") == nil)
    let board = try #require(two.all.source.boards().board("west~127", Boards.Filter(), Stage.now))
    #expect(board.station == "west~127" && board.feeds.map(\.lines) == [["west~1"]])
    #expect(board.directions.flatMap(\.departures).allSatisfy { $0.stop == "west~127" })
    let trip = try #require(two.all.source.boards().trip("west~t1", Stage.now))
    #expect(trip.id == "west~t1" && trip.calls.map(\.station) == ["west~127", "west~R16", "west~142"])
    #expect(two.all.source.boards().trip("t1", Stage.now) == nil)
    let other = try TwoAgencies()
    try other.tell { $0.train(.plain("t1", delay: 120), [.init("R16", sequence: 2, relationship: 1)]) }
    let passing = try #require(other.all.source.boards().trip("west~t1", Stage.now))
    #expect(passing.passed.map(\.station) == ["west~R16"] && passing.passed.map(\.stop) == ["west~R16"])
  }

  @Test("a line of one agency is none of another's, whatever it is called")
  func filters() throws {
    let two = try TwoAgencies()
    #expect(two.rows("west~127", Boards.Filter(route: "west~1"))?.count == 2)
    #expect(two.rows("west~127", Boards.Filter(route: "1")) == [])
  }

  @Test("feeds of one that fail, or say something else, leave the other's boards as they are")
  func apart() throws {
    let two = try TwoAgencies()
    var feed = FeedWriter(at: Stage.now.seconds)
    feed.train(.init("062100_1..N", route: "1"), [.init("127N", departure: Stage.now.seconds + 60)])
    try two.first.accept(feed.bytes, from: "all", at: Stage.now)
    let before = two.all.source.boards().board("127", Boards.Filter(), Stage.now)
    #expect(before?.health == .fresh && before?.directions.flatMap(\.departures).count == 1)
    two.west.boards.note(.timedOut, from: "west/trip-updates")
    try two.tell { $0.train(.plain("062100_1..N", route: "1", relationship: 3), []) }
    #expect(two.all.source.boards().board("127", Boards.Filter(), Stage.now) == before)

    two.first.note(.timedOut, from: "all")
    #expect(two.all.source.boards().board("west~127", Boards.Filter(), Stage.now)?.health == .fresh)
    #expect(two.all.source.boards().feeds(Stage.now).map(\.name) == ["all", "west/trip-updates"])
  }

  @Test("who listens hears of both, each by its own ids")
  func changes() async throws {
    let two = try TwoAgencies()
    var heard = two.all.source.changes().makeAsyncIterator()
    try two.tell { $0.train(.plain("t1", delay: 120), []) }
    #expect(await heard.next()?.isSuperset(of: ["west~127", "west~142"]) == true)
    two.first.replace(network: Places.network)
    #expect(await heard.next() == Set(Places.network.stations.map(\.id)))
  }

  @Test("another network of one agency is in the one of all at once")
  func replaced() throws {
    let two = try TwoAgencies()
    let before = two.all.source.network()
    #expect(two.all.source.network() == before)
    two.west.boards.replace(network: .none)
    #expect(two.all.source.network() == Places.network)
  }

  @Test("an alert of one agency as a whole is none at the other's stations, and each is placed by its own ids")
  func alerts() throws {
    let two = try TwoAgencies()
    let network = two.all.source.network()
    func told(_ query: AlertQuery) -> [String] {
      two.all.alerts.reading().board(query, network: network, now: Stage.now).alerts.map(\.id)
    }
    try two.firstAlerts.accept(alertFeed([("all", nil), ("one", "1")]), at: Stage.now)
    try two.west.alerts?.accept(alertFeed([("all", nil), ("one", "1")]), at: Stage.now)
    #expect(Set(told(AlertQuery())) == ["all", "one", "west~all", "west~one"])
    #expect(Set(told(AlertQuery(stations: ["127"]))) == ["all", "one"])
    #expect(Set(told(AlertQuery(stations: ["west~127"]))) == ["west~all", "west~one"])
    #expect(Set(told(AlertQuery(routes: ["west~1"]))) == ["west~all", "west~one"])
  }

  @Test("that nobody asks for an agency's alerts is told of it alone, and is no list that is empty")
  func noAlerts() throws {
    let two = try TwoAgencies(alerts: nil)
    try two.firstAlerts.accept(alertFeed([]), at: Stage.now)
    let network = two.all.source.network()
    func board(_ query: AlertQuery) -> AlertBoard {
      two.all.alerts.reading().board(query, network: network, now: Stage.now)
    }
    let west = board(AlertQuery(stations: ["west~127"]))
    #expect(west.withoutFeed == ["west"] && west.asOf == nil && west.health == .unknown)
    for (query, without) in [
      (AlertQuery(), ["west"]), (AlertQuery(stations: ["127"]), []),
      (AlertQuery(stations: ["127", "west~127"]), ["west"]),
    ] {
      #expect(board(query).withoutFeed == without && board(query).health == .fresh)
    }
    var json = JSONWriter(capacity: 100)
    west.write(into: &json, network: network, now: Stage.now)
    #expect(AlertBoard(text: String(decoding: json.bytes, as: UTF8.self)) == west)
  }

  @Test("alerts of an agency that is not asked about age nothing")
  func ages() throws {
    let two = try TwoAgencies()
    let network = two.all.source.network()
    try two.firstAlerts.accept(alertFeed([("all", nil)]), at: Stage.now)
    two.west.alerts?.note(.timedOut)
    func board(_ query: AlertQuery) -> AlertBoard {
      two.all.alerts.reading().board(query, network: network, now: Stage.now)
    }
    #expect(board(AlertQuery(stations: ["127"])).health == .fresh)
    #expect(board(AlertQuery(stations: ["west~127"])).health == .failing)
    #expect(board(AlertQuery()).health == .failing && board(AlertQuery()).asOf == nil)
  }

  /// Each by its id with the line that it names.
  private func alertFeed(_ alerts: [(id: String, route: String?)]) -> [UInt8] {
    var feed = FeedWriter(at: Stage.now.seconds)
    for (id, route) in alerts {
      feed.entity { entity in
        entity.string(1, id)
        entity.message(5) { alert in
          if let route { alert.message(5) { $0.string(2, route) } }
          alert.message(10) { text in text.message(1) { $0.string(1, id) } }
        }
      }
    }
    return feed.bytes
  }
}
