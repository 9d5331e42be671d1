import Departures
import Kernel

/// The one place where ids of an agency beside the first get its slug, and lose it again (`Network+Parts.swift`).
struct AgencyIDs: Equatable, Sendable {
  let slug: String
  let prefix: String

  init(slug: String) {
    self.slug = slug
    prefix = Network.Part(slug: slug, agency: "", zone: .utc).prefix
  }

  /// The agency's own id; nil for one that is not its.
  func own(_ id: String) -> String? {
    id.utf8.starts(with: prefix.utf8) ? String(id.utf8.dropFirst(prefix.utf8.count)) : nil
  }

  func outer(_ id: String) -> String { prefix + id }

  /// Another agency's line is none of this one, whatever it is called: it keeps a name that this one has not.
  func own(_ filter: Boards.Filter) -> Boards.Filter {
    var filter = filter
    filter.route = filter.route.map { own($0) ?? outer($0) }
    return filter
  }

  func outer(_ board: Board) -> Board {
    var board = board
    board.station = outer(board.station)
    for feed in board.feeds.indices { board.feeds[feed].lines = board.feeds[feed].lines.map(outer) }
    for heading in board.directions.indices {
      for place in board.directions[heading].departures.indices {
        outer(&board.directions[heading].departures[place])
      }
      for place in board.directions[heading].cancelled.indices { outer(&board.directions[heading].cancelled[place]) }
    }
    return board
  }

  private func outer(_ departure: inout Departure) {
    departure.route = outer(departure.route)
    departure.tripID = outer(departure.tripID)
    departure.stop = outer(departure.stop)
  }

  func outer(_ week: StationWeek) -> StationWeek {
    var week = week
    week.station = outer(week.station)
    for name in week.names.indices { week.names[name].prefix = outer(week.names[name].prefix) }
    for line in week.lines.indices {
      week.lines[line].route = outer(week.lines[line].route)
      week.lines[line].stop = outer(week.lines[line].stop)
    }
    return week
  }

  func outer(_ trip: Trip) -> Trip {
    var trip = trip
    trip.id = outer(trip.id)
    trip.route = outer(trip.route)
    trip.calls = trip.calls.map(outer)
    trip.passed = trip.passed.map(outer)
    return trip
  }

  private func outer(_ call: Trip.Call) -> Trip.Call {
    var call = call
    call.station = outer(call.station)
    call.stop = outer(call.stop)
    return call
  }

  func outer(_ alert: Alert) -> Alert {
    var alert = alert
    alert.id = outer(alert.id)
    for part in alert.informed.indices {
      if !alert.informed[part].route.isEmpty { alert.informed[part].route = outer(alert.informed[part].route) }
      alert.informed[part].stations = alert.informed[part].stations.map(outer)
    }
    return alert
  }
}
