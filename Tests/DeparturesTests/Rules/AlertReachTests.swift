import Departures
import TestSupport
import Testing

@Suite("Whom an alert concerns")
struct AlertReachTests {
  private static let line = Alert(id: "line", informed: [.init(route: "Q")])
  private static let north = Alert(id: "north", informed: [.init(route: "N", direction: .north, stations: ["635"])])
  private static let lift = Alert(id: "lift", informed: [.init(stations: ["127"])])
  private static let all = Alert(id: "all")
  private static let alerts = [line, north, lift, all]

  @Test(
    "a line's trains at a station or anywhere, in one direction or both; a lift is no matter of a line",
    arguments: [
      ("Q", nil, nil, ["line", "all"]), ("Q", "127", nil, ["line", "lift", "all"]),
      ("N", "635", nil, ["north", "all"]),
      ("N", "635", .south, ["all"]), ("N", "635", .north, ["north", "all"]), ("N", nil, nil, ["north", "all"]),
      ("N", "D43", nil, ["all"]), ("R", "635", nil, ["all"]),
    ] as [(String, String?, Direction?, [String])])
  func line(line: String, station: String?, direction: Direction?, ids: [String]) {
    let found = Self.alerts.filter {
      AlertReach.reaches($0, line: line, station: station, direction: direction)
    }
    #expect(found.map { $0.id } == ids)
  }

  @Test(
    "what is asked for by lines, by stations or by both; what concerns everybody always comes",
    arguments: [
      ([], [], ["line", "north", "lift", "all"]), (["Q"], [], ["line", "all"]),
      (["Q", "N"], [], ["line", "north", "all"]),
      ([], ["127"], ["line", "lift", "all"]), ([], ["635"], ["line", "north", "all"]), ([], ["M16"], ["all"]),
      ([], ["M16", "127"], ["line", "lift", "all"]), (["N"], ["635"], ["north", "all"]),
      (["N"], ["127"], ["lift", "all"]),
      (["7"], [], ["all"]), ([], ["none"], ["all"]),
    ])
  func asked(routes: [String], stations: [String], ids: [String]) {
    let query = AlertQuery(routes: routes, stations: stations)
    #expect(Self.alerts.filter { query.asks(for: $0, network: Places.network) }.map { $0.id } == ids)
  }
}
