import Departures
import Feeds
import Kernel
import Testing

@testable import Simulator

@Suite("The simulator's elevators")
struct EquipmentAnswerTests {
  private static let now = Instant(seconds: 1_759_414_800)
  private let gateway = Gateway(network: BuiltIn.newYork, scenario: .calm, seed: 7, startedAt: now)
  private let feed = EquipmentFeed(url: nil, realtimeBase: Gateway.feeds)

  private func ask(at now: Instant = now) async -> AlertBoard {
    let live = LiveEquipment(feed, network: { BuiltIn.newYork })
    let gateway = gateway
    for upstream in live.upstreams {
      let client = FeedClient { url, _, _ throws(UpstreamError) in
        let reply = gateway.answer(path: url, fault: nil, at: now)
        return .init(status: reply.status, body: reply.body)
      }
      do throws(UpstreamError) {
        _ = try await upstream.fetch(client, clock: { now })
      } catch {
        upstream.note(error)
      }
    }
    return AlertReading().with(live.reading).board(AlertQuery(), network: BuiltIn.newYork, now: now)
  }

  @Test(
    "both lists are read as the agency's are: each machine at its station, one by its name, one nowhere, one to come")
  func read() async {
    let board = await ask()
    #expect(board.alerts.count == 6 && board.unread == 0 && board.equipmentHealth == .fresh)
    let byStation = Dictionary(grouping: board.alerts) { $0.stations.first ?? "" }
    #expect(byStation["127"]?.first?.expectedBack == Self.now.adding(seconds: 2 * 86_400 - 7200))
    #expect(byStation["413"]?.isEmpty != false && byStation["420"]?.count == 1, "Bowling Green is placed by its name")
    #expect(byStation[""]?.map(\.isUnplaced) == [true])
    #expect(board.alerts.filter { $0.equipment == .escalator }.count == 1)
    #expect(board.alerts.filter { $0.phase(at: Self.now) == .planned }.count == 1)
  }

  @Test("their faults go by one name")
  func faults() async {
    _ = gateway.answer(
      method: "POST", path: "/control", fault: nil,
      body: Array(#"{"feed":"elevators","fault":"500","seconds":60}"#.utf8), at: Self.now)
    let board = await ask()
    #expect(board.alerts.isEmpty && board.equipmentHealth == .failing)
  }
}
