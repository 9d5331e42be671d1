import TestSupport
import Testing

/// The public validator's rules about trips (MobilityData gtfs-realtime-validator), each over all recordings.
@Suite("What goes out of trips")
struct TripRulesTests {
  typealias Stage = OutgoingStage

  private func trips(_ stage: Stage) -> [PlainFeed.Trip] {
    stage.updates.updates.map(\.trip) + stage.vehicles.vehicles.map(\.trip)
  }

  @Test("there are trips and vehicles to look at", arguments: Stage.all)
  func there(stage: Stage) {
    #expect(stage.updates.updates.count > 4 && stage.vehicles.vehicles.count > 1)
    #expect(stage.updates.vehicles.isEmpty && stage.vehicles.updates.isEmpty)
  }

  @Test("E003 a trip_id is in the set, or its trip is added", arguments: Stage.all)
  func known(stage: Stage) {
    #expect(trips(stage).filter { !$0.isAdded && stage.set.routeOfTrip[$0.id ?? ""] == nil } == [])
  }

  @Test("E004 a route_id is in the set", arguments: Stage.all)
  func routes(stage: Stage) {
    #expect(trips(stage).filter { !stage.set.routes.contains($0.route ?? "") } == [])
  }

  @Test("E006, E013, E019 no trip is one of frequencies.txt: under one id it would be many", arguments: Stage.all)
  func frequencies(stage: Stage) {
    #expect(trips(stage).allSatisfy { $0.relationship == 0 || $0.relationship == 1 || $0.relationship == 3 })
  }

  @Test("E016 an added trip's id is not in the set", arguments: Stage.all)
  func added(stage: Stage) {
    #expect(trips(stage).filter { $0.isAdded && stage.set.routeOfTrip[$0.id ?? ""] != nil } == [])
  }

  @Test("E020 a start_time is HH:MM:SS", arguments: Stage.all)
  func startTimes(stage: Stage) {
    #expect(trips(stage).compactMap(\.startTime).filter { $0.wholeMatch(of: /\d?\d:[0-5]\d:[0-5]\d/) == nil } == [])
    #expect(trips(stage).contains { $0.isAdded && $0.startTime != nil } || !trips(stage).contains { $0.isAdded })
  }

  @Test("E021 a start_date is YYYYMMDD", arguments: Stage.all)
  func startDates(stage: Stage) {
    #expect(trips(stage).filter { $0.startDate?.wholeMatch(of: /20\d\d[01]\d[0-3]\d/) == nil } == [])
  }

  @Test("E023 a static trip has no start_time that could differ from the set's", arguments: Stage.all)
  func starts(stage: Stage) {
    #expect(trips(stage).filter { !$0.isAdded && $0.startTime != nil } == [])
  }

  @Test("E024 no trip has a direction_id that could differ from the set's", arguments: Stage.all)
  func directions(stage: Stage) {
    #expect(trips(stage).filter { $0.direction != nil } == [])
  }

  @Test("E035 a static trip is of the route that the set has it on", arguments: Stage.all)
  func routesOfTrips(stage: Stage) {
    #expect(trips(stage).filter { !$0.isAdded && stage.set.routeOfTrip[$0.id ?? ""] != $0.route } == [])
  }

  @Test("E041 a trip has calls", arguments: Stage.all)
  func calls(stage: Stage) {
    #expect(stage.updates.updates.filter { $0.calls.isEmpty && $0.trip.relationship != 3 }.map(\.trip) == [])
  }

  @Test("no two updates are of one trip of one day, and no two entities have one id", arguments: Stage.all)
  func once(stage: Stage) {
    for feed in [stage.updates, stage.vehicles] { #expect(Set(feed.ids).count == feed.ids.count) }
    let keys = stage.updates.updates.map(\.trip.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test("W006 every trip has an id", arguments: Stage.all)
  func ids(stage: Stage) {
    #expect(trips(stage).filter { $0.id?.isEmpty ?? true } == [])
  }

  @Test("W009 every trip and every call says its schedule_relationship", arguments: Stage.all)
  func relationships(stage: Stage) {
    #expect(trips(stage).filter { $0.relationship == nil } == [])
    #expect(stage.updates.updates.flatMap(\.calls).allSatisfy { $0.relationship != nil })
  }
}
