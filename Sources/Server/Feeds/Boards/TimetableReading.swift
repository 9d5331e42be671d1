import Departures
import Kernel

/// What the timetable adds to one direction of a station's board; see `TimetableFill` for when it may.
struct TimetableReading {
  private let reading: StationReading
  private let direction: Direction
  private let feedByLine: [String: FeedState]

  init(_ reading: StationReading, direction: Direction) {
    self.reading = reading
    self.direction = direction
    var feedByLine: [String: FeedState] = [:]
    for line in reading.plan.lines {
      feedByLine[line] = reading.set.feeds.first { $0.feed.speaks(for: line) }
    }
    self.feedByLine = feedByLine
  }

  /// Adds scheduled calls to live rows, in order of time; more than the limit, the caller cuts.
  func add(to departures: inout [Departure]) {
    let now = reading.now
    let window = now.adding(seconds: TimetableFill.window)
    let live = departures.count
    for call in calls(from: begins, to: window, limit: max(64, reading.limit * 6)) {
      departures.append(departure(call))
    }
    guard departures.count > live else { return }
    departures.sort { $0.time != $1.time ? $0.time < $1.time : $0.tripID < $1.tripID }
  }

  private func departure(_ call: Timetable.Call, _ state: Departure.State = .scheduled) -> Departure {
    Departure(
      route: reading.set.line(call.route), destination: call.headsign, time: call.time, state: state, track: nil,
      tripID: call.tripID, stop: call.stop)
  }

  /// What a plain feed has called off of the next hours. New York's feeds say nothing of trains that don't run.
  func cancelled() -> [Departure] {
    let (set, now) = (reading.set, reading.now)
    guard set.statics != nil, set.hasCalledOff(now: now) else { return [] }
    var found: [Departure] = []
    for stop in reading.plan.stops {
      let window = now.adding(seconds: TimetableFill.window)
      for call in set.timetable.calls(set.platforms.stops[stop].id, now, window, 256)
      where call.direction == direction && reading.filter.route ?? call.route == call.route {
        guard let state = set.calledOff(call.tripID, at: call.stop, call.time, now: now) else { continue }
        found.append(departure(call, state))
      }
    }
    found.sort { $0.time != $1.time ? $0.time < $1.time : $0.tripID < $1.tripID }
    return Array(found.prefix(Board.Heading.mostCancelled))
  }

  /// The first scheduled train, however far.
  func first() -> Instant? {
    let now = reading.now
    return calls(from: begins, to: now.adding(seconds: TimetableFill.furthest), limit: 256).map(\.time).min()
  }

  /// The earliest moment any line here may be listed from, so that busy stops' calls before it are not even looked at.
  private var begins: Instant {
    if reading.set.statics != nil { return reading.now }
    let feeds = reading.set.feedsOfStation[reading.position].map { reading.set.feeds[$0].shown(at: reading.now) }
    return feeds.map { TimetableFill.begins(asOf: $0?.asOf(at: reading.now), lastLive: nil, now: reading.now) }.min()
      ?? reading.now
  }

  private func calls(from: Instant, to: Instant, limit: Int) -> [Timetable.Call] {
    var kept: [Timetable.Call] = []
    for stop in reading.plan.stops {
      var lines: [String: LineFill] = [:]
      for call in reading.set.timetable.calls(reading.set.platforms.stops[stop].id, from, to, limit) {
        let route = reading.set.line(call.route)
        let isFlipped = route == BushwickFlip.route && reading.set.platforms.stops[stop].flips
        guard (call.direction == direction) != isFlipped, !Departed.isGone(call.time, now: reading.now) else {
          continue
        }
        if let wanted = reading.filter.route, wanted != route { continue }
        // A plain feed says of which calls it speaks; about all others the timetable does.
        if reading.set.statics != nil {
          if !reading.set.isSpokenOf(call.tripID, at: call.stop, call.time, now: reading.now) { kept.append(call) }
          continue
        }
        let line = lines[route] ?? lineAtStop(route, stop)
        lines[route] = line
        if line.lists(call.tripID, at: call.time) { kept.append(call) }
      }
    }
    return kept
  }

  private func lineAtStop(_ route: String, _ stop: Int) -> LineFill {
    let state = feedByLine[route] ?? reading.set.feeds.first { $0.feed.speaks(for: route) }
    return LineFill(
      asOf: state?.shown(at: reading.now)?.asOf(at: reading.now),
      trains: reading.trains(of: route, stop: stop, direction),
      now: reading.now)
  }
}
