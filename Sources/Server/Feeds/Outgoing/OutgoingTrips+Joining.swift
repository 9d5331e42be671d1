import Departures
import Kernel

/// Which static trip each one is. First those that bear a static id or the end of one, then those that begin at the same time
/// on the same line in the same direction as a static trip whose path was changed meanwhile. A static trip is joined only on
/// a day that it runs, by one train, and only where the train calls at its stops in their order: a train on another way would
/// break rules E002 and E045, and who holds the static set would look for it where it isn't. All others are added trips.
extension OutgoingTrips {
  mutating func join() {
    for place in trips.indices { joinByName(place) }
    for place in trips.indices where trips[place].joined == nil { joinByRun(place) }
    numberAdded()
  }

  private mutating func joinByName(_ place: Int) {
    guard let columns = board(trips[place])?.columns else { return }
    let name = columns.slice(columns.trips.descriptor[trips[place].row].tripID)
    for candidate in names.index.joined(FNV.folded(name)) {
      let trip = Int(names.index.joinTrips[candidate])
      if names.index.isNamed(trip, by: name), take(trip, for: place) { return }
    }
  }

  private mutating func joinByRun(_ place: Int) {
    guard let board = board(trips[place]) else { return }
    let facts = board.trips[trips[place].row]
    guard let name = TripName(board.columns.text(board.columns.trips.descriptor[trips[place].row].tripID)) else {
      return
    }
    let key = TimetableIndex.runKey(
      origin: name.origin, route: board.routes[Int(facts.route)], direction: facts.isSouthbound ? .south : .north)
    for candidate in names.index.joined(key) where take(Int(names.index.joinTrips[candidate]), for: place) { return }
  }

  /// Whether that static trip is the one: then it is taken.
  private mutating func take(_ joined: Int, for place: Int) -> Bool {
    let trip = trips[place]
    let key = UInt64(joined) << 32 | UInt64(UInt32(truncatingIfNeeded: trip.day.number))
    guard names.index.runs(Int(names.index.tripServices[joined]), on: trip.day.number), !taken.contains(key) else {
      return false
    }
    if let way = names.index.way(of: joined), !trip.isCanceled {
      guard let fitting = fitting(trip, way) else { return false }
      for (call, found) in zip(trip.calls, fitting) {
        calls[call].sequence = names.index.waySequences[found.place]
        calls[call].platform = found.platform
      }
    }
    taken.insert(key)
    change(place) { $0.joined = joined }
    return true
  }

  /// Where each of the trip's calls stands in a static trip's; nil where one does not, or not in this order.
  ///
  /// The set calls a platform as it does: for the M in Bushwick (`BushwickFlip`) by the side that the trip's direction has,
  /// which is not the one that boards show. Who joins by stop needs the set's.
  private func fitting(_ trip: OutgoingTrip, _ way: Range<Int>) -> [(place: Int, platform: UInt32)]? {
    var found: [(place: Int, platform: UInt32)] = []
    found.reserveCapacity(trip.calls.count)
    let flips = isFlipped(trip)
    let (stops, places) = (names.index.wayStops, names.places)
    var place = way.lowerBound
    for call in calls[trip.calls] {
      let platform = Int(call.platform)
      let stop = places[platform]
      let other = flips && set.platforms.stops[platform / 2].flips ? places[platform ^ 1] : stop
      while place < way.upperBound, stops[place] != stop, stops[place] != other { place += 1 }
      if place == way.upperBound { return nil }
      found.append((place, UInt32(stops[place] == stop ? platform : platform ^ 1)))
      place += 1
    }
    return found
  }

  /// Whether boards turn the trip round in Bushwick.
  func isFlipped(_ trip: OutgoingTrip) -> Bool {
    guard let board = board(trip) else { return false }
    let facts = board.trips[trip.row]
    return facts.isNewYork && board.routes[Int(facts.route)] == BushwickFlip.route
  }

  /// Added trips have the agency's ids. Where two have one, or the set has a trip of that very id (rule E016), the later
  /// ones are numbered.
  private mutating func numberAdded() {
    var counts: [UInt64: Int] = [:]
    for place in trips.indices where trips[place].joined == nil {
      guard let columns = board(trips[place])?.columns else { continue }
      let name = columns.slice(columns.trips.descriptor[trips[place].row].tripID)
      let key = FNV.folded(name)
      let count = counts[key] ?? (isWholeID(name, key) ? 1 : 0)
      counts[key] = count + 1
      change(place) { $0.number = count + 1 }
    }
  }

  private func isWholeID(_ name: ArraySlice<UInt8>, _ key: UInt64) -> Bool {
    names.index.joined(key).contains { names.index.idBytes(Int(names.index.joinTrips[$0])).elementsEqual(name) }
  }
}

extension FeedColumns {
  /// The bytes there; none where the span leads outside.
  func slice(_ span: TextSpan) -> ArraySlice<UInt8> {
    let start = Int(span.offset)
    let end = start + Int(span.length)
    return end <= bytes.count ? bytes[start..<end] : []
  }
}
