import Departures
import Feeds
import Kernel
import Simulator
import Testing

@Suite("The simulator's alerts")
struct AlertsMessageTests {
  private static let now = Instant(seconds: Rail.noon)
  private static let path = Gateway.feeds + "camsys%2Fsubway-alerts"
  private let gateway = Gateway(network: BuiltIn.newYork, scenario: .calm, seed: 1, startedAt: now)

  private func get(fault: String? = nil, after seconds: Int64 = 0) -> Reply {
    gateway.answer(path: Self.path, fault: fault, at: Self.now.adding(seconds: seconds))
  }

  private func board(_ reply: Reply, _ query: AlertQuery = AlertQuery(), at now: Instant = now) throws -> AlertBoard {
    let live = LiveAlerts()
    try live.accept(reply.body, at: now)
    return live.reading.board(query, network: BuiltIn.newYork, now: now)
  }

  @Test("one in force, one soon, one planned, one of a station, one of all, and an elevator, which is one")
  func kinds() throws {
    let board = try board(get())
    #expect(
      board.alerts.map { $0.type } == [
        "Delays", "Planned - Part Suspended", "Planned - Stops Skipped", "Special Notice", "Elevator", "Station Notice",
      ])
    let phases = board.alerts.map { $0.phase(at: Self.now) }
    #expect(phases == [.active, .planned, .announced, .active, .active, .active])
    #expect(board.alerts[2].informed == [.init(route: "G", direction: .north, stations: ["G26", "G24"])])
    #expect(board.alerts[3].informed.isEmpty && board.alerts[4].stations == ["127"])
    #expect(board.alerts[4].effect == "ACCESSIBILITY_ISSUE" && board.unread == 0 && board.health == .fresh)
  }

  @Test("they come in French where they are there in it, and never as HTML")
  func languages() throws {
    let board = try board(get(), AlertQuery(language: "fr-CA"))
    #expect(board.alerts.map { $0.language } == ["fr", "en", "en", "en", "en", "en"])
    #expect(!board.alerts.contains { $0.header.contains("<") || $0.description.contains("<") })
  }

  @Test("the header moves each half minute, the alerts stay, and the faults of the feeds are its too")
  func faults() throws {
    func header(_ reply: Reply) throws -> Int64 { try AlertScanner.scan(reply.body).timestamp }
    #expect(try header(get(after: 29)) == header(get()))
    #expect(try header(get(after: 60)) == header(get()) + 60)
    #expect(try header(get(fault: "stale:600")) == header(get()) - 600)
    #expect(try header(get(fault: "frozen", after: 300)) == header(get()))
    #expect(get(fault: "500").status == 500)
    #expect(throws: UpstreamError.notAlerts(.xml)) { try LiveAlerts().accept(get(fault: "xml").body, at: Self.now) }
    let order = gateway.answer(
      method: "POST", path: "/control", fault: nil, body: Array(#"{"feed":"alerts","fault":"500","seconds":60}"#.utf8),
      at: Self.now)
    #expect(order.status == 200 && get(after: 5).status == 500 && get(after: 61).status == 200)
  }
}
