import Departures
import Kernel

/// The trips that go out at one moment, by the rules that boards show them by: no ghosts, no trip that was given up, no feed
/// that is too old, no timing points, nothing that has left; of one train sent twice, one.
struct OutgoingTrips {
  let set: BoardSet
  let now: Instant
  /// The boards that are shown, and what the static set calls things.
  let boards: [FeedBoard?]
  let names: StaticNames
  private(set) var trips: [OutgoingTrip] = []
  /// All their calls, trip after trip.
  var calls: [OutgoingCall] = []
  /// Static trips taken, by the day.
  var taken: Set<UInt64> = []
  /// For each trip's name and day, where the first of them stands in `trips`.
  private var firsts: [UInt64: Int] = [:]
  private var trains: Set<UInt64> = []
  private var lastDay: (key: UInt64, day: Day?) = (0, nil)

  /// Bytes of an id; one that is longer names nothing.
  static let longestName = 200

  init(_ set: BoardSet, at now: Instant) {
    self.set = set
    self.now = now
    boards = set.feeds.map { $0.shown(at: now) }
    names = set.names
    let most = boards.reduce(0) { $0 + ($1?.columns.trips.count ?? 0) }
    trips.reserveCapacity(most)
    calls.reserveCapacity(boards.reduce(0) { $0 + ($1?.columns.stopTimes.count ?? 0) })
    firsts.reserveCapacity(most)
    trains.reserveCapacity(most)
    taken.reserveCapacity(most)
    for (feed, board) in boards.enumerated() {
      guard let board else { continue }
      board.columns.bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<board.columns.trips.count { take(row, of: board, feed, bytes) }
      }
    }
    join()
    // One that was to run and does not, or of which only stops that it passes are told, goes out only where the set has it.
    trips.removeAll { trip in
      guard trip.joined == nil else { return false }
      return trip.isCanceled || !calls[trip.calls].contains { $0.arrival > 0 || $0.departure > 0 }
    }
  }

  /// The board that a trip stands on.
  func board(_ trip: OutgoingTrip) -> FeedBoard? { boards[trip.feed] }

  /// Changes one trip of those that go out.
  mutating func change(_ place: Int, _ body: (inout OutgoingTrip) -> Void) { body(&trips[place]) }

  private mutating func take(_ row: Int, of board: FeedBoard, _ feed: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    let facts = board.trips[row]
    let descriptor = board.columns.trips.descriptor[row]
    // What is not to be shown to riders would be, by who has the static set alone.
    let isCanceled = descriptor.isOff && !board.columns.trips.isDeleted[row]
    guard !descriptor.tripID.isEmpty, Int(descriptor.tripID.length) <= Self.longestName,
      facts.state != .dropped || isCanceled, !facts.isOverdue(at: now),
      let day = day(descriptor, facts, board, bytes)
    else { return }
    let first = calls.count
    if !isCanceled {
      takeCalls(row, of: board, facts, bytes)
      if calls.count == first { return }
    }
    var trip = OutgoingTrip(feed: feed, row: row, day: day, calls: first..<calls.count, isCanceled: isCanceled)
    if let twin = firsts[facts.identity] {
      let other = boards[trips[twin].feed].map { $0.trips[trips[twin].row] }
      if let other, facts.isSameTrain(as: other) || isCanceled || trips[twin].isCanceled {
        if !isCanceled, facts.isBetter(than: other) || trips[twin].isCanceled {
          trip.hasTrain = facts.train == other.train ? trips[twin].hasTrain : isNamed(descriptor, facts.train)
          trips[twin] = trip
        }
        return
      }
    } else {
      firsts[facts.identity] = trips.count
    }
    trip.hasTrain = isNamed(descriptor, facts.train)
    trips.append(trip)
  }

  /// Whether the train has a name, which it then has alone (rule E052).
  private mutating func isNamed(_ descriptor: TripDescriptor, _ train: UInt64) -> Bool {
    train != 0 && Int(descriptor.trainID.length) <= Self.longestName && trains.insert(train).inserted
  }

  /// The calls that are still to come, each later than the one before: where the feed has two at one time, or a later one
  /// earlier, only the first can be told (rule E022). Of one call's two times the departure is what boards show, so an
  /// arrival that contradicts it, or what came before, is left out.
  private mutating func takeCalls(
    _ row: Int, of board: FeedBoard, _ facts: TripFacts, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let stopTimes = board.columns.stopTimes
    let places = board.platforms
    let kept = calls.count
    var last: Int64 = 0
    // A plain feed may tell of nothing but stops that are passed; New York's tells of all its calls.
    var isTimed = facts.isNewYork
    // The platform before, and the last one with a time: of an added trip no stop is skipped, and the two stand side by side.
    var (before, timed) = (UInt32.max, UInt32.max)
    let first = Int(board.columns.trips.firstStop[row])
    for position in first..<(first + Int(board.columns.trips.stopCount[row])) {
      if stopTimes.relationship[position] == StopTimeColumns.skipped {
        if let platform = platform(bytes.key(stopTimes.stop[position]), facts), UInt32(platform) != before,
          names.has(platform)
        {
          before = UInt32(platform)
          calls.append(OutgoingCall(platform: before, arrival: 0, departure: 0))
        }
        continue
      }
      var platform = Int(places[position])
      if platform >= 0, let own = ownStop(bytes.key(stopTimes.stop[position]), facts) { platform = own }
      guard platform >= 0, UInt32(platform) != before, UInt32(platform) != timed, names.has(platform) else {
        continue
      }
      var arrival = max(stopTimes.arrival[position], 0)
      var departure = max(stopTimes.departure[position], 0)
      let shown = RowTime.departure(arrival: arrival, departure: departure)
      isTimed = isTimed || shown > 0
      if Departed.isGone(Instant(seconds: shown), now: now) || shown <= last { continue }
      // Where it ends nobody can board.
      if facts.end == position, arrival > last {
        departure = 0
      } else if departure > 0, arrival > departure || arrival <= last {
        arrival = 0
      }
      last = max(arrival, departure)
      before = UInt32(platform)
      timed = before
      calls.append(
        OutgoingCall(
          platform: before, arrival: UInt32(clamping: arrival), departure: UInt32(clamping: departure)))
    }
    // Of a train that calls nowhere any more nothing is told.
    if last == 0, isTimed { calls.removeLast(calls.count - kept) }
  }

  /// What a stop of the feed is called where it goes out; nil for a timing point.
  func platform(_ key: UInt64, _ facts: TripFacts) -> Int? {
    set.platforms.platform(key, tripIsSouthbound: facts.isSouthbound).map { ownStop(key, facts) ?? $0 }
  }

  /// Elsewhere than in New York a feed has the set's own ids, and they are told as they came.
  private func ownStop(_ key: UInt64, _ facts: TripFacts) -> Int? {
    guard !facts.isNewYork, let stop = set.statics?.stopByKey[key] else { return nil }
    return names.platform(ofStop: stop)
  }

  /// The feed's own `start_date`; else the day by whose clock the trip began, as far as its id or its first time tells.
  private mutating func day(
    _ descriptor: TripDescriptor, _ facts: TripFacts, _ board: FeedBoard, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Day? {
    if !descriptor.startDate.isEmpty {
      let key = bytes.key(descriptor.startDate)
      if key != lastDay.key { lastDay = (key, Day(compact: board.columns.text(descriptor.startDate))) }
      if let day = lastDay.day { return day }
    }
    guard facts.firstDeparture > 0 else { return nil }
    let first = Instant(seconds: facts.firstDeparture)
    let day = set.network.zone.local(first).day
    guard let name = TripName(board.columns.text(descriptor.tripID)) else { return day }
    let origin = set.network.zone.serviceMidnight(of: day).adding(seconds: Int64(name.seconds))
    // What begins half a day after it was seen began the day before.
    return origin.seconds(since: first) > 43_200 ? day.adding(days: -1) : day
  }
}

extension Day {
  /// "20251002", as GTFS writes it.
  init?(compact text: String) {
    guard text.utf8.count == 8, let number = Int(text), number > 0 else { return nil }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// The same.
  var compact: String {
    let (year, month, day) = civil
    return String(year * 10_000 + month * 100 + day)
  }
}

extension TripName {
  /// The origin in seconds after the service day's midnight.
  var seconds: Int { origin * 6 / 10 }
}
