package import Kernel

/// What a board that nobody renews has gone on with: the timetable that the device keeps of its station.
package enum GoingOn: Equatable, Sendable {
  /// What was known of trains that are still to come, and between and behind them the timetable.
  case beside
  /// The timetable alone: no board is at hand, or all its feeds are so old that none of their trains is shown any more.
  case alone
  /// The timetable on the device ended then.
  case ended(Instant)
}

extension Board {
  /// A board of a station of which none is at hand, by the timetable alone.
  package init(of week: StationWeek, labels: (Direction) -> String) {
    self.init(
      station: week.station, asOf: nil, health: .unknown,
      directions: Direction.allCases.map { Heading(direction: $0, label: labels($0), departures: []) },
      receivedAt: Instant(milliseconds: 0))
  }

  /// As it came, with the timetable for what it does not reach; by the rule that the server fills its own boards by. While
  /// all its feeds are young it says enough by itself.
  package func goingOn(by week: StationWeek, in zone: Zone, at now: Instant) -> Board {
    guard hasOldFeed(at: now) else { return self }
    var board = self
    guard week.covers(now) else {
      if now >= week.until { board.goesOn = .ended(week.until) }
      return board
    }
    let isAlone = !hasFeed(at: now)
    board.goesOn = isAlone ? .alone : .beside
    if isAlone {
      (board.asOf, board.feeds) = (nil, [])
      for index in board.directions.indices { board.directions[index].cancelled = [] }
    }
    let midnights = week.midnights(in: zone)
    for index in board.directions.indices { fill(&board.directions[index], week, midnights, now) }
    board.each = Self.eachByWeek
    return board
  }

  /// Trains of each line and destination: what "later trains" shows.
  private static let eachByWeek = 10

  private func fill(_ heading: inout Heading, _ week: StationWeek, _ midnights: [Instant], _ now: Instant) {
    var gone: [Departure] = []
    var rows: [Departure] = []
    var known: [Departure] = []
    for departure in heading.departures where shownAsOf(departure.route, at: now) != nil {
      known.append(departure)
      if Departed.isGone(departure.time, now: now) { gone.append(departure) } else { rows.append(departure) }
    }
    // What was called off is not put back on the list, while its feed may be believed.
    known += heading.cancelled.filter { shownAsOf($0.route, at: now) != nil }
    var first: Instant?
    for line in week.lines where line.direction == heading.direction {
      let beside = LineFill(
        asOf: shownAsOf(line.route, at: now),
        trains: known.filter { $0.route == line.route && $0.stop == line.stop }
          .map { LineFill.Train(time: $0.time, tripID: $0.tripID, isTracked: $0.state != .scheduled) },
        now: now)
      func next(_ seconds: Int64, most: Int) -> [Departure] {
        week.departures(of: line, from: now, before: now.adding(seconds: seconds), most: most, midnights) {
          beside.lists($0.tripID, at: $0.time) && !Departed.isGone($0.time, now: now)
        }
      }
      let scheduled = next(TimetableFill.window, most: Self.eachByWeek)
      for departure in scheduled { rows.insert(departure, at: rows.place(of: departure)) }
      guard rows.isEmpty, let later = next(TimetableFill.furthest, most: 1).first else { continue }
      first = min(first ?? later.time, later.time)
    }
    heading.departures = gone + BoardGroups.nextOfEach(rows, each: Self.eachByWeek, most: Self.most)
    heading.first = rows.isEmpty ? first : nil
  }

  /// The header's time of the feed that speaks for a line, while its trains may be shown.
  private func shownAsOf(_ route: String, at now: Instant) -> Instant? {
    // A train off its own way is of a line that no feed of the station names.
    let feed = feeds.first { $0.lines.contains(route) }
    return (feed == nil ? asOf : feed?.asOf).flatMap { FeedAge.isDropped(asOf: $0, now: now) ? nil : $0 }
  }

  private func hasFeed(at now: Instant) -> Bool {
    let times = feeds.isEmpty ? [asOf] : feeds.map { $0.asOf }
    return times.contains { $0.map { !FeedAge.isDropped(asOf: $0, now: now) } ?? false }
  }

  private func hasOldFeed(at now: Instant) -> Bool {
    let times = feeds.isEmpty ? [asOf] : feeds.map { $0.asOf }
    return times.contains { $0.map { TimetableFill.stands(beside: FeedAge.health(asOf: $0, now: now)) } ?? true }
  }
}
