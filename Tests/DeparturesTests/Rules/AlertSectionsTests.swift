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
    let sections = AlertSections(alerts, at: Self.now, isMine: { $0.routes == ["Q"] }, isNeeded: { _ in false })
    #expect(sections.mine.map { $0.id } == ["mine"])
    #expect(sections.now.map { $0.id } == ["other"])
    #expect(sections.planned.map { $0.id } == ["soon", "late"])
  }

  @Test("what is announced ahead counts as what is so now")
  func announced() {
    var alert = Self.alert("ahead", from: 1800, until: 7200)
    alert.displayBeforeActive = 3600
    let sections = AlertSections([alert], at: Self.now, isMine: { _ in false }, isNeeded: { _ in false })
    #expect(sections.now.map { $0.id } == ["ahead"])
  }

  @Test("elevators stand last for who needs none, now or later, and among all else for who does")
  func access() {
    var out = Self.alert("out", from: -60, until: nil)
    out.equipment = .elevator
    var later = Self.alert("later", from: 7200, until: nil)
    later.effect = "ACCESSIBILITY_ISSUE"
    var over = Self.alert("over", from: -60, until: -1)
    over.equipment = .escalator
    let alerts = [over, later, out, Self.alert("delays", from: nil, until: 60)]
    let without = AlertSections(alerts, at: Self.now, isMine: { _ in true }, isNeeded: { _ in false })
    #expect(without.mine.map { $0.id } == ["delays"] && without.access.map { $0.id } == ["out", "later"])
    #expect(without.now.isEmpty && without.planned.isEmpty)
    let with = AlertSections(alerts, at: Self.now, isMine: { _ in true }, isNeeded: { _ in true })
    #expect(with.mine.map { $0.id } == ["out", "delays"] && with.planned.map { $0.id } == ["later"])
    #expect(with.access.isEmpty)
  }

  @Test("at a stop an elevator presses before all else on who takes no stairs, and on nobody else")
  func withoutStairs() throws {
    let station = try #require(Places.network.station("127"))
    var out = Alert(id: "out", priority: 0, informed: [Alert.Informed(stations: ["127"])])
    out.equipment = .elevator
    var later = Self.alert("later", from: 7200, until: nil)
    later.equipment = .elevator
    var escalator = out
    (escalator.id, escalator.equipment) = ("escalator", .escalator)
    let prose = Alert(id: "prose", effect: "ACCESSIBILITY_ISSUE", informed: out.informed)
    let board = AlertBoard(
      asOf: Self.now, health: .fresh,
      alerts: [prose, escalator, Self.alert("delays", from: nil, until: 60), out, later])
    for (isStepFree, ids) in [(true, ["out", "escalator", "prose", "delays"]), (false, ["delays"])] {
      let pressing = board.pressing(at: station, lines: ["Q"], isStepFree: isStepFree, now: Self.now)
      #expect(pressing.map { $0.id } == ids)
    }
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
    #expect(board.pressing(at: station, lines: lines, isStepFree: false, now: Self.now).map { $0.id } == ids)
  }
}
