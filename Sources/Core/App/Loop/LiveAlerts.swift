import Departures
import Kernel

/// How alerts reach this page, by the same stream as the boards.
extension AppState {
  /// What is asked of the server: all on the screen of alerts, else of the stations that are on the screen and, for when there is no
  /// network, of the person's own; `nil` where nothing on the page needs them.
  var wantedAlerts: AlertQuery? {
    let language = language.tag.rawValue
    switch route {
    case .module(.departures):
      if departures.place == .alerts(at: nil) { return AlertQuery(language: language) }
    case .today: break
    case .module, .settings, .unknown: return nil
    }
    var stations = watchedStations
    if stations.isEmpty { return nil }
    if let mine = departures.mine {
      stations = departures.known(stations + mine.stations + mine.stepFree)
    }
    return AlertQuery(language: language, stations: Array(stations.prefix(AlertQuery.most)))
  }

  /// Fetches what the stream does not bring, and keeps what came for a start without network.
  func followAlerts(_ query: AlertQuery) -> [Outgoing] { pollAlerts(query) + keepAlerts() }

  /// From the stream or the page; what can't be read changes nothing.
  @inline(never)  // a gate of the program's parts
  func readAlerts(_ json: JSON) {
    if let board = AlertBoard(json: json) { departures.received(board, at: clock.now) }
  }

  private func pollAlerts(_ query: AlertQuery) -> [Outgoing] {
    guard !live.isOpen, isOnline else { return [] }
    if let last = live.lastAlerts, clock.device.seconds(since: last) < LiveFeed.alertsInterval { return [] }
    live.lastAlerts = clock.device
    return [LiveFeed.fetch(.alerts, Address(segments: ["api", "v1", "alerts"], query: query.pairs).text)]
  }

  /// That there is no answer is said by the boards, where there are any, which are asked for more often.
  @inline(never)  // a gate of the program's parts
  func answeredAlerts(_ status: Int, _ body: String) {
    let board = status == 200 ? AlertBoard(text: body) : nil
    if let board { departures.received(board, at: clock.now) }
    if watchedStations.isEmpty { departures.link = board == nil ? .failed(status: ours(status)) : .open }
  }

  @inline(never)  // a gate of the program's parts
  private func keepAlerts() -> [Outgoing] {
    guard let board = departures.alerts, board.asOf != nil else { return [] }
    // Of another stop they are other ones, not newer ones of the same.
    if live.keptAlertsQuery != board.query { (live.keptAlertsQuery, live.lastKeptAlerts) = (board.query, nil) }
    return LiveFeed.keep(DeparturesState.keptAlerts, &live.lastKeptAlerts, at: clock.device) {
      board.write(into: &$0, network: departures.network, now: clock.now)
    }
  }
}
