import Departures
import Feeds
import Kernel
import TestSupport
import Testing

@testable import pocketful

@Suite("Alerts in a terminal")
struct AlertsTextTests {
  /// 2025-10-02 10:20:00 in New York.
  private static let now = Instant(seconds: 1_759_414_800)
  private static let screen = AlertsText(network: BuiltIn.newYork, isJSON: false)

  private static func board(_ alerts: [Alert], age: Int64 = 20, unread: Int = 0) -> AlertBoard {
    AlertBoard(asOf: now.adding(seconds: -age), health: .fresh, alerts: alerts, unread: unread)
  }

  @Test("those in force, then those soon, then those planned, each with its lines, its stations and its times")
  func phases() {
    func alert(_ id: String, from: Int64, when: String = "", _ informed: [Alert.Informed]) -> Alert {
      Alert(
        id: id, type: "Kind", header: "Words of \(id)\u{1B}[31m\nand more", when: when,
        periods: [.init(start: Self.now.adding(seconds: from), end: Self.now.adding(seconds: from + 7200))],
        displayBeforeActive: 3600, informed: informed)
    }
    let text = Self.screen.text(
      Self.board([
        alert("a", from: 86_400, when: "Tomorrow", [.init(route: "Q"), .init(route: "SI")]),
        alert("b", from: 1800, [.init(stations: ["127"])]), alert("c", from: -60, []),
      ]), now: Self.now)
    #expect(
      text == """
        Live \u{00B7} 20 s ago

        Now
          Kind
            Words of c[31m
            and more
            until 2025-10-02 12:19

        Soon
          Times Sq-42 St \u{00B7} Kind
            Words of b[31m
            and more
            from 2025-10-02 10:50 until 2025-10-02 12:50

        Planned
          Q SIR \u{00B7} Kind
            Words of a[31m
            and more
            Tomorrow

        """)
  }

  @Test(
    "none is denied but by what was just read, and whole",
    arguments: [(20, 0, "No alerts for this."), (20, 2, "Nothing is known"), (400, 0, "Nothing is known")]
      as [(Int64, Int, String)])
  func none(age: Int64, unread: Int, sentence: String) {
    let text = Self.screen.text(Self.board([], age: age, unread: unread), now: Self.now)
    #expect(text.contains(sentence))
    #expect(text.contains("can't be read") == (unread > 0))
  }

  @Test("where alerts can't be had, elevators are told all the same, and that nothing is known of the rest")
  func elevatorsAlone() async throws {
    let folder = try TemporaryFolder()
    let stub = try StubUpstream()
    stub["/nyct%2Fnyct_ene_equipments.json"] = Array("[]".utf8)
    stub["/nyct%2Fnyct_ene.json"] = Array(
      #"[{"equipment":"EL1","equipmenttype":"EL","station":"Times Sq-42 St","serving":"street"}]"#.utf8)
    let outcome = try await Program.run(["alerts", "--data", folder.path, "--realtime-base", stub.url("/")])
    #expect(outcome.status == 1 && outcome.output.hasPrefix("Nothing is known of alerts.\n"), "\(outcome)")
    #expect(outcome.output.contains("Elevators and escalators\n"))
    #expect(outcome.errors.contains("alerts feed"), "\(outcome)")
    stub["/nyct%2Fnyct_ene.json"] = Array("no list".utf8)
    let neither = try await Program.run(["alerts", "--data", folder.path, "--realtime-base", stub.url("/")])
    #expect(neither.status == 1 && neither.output.isEmpty, "\(neither)")
  }

  @Test("elevators stand last, each with its station, since it went out and what the agency hopes")
  func elevators() {
    var out = Alert(
      id: "e", type: "Elevator", header: "the street to the mezzanine",
      periods: [.init(start: Self.now.adding(seconds: -60))], informed: [.init(stations: ["127"])])
    out.equipment = .elevator
    out.expectedBack = Self.now.adding(seconds: 7200)
    let text = Self.screen.text(Self.board([out, Alert(id: "all", header: "Late.")]), now: Self.now)
    #expect(
      text == """
        Live \u{00B7} 20 s ago

        Now
            Late.

        Elevators and escalators
          Times Sq-42 St \u{00B7} Elevator
            the street to the mezzanine
            out since 2025-10-02 10:19 expected back 2025-10-02 12:20

        """)
  }

  @Test("what is asked for wrongly is said before anybody is asked")
  func wrongUse() async throws {
    for (arguments, sentence) in [
      (["--line", "none"], "No line is called \u{201C}none\u{201D}."),
      (["--station", "72 St"], "stations are called 72 St"),
      (["--lang", ""], "--lang must be"), (["--alerts-url", "ftp://x"], "alerts-url must be an address"),
    ] {
      let outcome = try await Program.run(
        ["alerts", "--data", "/nonexistent", "--realtime-base", "http://127.0.0.1:9/"] + arguments)
      #expect(outcome.status == 64 && outcome.errors.contains(sentence), "\(arguments)")
    }
  }
}
