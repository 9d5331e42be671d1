import Kernel

/// At a stop: that something is out of the ordinary there, what kind, and the way to the words.
enum AlertNote {
  /// The same as a mark beside the station's name.
  static func mark(_ station: Station, lines: [String], _ screen: DeparturesScreen) -> Node? {
    let all = screen.state.alerts?.pressing(at: station, lines: lines, now: screen.surroundings.now) ?? []
    if all.isEmpty { return nil }
    return element(
      "a.icon-button.alert-mark", key: "alert-mark", .href(DeparturesScreen.link(.alerts(at: station.id))),
      .aria("label", screen.words.alertsCount(all.count))
    ) { Icon.view(.failing) }
  }

  /// `lines` are those wanted of it; `nil` where nothing is known to be wrong.
  static func view(_ station: Station, lines: [String], _ screen: DeparturesScreen) -> Node? {
    let now = screen.surroundings.now
    guard let all = screen.state.alerts?.pressing(at: station, lines: lines, now: now), let first = all.first else {
      return nil
    }
    let shown = lines.isEmpty ? station.lines : lines
    let named = first.routes.filter { shown.contains($0) }
    return element(
      "a.alert-note", key: "alerts", .href(DeparturesScreen.link(.alerts(at: station.id))),
      .data("count", String(all.count))
    ) {
      Icon.view(.failing)
      if !named.isEmpty { screen.state.bullets.row(Array(named.prefix(6)), screen.words) }
      if first.type.isEmpty {
        element("span") { screen.words.alertsCount(all.count) }
      } else {
        element("span", AlertText.language(of: first, screen)) { first.type }
      }
      if all.count > 1, !first.type.isEmpty { element("span.note") { screen.words.moreAlerts(all.count - 1) } }
    }
  }
}
