import Kernel
import TestSupport
import Testing

@testable import Feeds

/// The public validator's rules about headers, vehicles and alerts, each over all recordings.
@Suite("What goes out of headers, vehicles and alerts")
struct FeedRulesTests {
  typealias Stage = OutgoingStage

  private static let moment: Int64 = 1_759_414_800

  @Test("E038, E048, E049 the header has the version 2.0, a time and its incrementality", arguments: Stage.all)
  func header(stage: Stage) {
    for feed in [stage.updates, stage.vehicles] {
      #expect(feed.version == "2.0" && feed.timestamp == stage.now.seconds && feed.incrementality == 0)
    }
  }

  @Test("E039 a whole feed deletes nothing", arguments: Stage.all)
  func deletions(stage: Stage) { #expect(!stage.updates.hasDeletions && !stage.vehicles.hasDeletions) }

  @Test("E012, E050 nothing is newer than the header, and nothing is of the future", arguments: Stage.all)
  func newer(stage: Stage) {
    let times = stage.updates.updates.map(\.timestamp) + stage.vehicles.vehicles.map(\.timestamp)
    #expect(times.compactMap { $0 }.filter { $0 > stage.now.seconds } == [])
  }

  @Test("E026, E027, E028, E029, W004 no vehicle has a position that could be wrong", arguments: Stage.all)
  func positions(stage: Stage) { #expect(!stage.vehicles.vehicles.contains { $0.hasPosition }) }

  @Test("E047 a trip has one vehicle in both feeds, and a vehicle one trip", arguments: Stage.all)
  func pairs(stage: Stage) {
    var vehicles: [String: String] = [:]
    for update in stage.updates.updates { vehicles[update.trip.key] = update.vehicle }
    #expect(stage.vehicles.vehicles.filter { vehicles[$0.trip.key] != $0.id }.map(\.trip.key) == [])
    let ids = stage.updates.updates.compactMap(\.vehicle)
    #expect(Set(ids).count == ids.count)
  }

  @Test("E052 every vehicle has an id of its own", arguments: Stage.all)
  func own(stage: Stage) {
    let ids = stage.vehicles.vehicles.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("W001 every trip and every vehicle says when it was known", arguments: Stage.all)
  func known(stage: Stage) {
    let times = stage.updates.updates.map(\.timestamp) + stage.vehicles.vehicles.map(\.timestamp)
    #expect(times.allSatisfy { $0 != nil && $0 != 0 })
  }

  @Test("W002, W005 every trip and every vehicle names its train", arguments: Stage.all)
  func trains(stage: Stage) {
    #expect(stage.updates.updates.filter { $0.vehicle?.isEmpty ?? true }.map(\.trip.key) == [])
    #expect(stage.vehicles.vehicles.filter { $0.id?.isEmpty ?? true }.map(\.trip.key) == [])
  }

  /// The other half of it no feed can keep that tells of trains to come: a trip without a train has no vehicle to show.
  @Test("W003 whatever has a vehicle is among the trips", arguments: Stage.all)
  func both(stage: Stage) {
    let trips = Set(stage.updates.updates.map(\.trip.key))
    #expect(stage.vehicles.vehicles.filter { !trips.contains($0.trip.key) }.map(\.trip.key) == [])
  }

  @Test("E001 the alerts' times are in seconds, E032 each informs somebody, E033 by a line or a stop")
  func informed() throws {
    for (feed, _) in try Self.alerts() {
      #expect(!feed.alerts.isEmpty)
      for alert in feed.alerts {
        let times = alert.periods.flatMap { [$0.start, $0.end] }.compactMap { $0 }
        #expect(times.allSatisfy { (1_104_537_600..<1_991_620_301).contains($0) }, "\(alert.id)")
        #expect(!alert.informed.isEmpty && alert.informed.allSatisfy { $0.route != nil || $0.stop != nil })
      }
    }
  }

  @Test("E004, E011, E034 alerts name lines and stops of the set, and no agency that it might not have")
  func namedByAlerts() throws {
    for (feed, set) in try Self.alerts() {
      for selector in feed.alerts.flatMap(\.informed) {
        #expect(selector.agency == nil)
        if let route = selector.route { #expect(set.routes.contains(route)) }
        if let stop = selector.stop { #expect(set.stops[stop] != nil) }
      }
    }
  }

  @Test("E030, E031 no alert names a trip by the agency's own id")
  func tripsOfAlerts() throws {
    for (feed, _) in try Self.alerts() { #expect(!feed.alerts.flatMap(\.informed).contains { $0.hasTrip }) }
  }

  @Test("alerts have the agency's words in plain text, each with its language")
  func words() throws {
    for (feed, _) in try Self.alerts() {
      #expect(feed.version == "2.0" && feed.incrementality == 0)
      for text in feed.alerts.flatMap({ $0.header + $0.description }) {
        #expect(text.text?.isEmpty == false && text.language == "en")
      }
      #expect(feed.alerts.allSatisfy { !$0.header.isEmpty })
    }
  }

  /// One of a test's own, and those of the agency where they are at hand.
  private static func alerts() throws -> [(PlainFeed, PlainSet)] {
    var writer = AlertWriter(at: Self.moment)
    writer.alert(
      "a", "Slow", periods: [(Self.moment, Self.moment + 600)], selectors: [("Q", nil, 1), ("none", nil, 1)])
    writer.alert("lost", selectors: [("SS", "none", 2), (nil, "none", 2)])
    writer.alert("everybody", "Closed", selectors: [(nil, nil, nil)])
    var found = [(writer.bytes, OutgoingStage.builtIn, Timetable.none)]
    if SharedData.has("transit/alerts/subway-alerts-2026-09-16.pb") {
      let bytes = SharedData.bytes("transit/alerts/subway-alerts-2026-09-16.pb")
      found.append((bytes, OutgoingStage.builtIn, .none))
      if let real = OutgoingStage.realSet { found.append((bytes, real.set, real.timetable)) }
    }
    return try found.map { bytes, set, timetable in
      let alerts = LiveAlerts()
      let now = Instant(seconds: try AlertScanner.scan(bytes).timestamp)
      try alerts.accept(bytes, at: now)
      let live = LiveBoards(feeds: [], network: BuiltIn.newYork, timetable: timetable)
      return (try PlainFeed(live.source.outgoing().bytes(of: .alerts, alerts.reading, at: now)), set)
    }
  }
}
