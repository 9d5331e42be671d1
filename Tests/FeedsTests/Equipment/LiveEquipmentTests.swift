import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("Elevators as alerts")
struct LiveEquipmentTests {
  private static let now = Instant(seconds: 1_759_414_800)
  private static let feed = EquipmentFeed(url: nil, realtimeBase: "http://agency/feeds")
  private let live = LiveEquipment(feed, network: { BuiltIn.newYork })

  /// What the agency would give at each address.
  private func ask(
    outages: [JSON]? = nil, all: [JSON]? = nil, status: Int = 200, at now: Instant = now
  ) async throws -> AlertBoard {
    for upstream in live.upstreams {
      let rows = upstream.url.hasSuffix("_equipments.json") ? all : outages
      guard let rows else { continue }
      let client = FeedClient { _, _, _ throws(UpstreamError) in
        .init(status: status, body: EquipmentLists.bytes(rows))
      }
      do throws(UpstreamError) {
        _ = try await upstream.fetch(client, clock: { now })
      } catch {
        upstream.note(error)
      }
    }
    return board(at: now)
  }

  private func board(_ query: AlertQuery = AlertQuery(), at now: Instant = now) -> AlertBoard {
    AlertReading().with(live.reading).board(query, network: BuiltIn.newYork, now: now)
  }

  @Test("two lists are asked for, one beside the other, their slash escaped")
  func addresses() {
    #expect(
      live.upstreams.map(\.url) == [
        "http://agency/feeds/nyct%2Fnyct_ene_equipments.json", "http://agency/feeds/nyct%2Fnyct_ene.json",
      ])
    let own = EquipmentFeed(url: "http://mirror/lifts", realtimeBase: "http://agency/feeds")
    #expect(own.registerURL == "http://mirror/lifts_equipments")
  }

  @Test("an outage is an alert of its station, in the agency's words, for as long as it is listed")
  func alert() async throws {
    let outage = EquipmentLists.outage("EL227", back: "10/01/2025 11:59:00 PM")
    let board = try await ask(
      outages: [outage], all: [EquipmentLists.machine("EL227", stops: "127/R16", around: "Use EL228.")])
    let alert = try #require(board.alerts.first)
    #expect(alert.equipment == .elevator && alert.isOfAccess && alert.effect == "ACCESSIBILITY_ISSUE")
    #expect(alert.header == "the street to the mezzanine" && alert.description == "Use EL228.\nRepair \u{00B7} EL227")
    #expect(alert.stations == ["127"] && !alert.isUnplaced, "a complex is one station, whatever it has of stops")
    #expect(alert.phase(at: Self.now) == .active, "it was expected back yesterday, and is still listed")
    #expect(alert.expectedBack?.iso8601(in: BuiltIn.newYork.zone) == "2025-10-01T23:59:00-04:00")
    #expect(board.equipmentHealth == .fresh && board.equipmentAsOf == Self.now)
    let gone = try await ask(outages: [], at: Self.now.adding(seconds: 60))
    #expect(gone.alerts.isEmpty && gone.equipmentHealth == .fresh)
  }

  @Test(
    "without the list of all it is placed by name and lines; what can't be placed is told of with its name",
    arguments: [
      ("Times Sq-42 St", "N/Q", ["127"]), ("TIMES SQ 42 ST", "1", ["127"]), ("14 St-Union Sq", "", ["635"]),
      ("23 St", "F/M", ["D18"]), ("23 St", "", []), ("23 St", "L", []), ("Nowhere Yd", "Z", []), ("", "", []),
    ] as [(String, String, [String])])
  func named(station: String, lines: String, places: [String]) async throws {
    let board = try await ask(outages: [EquipmentLists.outage("EL9", station: station, lines: lines)])
    let alert = try #require(board.alerts.first)
    #expect(alert.stations == places && alert.isUnplaced == places.isEmpty)
    #expect(
      alert.header == (alert.isUnplaced && !station.isEmpty ? station + ": " : "") + "the street to the mezzanine")
  }

  @Test("the list of all, coming later, places what was held before")
  func later() async throws {
    let before = try await ask(outages: [EquipmentLists.outage("EL9", station: "Somewhere")])
    #expect(before.alerts.map(\.isUnplaced) == [true])
    let after = try await ask(all: [EquipmentLists.machine("EL9", stops: "D43")])
    #expect(after.alerts.map(\.stations) == [["D43"]] && after.equipmentAsOf == Self.now)
  }

  @Test("each machine once for each time it goes out; two that say the same of one station are one")
  func once() async throws {
    let rows = ["EL1", "EL1", "EL2"].map { EquipmentLists.outage($0, serving: $0) }
    let board = try await ask(outages: rows)
    #expect(board.alerts.map(\.header).sorted() == ["EL1", "EL2"])
  }

  @Test("an answer that is none leaves what was held, and is told of apart from the alerts' own age")
  func failing() async throws {
    _ = try await ask(outages: [EquipmentLists.outage("EL1")])
    let later = Self.now.adding(seconds: 151)
    let board = try await ask(outages: [], status: 500, at: later)
    #expect(board.alerts.count == 1 && board.equipmentHealth == .failing && board.health == .unknown)
    #expect(!board.isSureOfEquipment(at: later))
  }

  @Test("that nothing is new makes the list as new as that answer")
  func unchanged() async throws {
    _ = try await ask(outages: [])
    let later = Self.now.adding(seconds: 3600)
    #expect(!board(at: later).isSureOfEquipment(at: later))
    for upstream in live.upstreams { upstream.noteUnchanged(later) }
    #expect(board(at: later).isSureOfEquipment(at: later))
  }

  @Test("what was kept is there after a restart, with its true age; what can't be read of it is left out")
  func kept() {
    let kept = [
      KeptFeed(name: LiveEquipment.registerName, bytes: [], fetchedAt: Self.now),
      KeptFeed(
        name: EquipmentFeed.name, bytes: EquipmentLists.bytes([EquipmentLists.outage("EL1")]), fetchedAt: Self.now),
    ]
    let live = LiveEquipment(Self.feed, kept: kept, network: { BuiltIn.newYork })
    let reading = live.alerts.reading
    #expect(reading.alerts.count == 1 && reading.asOf == Self.now)
  }

  @Test("of another agency's elevators nobody is asked, and nothing is said, unless somebody names its list")
  func otherAgency() {
    let other = Network(agency: "Other", zone: .utc, lines: [], stations: [])
    let live = LiveEquipment(Self.feed, network: { other })
    #expect(live.upstreams.allSatisfy { !$0.isWanted() })
    let board = AlertReading().with(live.reading).board(AlertQuery(), network: other, now: Self.now)
    #expect(board.equipmentHealth == nil && !board.isSureOfEquipment(at: Self.now))
    let own = LiveEquipment(EquipmentFeed(url: "http://mirror/lifts", realtimeBase: ""), network: { other })
    #expect(own.upstreams.allSatisfy { $0.isWanted() } && own.reading != nil)
  }
}
