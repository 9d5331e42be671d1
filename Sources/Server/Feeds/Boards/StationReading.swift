import Departures
import Kernel

/// Reads one station's rows off a set of boards, with the rules that depend on the second.
struct StationReading {
  let set: BoardSet
  let position: Int
  let plan: Platforms.StationPlan
  let filter: Boards.Filter
  let now: Instant

  /// Whatever was asked for, within reason.
  var limit: Int { min(max(filter.limit, 0), 1000) }
  /// How many rows a platform is looked through for: where each line is wanted, a rare one may stand far down.
  private var reach: Int { filter.each == nil ? limit + 32 : 1000 }

  /// One train found at one platform.
  struct Found {
    var time: Int64
    var feed: Int
    var row: Int
    var stop: Int
    var facts: TripFacts
  }

  /// One direction of the board: the next trains by time, the timetable's between them where the feeds leave room.
  func heading(_ direction: Direction) -> Board.Heading {
    var found = trains(direction)
    found.removeDuplicateTrips()
    if filter.each == nil, found.count > limit { found.removeLast(found.count - limit) }
    var departures: [Departure] = []
    departures.reserveCapacity(limit)
    for train in found {
      if let departure = departure(train) { departures.append(departure) }
    }
    cut(&departures)
    var first: Instant?
    if wantsTimetable(beside: departures.count) {
      let timetable = TimetableReading(self, direction: direction)
      timetable.add(to: &departures)
      cut(&departures)
      if departures.isEmpty { first = timetable.first() }
    }
    let cancelled = filter.includesTimetable ? TimetableReading(self, direction: direction).cancelled() : []
    return Board.Heading(
      direction: direction, label: plan.label(direction), departures: departures, first: first, cancelled: cancelled)
  }

  private func cut(_ departures: inout [Departure]) {
    if let each = filter.each {
      departures = BoardGroups.nextOfEach(departures, each: each, most: limit)
    } else if departures.count > limit {
      departures.removeLast(departures.count - limit)
    }
  }

  /// Ordered by time, then trip id; more than the limit, since some may turn out to be one trip twice.
  private func trains(_ direction: Direction) -> [Found] {
    var found: [Found] = []
    found.reserveCapacity(64)
    let side = direction == .north ? 0 : 1
    for (index, state) in set.feeds.enumerated() {
      guard let board = state.shown(at: now) else { continue }
      for stop in plan.stops { gather(board, feed: index, stop: stop, platform: stop * 2 + side, into: &found) }
    }
    found.sort { a, b in
      if a.time != b.time { return a.time < b.time }
      return tripID(a) < tripID(b)
    }
    return found
  }

  private func gather(_ board: FeedBoard, feed: Int, stop: Int, platform: Int, into found: inout [Found]) {
    let end = board.range(platform).upperBound
    var position = board.firstRow(platform, from: now.seconds)
    var left = reach
    while position < end, left > 0 {
      let row = Int(board.rows[position] & 0xFFFF_FFFF)
      position += 1
      let facts = board.trips[Int(board.columns.stopTimes.trip[row])]
      if facts.isOverdue(at: now) || isOnlyArriving(facts, row: row) { continue }
      if let route = filter.route, board.routes[Int(facts.route)] != route { continue }
      let time = time(board, row)
      if Departed.isGone(Instant(seconds: time), now: now) { continue }
      found.append(Found(time: time, feed: feed, row: row, stop: stop, facts: facts))
      left -= 1
    }
  }

  /// A train that ends here is nobody's departure; whoever reads arrivals sees it come.
  func isOnlyArriving(_ facts: TripFacts, row: Int) -> Bool { filter.times == .departures && facts.end == row }

  private func time(_ board: FeedBoard, _ row: Int) -> Int64 {
    let arrival = board.columns.stopTimes.arrival[row]
    let departure = board.columns.stopTimes.departure[row]
    return filter.times == .departures
      ? RowTime.departure(arrival: arrival, departure: departure)
      : RowTime.arrival(arrival: arrival, departure: departure)
  }
}

extension [StationReading.Found] {
  /// A trip that stands twice at one stop is one train, unless two are bound to it: the row with a train bound to it stays,
  /// then the one whose train was seen last.
  fileprivate mutating func removeDuplicateTrips() {
    var kept: [StationReading.Found] = []
    kept.reserveCapacity(count)
    for train in self {
      guard
        let twin = kept.firstIndex(where: { $0.stop == train.stop && $0.facts.isSameTrain(as: train.facts) })
      else {
        kept.append(train)
        continue
      }
      guard train.facts.isBetter(than: kept[twin].facts) else { continue }
      kept.remove(at: twin)
      kept.append(train)
    }
    self = kept
  }
}
