import Kernel

/// What the agency says of its service: at the person's stops, elsewhere now, and planned; or all of it at one station.
struct AlertsScreen {
  let base: DeparturesScreen
  let station: Station?
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  private var now: Instant { base.surroundings.now }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    let back: (place: DeparturesPlace, name: String) =
      station.map { (.station($0.id), $0.name) } ?? (.myStops, words.myStops)
    return [
      Heading.view(words.alerts, back: DeparturesScreen.link(back.place), back.name),
      station.map { station in element("p.alerts-of", key: "of") { station.name } },
    ].compactMap { $0 } + content
  }

  private var content: [Node] {
    guard let board = state.alerts else { return [pending] }
    let sections = sections(of: board)
    // What nobody asks for has no age.
    var nodes = lacksFeed(board) ? [] : [age(board)]
    let own = nodes.count
    for (key, title, alerts) in [
      ("mine", words.alertsAtMyStops, sections.mine), ("now", words.alertsNow, sections.now),
      ("planned", words.alertsPlanned, sections.planned),
    ] where !alerts.isEmpty {
      nodes.append(section(key, title, about: nil, alerts))
    }
    let isListed = nodes.count > own || !sections.access.isEmpty
    if !isListed { nodes.append(nothing(board)) }
    if let elevators = elevators(board, sections.access) { nodes.append(elevators) }
    if isListed, base.outage != nil, !answersThis(board) {
      nodes.append(element("p.quiet", key: "part") { words.alertsInPart })
    }
    if board.unread > 0 { nodes.append(element("p.quiet", key: "unread") { words.alertsUnread(board.unread) }) }
    if station == nil, !lacksFeed(board), let unread = unread(board) {
      nodes.append(element("p.quiet", key: "without") { unread })
    }
    if station != nil {
      nodes.append(element("a.button", key: "all", .href(DeparturesScreen.link(.alerts(at: nil)))) { words.allAlerts })
    }
    return nodes
  }

  private func section(_ key: String, _ title: String, about: Node?, _ alerts: [Alert]) -> Node {
    element("section.alerts", key: key) {
      element("h2") { title }
      about
      element("ul.alert-list") {
        for alert in alerts { AlertRow.view(alert, base) }
      }
    }
  }

  /// Last, with how old it is where that is another age than the rest's.
  private func elevators(_ board: AlertBoard, _ alerts: [Alert]) -> Node? {
    var about: Node?
    if let health = board.equipmentHealth(at: now), health != .fresh {
      let age = base.age(health, asOf: board.equipmentAsOf)
      if board.equipmentAsOf == nil {
        about = element("p.quiet", key: "unknown") { words.elevatorsNotAtHand }
      } else if age != base.age(board.health(at: now), asOf: board.asOf) {
        about = AgeBadge.view(health, isOnline: base.outage != .offline, age, key: "age")
      }
    }
    return alerts.isEmpty && about == nil ? nil : section("access", words.elevatorsAndEscalators, about: about, alerts)
  }

  private func sections(of board: AlertBoard) -> AlertSections {
    if let station {
      let here = board.alerts.filter { $0.concerns(station, lines: []) }
      return AlertSections(here, at: now, isMine: { _ in false }, isNeeded: { _ in state.isStepFree(station.id) })
    }
    let mine = (state.mine?.kept ?? []).compactMap { kept in
      state.network.station(kept.station).map { (station: $0, lines: base.lines(kept.wanted, of: kept.station)) }
    }
    return AlertSections(
      board.alerts, at: now,
      isMine: { alert in
        if alert.isOfAccess { return true }
        return !alert.informed.isEmpty && mine.contains { alert.concerns($0.station, lines: $0.lines) }
      }, isNeeded: { alert in alert.stations.contains { state.isStepFree($0) } })
  }

  private func age(_ board: AlertBoard) -> Node {
    AgeBadge.view(
      board.health(at: now), isOnline: base.outage != .offline, base.age(board.health(at: now), asOf: board.asOf),
      key: "age")
  }

  /// Only who was told everything, and lately, can say that there is nothing.
  private func nothing(_ board: AlertBoard) -> Node {
    if lacksFeed(board), let unread = unread(board) { return Notice.view(.empty, title: "", text: unread) }
    let isSure = board.health(at: now) == .fresh && base.outage == nil && board.unread == 0 && answersThis(board)
    return Notice.view(
      isSure ? .empty : .failing, title: isSure ? words.noAlerts : "",
      text: isSure ? words.noAlertsText : words.alertsNotAtHand)
  }

  /// Whose alerts nobody asks for, of those whose were asked for here; `nil` where all have a feed.
  private func unread(_ board: AlertBoard) -> String? {
    let parts = state.network.parts.map { (slug: $0.slug, name: $0.agency) }
    let agencies = [(slug: "", name: state.network.agency)] + parts
    let own = station.map { state.network.part(of: $0.id)?.slug ?? "" }
    let names = agencies.filter { board.withoutFeed.contains($0.slug) && (own ?? $0.slug) == $0.slug }.map { $0.name }
    return names.isEmpty ? nil : words.alertsNotRead(words.list(names))
  }

  private func lacksFeed(_ board: AlertBoard) -> Bool {
    answersThis(board) && board.lacksFeed(of: station?.id, in: state.network)
  }

  /// A stop's are told with those of the person's other stops.
  private func answersThis(_ board: AlertBoard) -> Bool {
    station.map { board.covers($0.id) } ?? (board.query == AlertQuery(language: words.language.tag.rawValue).text)
  }

  private var pending: Node {
    if let outage = base.outage {
      return Notice.view(outage == .offline ? .offline : .failing, title: "", text: words.alertsNotAtHand)
    }
    return element("div.placeholder.row-placeholder", key: "pending", .aria("busy", true)) {
      element("span.visually-hidden") { words.loading }
    }
  }
}
