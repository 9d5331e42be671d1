package import Kernel

/// The weeks that this device keeps, each station's with the time it came. One for all copies of the state, which are made
/// with each drawing.
package final class WeeksAtHand {
  /// One station's, as it is kept; it is read when it is first needed.
  private struct Place {
    var station: String
    var version: String
    var receivedAt: Instant
    var text: String?
    var week: StationWeek?
  }

  private var places: [Place] = []
  /// Boards that were last made of them: a screen is drawn each second, and what a week adds differs by minutes.
  private var made: [(of: Board?, at: Int64, board: Board)] = []

  package init() {}

  package var stations: [String] { places.map { $0.station } }

  /// Under which the host keeps it.
  package static func name(_ station: String) -> String { "week " + station }

  /// What was kept under `name`, as "milliseconds version JSON"; false for another name.
  package func restore(_ name: String, _ text: String) -> Bool {
    let (kind, station) = name.halves(at: " ")
    guard kind == "week", let station else { return false }
    let (at, rest) = text.halves(at: " ")
    guard let at = Int64(at), let (version, json) = rest.map({ $0.halves(at: " ") }), let json,
      json.utf8.count <= StationWeek.mostBytes
    else { return true }
    put(Place(station: station, version: version, receivedAt: Instant(milliseconds: at), text: json))
    return true
  }

  /// One that came; what is to be kept of it.
  package func take(_ week: StationWeek, _ text: String, at now: Instant) -> String {
    put(Place(station: week.station, version: week.version, receivedAt: now, week: week))
    return String(now.milliseconds) + " " + week.version + " " + text
  }

  package func drop(_ station: String) {
    places.removeAll { $0.station == station }
    made.removeAll { $0.board.station == station }
  }

  /// There is none, it is a day old, or the set it is of is no longer the one in use, which the server tells with each board.
  package func isDue(_ station: String, version: String, at now: Instant) -> Bool {
    guard let place = places.first(where: { $0.station == station }), place.version == version else { return true }
    return abs(now.seconds(since: place.receivedAt)) >= Self.longestKept
  }

  private static let longestKept: Int64 = 86_400

  /// The board of a station nobody is heard of, gone on by its week; `held` where there is none.
  func board(_ station: String, _ held: Board?, _ network: Network, at now: Instant) -> Board? {
    let time = now.seconds / 10
    if let found = made.first(where: { $0.board.station == station && $0.at == time && $0.of == held }) {
      return found.board
    }
    guard let week = week(station) else { return held }
    let stops = network.station(station)?.stops ?? []
    let begun =
      held
      ?? Board(of: week) { way in HeadingLabel.joined(stops.map { way == .north ? $0.northLabel : $0.southLabel }) }
    let board = begun.goingOn(by: week, in: network.zone(of: station), at: now)
    made.removeAll { $0.board.station == station }
    made.append((held, time, board))
    return board
  }

  /// The first departure of any of `routes`, within what the timetable is asked for.
  func first(
    of routes: [String], _ direction: Direction, at station: String, _ network: Network, after: Instant, now: Instant
  ) -> Instant? {
    guard let week = week(station), week.covers(now) else { return nil }
    let end = now.adding(seconds: TimetableFill.furthest)
    return week.first(of: routes, direction, in: network.zone(of: station), after: after)
      .flatMap { $0 < end ? $0 : nil }
  }

  private func week(_ station: String) -> StationWeek? {
    for index in places.indices where places[index].station == station {
      guard let text = places[index].text else { return places[index].week }
      places[index].text = nil
      let week = StationWeek(text: text)
      if week?.station == station { places[index].week = week }
      return places[index].week
    }
    return nil
  }

  private func put(_ place: Place) {
    drop(place.station)
    places.append(place)
  }
}
