import Departures
import Kernel

/// What the timetable is held against.
extension StationReading {
  /// Whether the timetable has something to add: there is room, or a feed of this station has fallen silent.
  func wantsTimetable(beside count: Int) -> Bool {
    guard filter.includesTimetable else { return false }
    if count < limit || set.statics != nil { return true }
    return set.feedsOfStation[position].contains { TimetableFill.stands(beside: set.feeds[$0].health(at: now)) }
  }

  /// Every train the feeds have of a line at one platform from now on, however many.
  func trains(of route: String, stop: Int, _ direction: Direction) -> [LineFill.Train] {
    let platform = stop * 2 + (direction == .north ? 0 : 1)
    var found: [LineFill.Train] = []
    for state in set.feeds {
      guard let board = state.shown(at: now), let line = board.routes.firstIndex(of: route) else { continue }
      for place in board.firstRow(platform, from: now.seconds)..<board.range(platform).upperBound {
        let row = board.rows[place]
        let position = Int(row & 0xFFFF_FFFF)
        let trip = Int(board.columns.stopTimes.trip[position])
        let facts = board.trips[trip]
        guard Int(facts.route) == line, !facts.isOverdue(at: now), !isOnlyArriving(facts, row: position),
          found.count < 200
        else { continue }
        let id = board.columns.text(board.columns.trips.descriptor[trip].shownID)
        found.append(LineFill.Train(time: Instant(seconds: Int64(row >> 32)), tripID: id))
      }
    }
    return found
  }
}
