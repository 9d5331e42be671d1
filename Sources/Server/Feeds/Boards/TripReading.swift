import Departures
import Kernel

/// Reads the stops ahead of one train off a set of boards, or off the timetable where no feed speaks of it.
struct TripReading {
  let set: BoardSet
  let now: Instant

  /// One trip of one feed.
  private struct Found {
    var feed: Int
    var trip: Int
    var board: FeedBoard
    var facts: TripFacts { board.trips[trip] }
  }

  /// By a feed's id or the timetable's; a train of the timetable has another id once it is tracked.
  func trip(_ id: String) -> Trip? {
    if let found = find({ $0.matches(id, at: $1) }) { return whole(live(found), beside: scheduled(id)) }
    if let name = TripName(id), let route = name.route, let found = find({ $0.isRun(name, of: route, at: $1) }) {
      return live(found)
    }
    return scheduled(id)?.trip.ahead(of: now)
  }

  /// Of two under one id the one that a train is bound to, then the one seen last, as on a board.
  private func find(_ isMeant: (FeedBoard, Int) -> Bool) -> Found? {
    var best: Found?
    for (index, state) in set.feeds.enumerated() {
      guard let board = state.shown(at: now) else { continue }
      for trip in 0..<board.columns.trips.count where isMeant(board, trip) {
        let found = Found(feed: index, trip: trip, board: board)
        if found.facts.state == .dropped || found.facts.isOverdue(at: now) { continue }
        if best.map({ found.facts.isBetter(than: $0.facts) }) ?? true { best = found }
      }
    }
    return best
  }

  /// Those that a train is bound to and that still report; of one that a feed has twice, the one seen last.
  func trains(on line: String) -> [Trip] {
    var trips: [Trip] = []
    for (index, state) in set.feeds.enumerated() {
      guard let board = state.shown(at: now) else { continue }
      for trip in 0..<board.columns.trips.count where board.routes[Int(board.trips[trip].route)] == line {
        let found = Found(feed: index, trip: trip, board: board)
        guard [.live, .held, .dimmed].contains(found.facts.state), let live = live(found) else { continue }
        guard let twin = trips.firstIndex(where: { $0.id == live.id }) else {
          trips.append(live)
          continue
        }
        if (live.asOf ?? now) > (trips[twin].asOf ?? now) { trips[twin] = live }
      }
    }
    return trips.map { trip in
      var trip = trip
      trip.calls = Array(trip.calls.prefix(Self.callsOnMap))
      return trip
    }
  }

  /// The stop that a train makes for, and the one behind it: what places it on a map.
  private static let callsOnMap = 3

  private func live(_ found: Found) -> Trip? {
    let (board, columns, facts) = (found.board, found.board.columns, found.facts)
    let id = columns.text(columns.trips.descriptor[found.trip].shownID)
    let route = board.routes[Int(facts.route)]
    let first = Int(columns.trips.firstStop[found.trip])
    var calls: [Trip.Call] = []
    // The trip's own direction is absent in most feeds; the side of its first platform, as the feed has it, is not.
    var direction = facts.isSouthbound ? Direction.south : .north
    for row in first..<(first + Int(columns.trips.stopCount[found.trip])) where calls.count < Trip.mostCalls {
      let platform = Int(board.platforms[row])
      guard platform >= 0 else { continue }
      let stop = set.platforms.stops[platform / 2]
      if calls.isEmpty {
        let isTurned = facts.isNewYork && route == BushwickFlip.route && stop.flips
        direction = (platform % 2 == 0) != isTurned ? .north : .south
      }
      let time = RowTime.departure(arrival: columns.stopTimes.arrival[row], departure: columns.stopTimes.departure[row])
      let track = columns.stopTimes.actualTrack[row]
      calls.append(
        Trip.Call(
          station: set.platforms.stations[stop.station].id, stop: stop.id, time: Instant(seconds: time),
          track: track.isEmpty ? nil : TrackNote.shown(route: route, actual: columns.text(track))))
    }
    return Trip(
      id: id, route: route, destination: set.destination(board, trip: found.trip, route: route),
      direction: direction, state: Departure.State(facts.state), asOf: board.asOf(at: now),
      health: set.feeds[found.feed].health(at: now), calls: calls
    ).ahead(of: now)
  }

  /// A plain feed may speak of some of a trip's stops alone: of the others the timetable does.
  private func whole(_ live: Trip?, beside scheduled: Scheduled?) -> Trip? {
    guard set.statics != nil, let scheduled else { return live }
    guard var trip = live, let next = trip.calls.first else { return scheduled.trip.ahead(of: now) }
    // Ids come back each day.
    func isOfToday(_ call: Trip.Call) -> Bool { abs(call.time.seconds(since: next.time)) < 43_200 }
    let others = scheduled.trip.calls.filter { call in
      isOfToday(call) && !Departed.isGone(call.time, now: now) && !trip.calls.contains { $0.stop == call.stop }
    }
    if !others.isEmpty { trip.calls = (trip.calls + others).sorted { $0.time < $1.time } }
    trip.passed = scheduled.trip.passed.filter(isOfToday).map { scheduled.delayed($0, as: trip) }
    return trip.ahead(of: now)
  }

  /// A trip by the timetable, with all its stops.
  private struct Scheduled {
    /// Its calls are those that no feed has spoken of.
    var trip: Trip
    /// Its stops in their order.
    var stops: [String]

    /// A late train runs by no stop before it has left the one in front of it.
    func delayed(_ passed: Trip.Call, as live: Trip) -> Trip.Call {
      var passed = passed
      let before = stops.prefix { $0 != passed.stop }
      if let last = live.calls.last(where: { before.contains($0.stop) }) { passed.time = max(passed.time, last.time) }
      return passed
    }
  }

  private func scheduled(_ id: String) -> Scheduled? {
    guard let run = set.timetable.run(id, now) else { return nil }
    var trip = Trip(
      id: run.tripID, route: set.line(run.route), destination: run.headsign, direction: run.direction,
      state: .scheduled, asOf: nil, health: .scheduled, calls: [])
    for (stop, time) in run.calls {
      guard let position = set.platforms.stationByID[stop] else { continue }
      let call = Trip.Call(station: set.platforms.stations[position].id, stop: stop, time: time)
      guard set.isSpokenOf(run.tripID, at: stop, time, now: now) else {
        trip.calls.append(call)
        continue
      }
      guard let fate = set.calledOff(run.tripID, at: stop, time, now: now) else { continue }
      if fate == .cancelled { trip.state = .cancelled }
      trip.passed.append(call)
    }
    return Scheduled(trip: trip, stops: run.calls.map(\.stop))
  }
}

extension Trip {
  /// Without the stops that it has left; `nil` where none is ahead.
  fileprivate func ahead(of now: Instant) -> Trip? {
    var trip = self
    trip.calls = Array(ahead(at: now))
    trip.passed.removeAll { Departed.isGone($0.time, now: now) }
    return trip.calls.isEmpty && (state != .cancelled || trip.passed.isEmpty) ? nil : trip
  }
}

extension FeedBoard {
  fileprivate func matches(_ id: String, at trip: Int) -> Bool {
    let span = columns.trips.descriptor[trip].shownID
    return Int(span.length) == id.utf8.count && columns.text(span) == id
  }

  /// Names are taken apart only where the line is the right one.
  fileprivate func isRun(_ name: TripName, of route: String, at trip: Int) -> Bool {
    guard trips[trip].isNewYork, routes[Int(trips[trip].route)] == RouteName.line(route),
      let mine = TripName(columns.text(columns.trips.descriptor[trip].tripID))
    else { return false }
    return mine.isSameRun(as: name)
  }
}
