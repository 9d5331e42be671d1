package import Departures
package import Kernel
package import Races

/// A page as the server answers it: the same view as in the browser, and the state it was drawn from.
package struct ServedPage: Sendable {
  /// 200, or 404 for an address that leads to nothing.
  package var status: Int
  package var title: String
  /// For `<meta name="description">`.
  package var description: String
  /// The `<div id="app">` itself.
  package var root: Node
  /// For `<script type="application/json" id="state">`, as JSON; the browser starts from it.
  package var state: [UInt8]
  package var language: String
}

extension App {
  /// Draws the page at `path`. `board` is asked only for the stations the page shows, `races`, `alerts` and `trip` only
  /// where it shows any.
  package static func serve(
    path: String, query: [(String, String)] = [], network: Network, board: (String) -> Board?,
    races: (RaceQuery) -> RaceBoard? = { _ in nil }, alerts: (AlertQuery) -> AlertBoard? = { _ in nil },
    trip: (String) -> Trip? = { _ in nil }, now: Instant, language: Language
  ) -> ServedPage {
    var address = Address(path)
    address.query += query.map { (name: $0.0, value: $0.1) }
    let state = AppState(path: address.text, network: network, now: now, language: language)
    var json = JSONWriter(capacity: 16_384)
    json.beginObject()
    json.name("now")
    json.integer(now.milliseconds)
    json.name("language")
    json.string(language.tag.rawValue)
    json.name("boards")
    json.beginArray()
    for station in state.departures.watched {
      guard state.route == .module(.departures), let board = board(station) else { continue }
      state.departures.received(board, at: now)
      board.write(into: &json, network: network, now: now)
    }
    json.endArray()
    json.name("races")
    if let wanted = state.wantedRaces, let board = races(wanted) {
      _ = state.races.received(board, state.surroundings)
      board.write(into: &json, now: now)
    } else {
      json.null()
    }
    json.name("alerts")
    if let wanted = state.wantedAlerts, let board = alerts(wanted) {
      state.departures.received(board, at: now)
      board.write(into: &json, network: network, now: now)
    } else {
      json.null()
    }
    json.name("trip")
    if let wanted = state.wantedTrips.first, let trip = trip(wanted) {
      state.departures.received(trip, at: now)
      trip.write(into: &json, network: network, now: now)
    } else {
      json.null()
    }
    json.endObject()
    let view = AppView(state)
    return ServedPage(
      status: view.exists ? 200 : 404, title: view.title, description: AppWords(language).description, root: view.root,
      state: json.bytes,
      language: language.tag.rawValue)
  }

  /// What the addresses of the app's screens begin with, Today's own apart.
  package static var sections: [String] { Module.allCases.map { $0.rawValue } + ["settings"] }
}
