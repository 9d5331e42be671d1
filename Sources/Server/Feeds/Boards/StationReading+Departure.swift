import Departures
import Kernel

/// A row as the page shows it: texts are made here, for the few rows that are read.
extension StationReading {
  /// The row a rider reads; nil where the feed has lost its board meanwhile.
  func departure(_ train: Found) -> Departure? {
    guard let board = set.feeds[train.feed].board else { return nil }
    let columns = board.columns
    let route = board.routes[Int(train.facts.route)]
    let trip = Int(columns.stopTimes.trip[train.row])
    let id = columns.text(columns.trips.descriptor[trip].shownID)
    let actualTrack = columns.stopTimes.actualTrack[train.row]
    return Departure(
      route: route, destination: set.destination(board, trip: trip, route: route),
      time: Instant(seconds: train.time), state: Departure.State(train.facts.state),
      track: actualTrack.isEmpty ? nil : TrackNote.shown(route: route, actual: columns.text(actualTrack)),
      tripID: id, stop: set.platforms.stops[train.stop].id)
  }

  /// What its trip is called.
  func tripID(_ train: Found) -> String {
    guard let board = set.feeds[train.feed].board else { return "" }
    let columns = board.columns
    return columns.text(columns.trips.descriptor[Int(columns.stopTimes.trip[train.row])].shownID)
  }
}

extension BoardSet {
  /// The timetable's headsign; else, or where the train does not go as far today, the name of the last stop that riders know.
  func destination(_ board: FeedBoard, trip: Int, route: String) -> String {
    let direction: Direction = board.trips[trip].isSouthbound ? .south : .north
    let columns = board.columns
    let id = columns.text(columns.trips.descriptor[trip].tripID)
    let first = Int(columns.trips.firstStop[trip])
    var row = first + Int(columns.trips.stopCount[trip]) - 1
    let isCutShort = row >= first && columns.stopTimes.relationship[row] == StopTimeColumns.skipped
    if !isCutShort, let headsign = timetable.headsign(id, route, direction), !headsign.isEmpty { return headsign }
    while row >= first {
      if columns.stopTimes.relationship[row] == StopTimeColumns.skipped {
        row -= 1
        continue
      }
      let key = columns.bytes.withUnsafeBufferPointer { $0.key(columns.stopTimes.stop[row]) }
      if let platform = platforms.platform(key, tripIsSouthbound: direction == .south) {
        return platforms.stops[platform / 2].name
      }
      row -= 1
    }
    return ""
  }
}

extension Departure.State {
  init(_ state: TripFacts.State) {
    switch state {
    case .live: self = .live
    case .held: self = .held
    case .dimmed, .dropped: self = .dimmed
    case .unassigned: self = .scheduled
    }
  }
}
