import Departures
import Kernel
import TestSupport
import Testing

@Suite("Alerts on the wire")
struct AlertBoardTests {
  private static let now = Instant(seconds: 1_759_414_800)

  private static let full = AlertBoard(
    asOf: now, health: .delayed,
    alerts: [
      Alert(
        id: "a", type: "Planned - Reroute", priority: 18, header: "[Q] runs \"via\" the bridge",
        description: "Two\nlines",
        when: "Sat", language: "en",
        periods: [.init(start: now.adding(seconds: 60), end: now.adding(seconds: 120)), .init(start: nil, end: nil)],
        displayBeforeActive: 3600, cause: "MAINTENANCE", effect: "DETOUR", createdAt: now, updatedAt: now,
        informed: [
          .init(route: "Q", direction: .north, stations: ["127", "635"]), .init(route: "N"), .init(stations: ["127"]),
        ]),
      Alert(id: "b"),
    ], query: "lang=en", hasMore: true, unread: 3)

  private static func json(_ board: AlertBoard) throws -> JSON {
    var writer = JSONWriter(capacity: 1024)
    board.write(into: &writer, network: Places.network, now: now)
    return try JSON.parse(writer.bytes)
  }

  @Test("what is written is read again as it was")
  func roundTrip() throws {
    #expect(AlertBoard(json: try Self.json(Self.full)) == Self.full)
  }

  @Test("others are told the state, the lines and the stations by name; times are the agency's")
  func told() throws {
    let json = try Self.json(Self.full)
    let alert = try #require(json["data"]?.array?.first)
    #expect(alert["state"] == .string("active"))
    #expect(alert["routes"] == .array([.string("Q"), .string("N")]))
    #expect(alert["stations"]?.array?.map { $0["name"] } == [.string("Times Sq-42 St"), .string("14 St-Union Sq")])
    #expect(alert["periods"]?.array?.first?["start"] == .string("2025-10-02T10:21:00-04:00"))
    #expect(alert["periods"]?.array?.last?["end"] == .null)
  }

  @Test("rows that can't be read are left out, and strange ones read as far as they go")
  func hostile() throws {
    let board = try #require(
      AlertBoard(
        text: #"""
          {"data":[{"id":1},{"id":"x","header":5,"periods":[{"start":"never","end":null},7],"informed":[{"direction":"E"}],
          "createdAt":"x","updatedAt":null,"priority":"high"},null],"asOf":"x","health":"fresh","unread":-4}
          """#))
    #expect(board.alerts.map { $0.id } == ["x"] && board.asOf == nil && board.unread == 0)
    #expect(board.alerts[0].header.isEmpty && board.alerts[0].priority == 0)
    for text in ["", "[]", "{}", #"{"data":[],"health":"great"}"#] { #expect(AlertBoard(text: text) == nil, "\(text)") }
  }

  @Test("a query has one text, without what is as it is from the start")
  func query() {
    #expect(AlertQuery().text == "lang=en")
    #expect(AlertQuery(language: "fr", routes: ["N", "Q"], stations: ["127"]).text == "lang=fr&route=N,Q&station=127")
  }
}
