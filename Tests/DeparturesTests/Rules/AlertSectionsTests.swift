import Kernel
import TestSupport
import Testing

@testable import Departures

@Suite("Alerts in the order in which a person reads them")
struct AlertSectionsTests {
  private static let now = Instant(seconds: 1_759_414_800)

  private static func alert(_ id: String, from start: Int64?, until end: Int64?, line: String = "Q") -> Alert {
    let period = Alert.Period(start: start.map { now.adding(seconds: $0) }, end: end.map { now.adding(seconds: $0) })
    return Alert(id: id, periods: [period], informed: [Alert.Informed(route: line)])
  }

  @Test("what concerns the person is first; what is planned stands as it begins; what is over is gone")
  func order() {
    let alerts = [
      Self.alert("late", from: 9000, until: nil), Self.alert("soon", from: 7200, until: nil),
      Self.alert("other", from: -60, until: 60, line: "7"), Self.alert("mine", from: nil, until: 60),
      Self.alert("over", from: -60, until: 0),
    ]
    let sections = AlertSections(alerts, at: Self.now) { $0.routes == ["Q"] }
    #expect(sections.mine.map { $0.id } == ["mine"])
    #expect(sections.now.map { $0.id } == ["other"])
    #expect(sections.planned.map { $0.id } == ["soon", "late"])
  }

  @Test("what is announced ahead counts as what is so now")
  func announced() {
    var alert = Self.alert("ahead", from: 1800, until: 7200)
    alert.displayBeforeActive = 3600
    #expect(AlertSections([alert], at: Self.now) { _ in false }.now.map { $0.id } == ["ahead"])
  }

  @Test(
    "a stop has what is so now, of the lines that are wanted there",
    arguments: [([] as [String], ["q", "one", "all"]), (["Q"], ["q", "all"]), (["1"], ["one", "all"])])
  func pressing(_ lines: [String], _ ids: [String]) throws {
    let station = try #require(Places.network.station("127"))
    let board = AlertBoard(
      asOf: Self.now, health: .fresh,
      alerts: [
        Self.alert("q", from: nil, until: 60), Self.alert("one", from: nil, until: 60, line: "1"),
        Alert(id: "all"), Self.alert("later", from: 7200, until: nil),
        Alert(id: "elsewhere", informed: [Alert.Informed(stations: ["nowhere"])]),
      ])
    #expect(board.pressing(at: station, lines: lines, now: Self.now).map { $0.id } == ids)
  }
}
