package import Kernel

/// This module's screens: which one is open, and its title.
///
/// A class, so that its many parts are handed one word and not a copy of the state (Decision 8).
package final class DeparturesScreen {
  let state: DeparturesState
  let surroundings: Surroundings
  let words: DeparturesWords
  private let place: DeparturesPlace
  /// What is said of delays now, as far as it may be believed: each row asks.
  private(set) lazy var delays = state.alerts?.delays(at: surroundings.now) ?? []

  /// Of the place that is open, or, for a list beside it, of another one.
  package init(_ state: DeparturesState, _ surroundings: Surroundings, at place: DeparturesPlace? = nil) {
    self.place = place ?? state.place
    self.state = state
    self.surroundings = surroundings
    words = DeparturesWords(surroundings.language)
  }

  /// What stands inside `<main>`.
  @inline(never)  // a gate of the program's parts
  package var view: [Node] {
    switch place {
    case .myStops: MyStopsScreen(base: self).view
    case .search: SearchScreen(base: self).view
    case .nearby, .nearMe: NearbyScreen(base: self).view
    case .station(let id):
      if let station = state.network.station(id) {
        StationScreen(base: self, station: station).view
      } else {
        unknown(id)
      }
    case .train(let id, let trip):
      if let station = state.network.station(id) {
        TrainScreen(base: self, station: station, trip: trip).view
      } else {
        unknown(id)
      }
    case .reminders: RemindersScreen(base: self).view
    case .map(let open): MapScreen(base: self, open: open).view
    case .alerts(let id): AlertsScreen(base: self, station: id.flatMap { state.network.station($0) }).view
    }
  }

  @inline(never)  // a gate of the program's parts
  package var title: String {
    switch place {
    case .myStops: words.myStops
    case .search: words.search
    case .nearby, .nearMe: words.nearby
    case .station(let id): state.network.station(id)?.name ?? words.unknownStation
    case .train(let id, let trip):
      state.network.station(id).map { TrainScreen(base: self, station: $0, trip: trip).title } ?? words.unknownStation
    case .reminders: words.reminders
    case .map: words.map
    case .alerts: words.alerts
    }
  }

  /// False for an address that leads to nothing, which the server answers with 404.
  package var exists: Bool {
    switch place {
    case .station(let id), .train(let id, _): state.network.station(id) != nil
    case .myStops, .search, .nearby, .nearMe, .reminders, .map: true
    case .alerts(let id): id.map { state.network.station($0) != nil } ?? true
    }
  }

  private func unknown(_ id: String) -> [Node] {
    [
      Heading.view(words.unknownStation, back: Self.link(.myStops), words.myStops),
      Notice.view(
        .failing, title: words.unknownStation, text: words.unknownText(id.cut(toBytes: 24)),
        action: element("a.button", .href(Self.link(.search(query: "")))) { words.search }),
    ]
  }
}

extension DeparturesScreen {
  static func wire(_ action: DeparturesAction) -> String { DeparturesState.wire(action) }

  static func link(_ place: DeparturesPlace) -> String { DeparturesState.address(place) }

  func board(_ station: String) -> Board? { state.board(station, surroundings) }

  /// Why nothing comes from our server.
  var outage: Outage? { state.link.outage(isOnline: surroundings.isOnline) }

  /// Where there is no board yet, in few words.
  func missing(_ outage: Outage) -> String {
    switch outage {
    case .offline: words.neverLoadedShort
    case .server: words.cantLoad + ". " + cause(outage)
    }
  }

  /// The same as a sentence behind one that says what is missing.
  func cause(_ outage: Outage) -> String {
    switch outage {
    case .offline: words.youAreOffline
    case .server(let status): words.serverFailure(status)
    }
  }

  func spokenLine(_ route: String) -> String { state.spokenLine(route, words) }

  /// In the zone of the agency that the station, the trip or the alert is of, wherever the device is.
  func clock(_ instant: Instant, of id: String) -> String { state.clock(instant, of: id, surroundings) }

  /// Beside the minutes that are left.
  func shortClock(_ instant: Instant, of id: String) -> String {
    ClockText.short(instant, in: state.network.zone(of: id), hours: surroundings.hours)
  }
}
