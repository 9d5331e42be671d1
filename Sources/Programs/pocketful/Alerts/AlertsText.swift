import Departures
import Kernel
import Languages

/// Alerts as text for a terminal: how old they are, then those in force, those announced and those planned.
struct AlertsText {
  var network: Network
  var isJSON: Bool

  /// The list for people, or the API's JSON.
  func text(_ board: AlertBoard, now: Instant) -> String {
    if isJSON {
      var json = JSONWriter(capacity: 16_384)
      board.write(into: &json, network: network, now: now)
      return Terminal.plain(json: json.bytes) + "\n"
    }
    let freshness = board.health(at: now)
    let age = AgeText(.en).label(
      freshness, seconds: board.asOf.flatMap { FeedAge.age(asOf: $0, now: now) }, isOnline: true)
    var text = board.asOf == nil ? "Nothing is known of alerts.\n" : age + "\n"
    if board.equipmentHealth != nil, !board.isSureOfEquipment(at: now) { text += "Nothing is known of elevators.\n" }
    if board.unread > 0 { text += "\(board.unread) that the agency lists can't be read.\n" }
    if board.alerts.isEmpty, board.asOf == nil { return text }
    if board.alerts.isEmpty {
      // An absence is said only of what was just read, and whole.
      return text
        + (freshness == .fresh && board.unread == 0 ? "No alerts for this.\n" : "Nothing is known of alerts.\n")
    }
    for (phase, title) in [(AlertPhase.active, "Now"), (.announced, "Soon"), (.planned, "Planned")] {
      let alerts = board.alerts.filter { !$0.isOfAccess && $0.phase(at: now) == phase }
      if alerts.isEmpty { continue }
      text += "\n\(title)\n" + alerts.map { row($0, now: now) }.joined()
    }
    let machines = board.alerts.filter { $0.isOfAccess && $0.phase(at: now) != .over }
    // What is out stands before what will be.
    let ordered =
      machines.filter { $0.phase(at: now) != .planned } + machines.filter { $0.phase(at: now) == .planned }
    if !ordered.isEmpty {
      text += "\nElevators and escalators\n" + ordered.map { row($0, now: now) }.joined()
    }
    return text
  }

  private func row(_ alert: Alert, now: Instant) -> String {
    let lines = alert.routes.map { network.line($0)?.label ?? $0 }.joined(separator: " ")
    let stations = alert.stations.compactMap { network.station($0)?.name }
    let places = stations.count > 3 ? "\(stations.count) stations" : stations.joined(separator: ", ")
    let head = [lines, places, alert.type].filter { !$0.isEmpty }.map { Terminal.plain($0) }.joined(
      separator: " \u{00B7} ")
    var text = head.isEmpty ? "" : "  " + head + "\n"
    // An agency's own lines stay lines.
    for line in alert.header.split(whereSeparator: \.isNewline) { text += "    " + Terminal.plain(String(line)) + "\n" }
    if alert.equipment != nil {
      for line in alert.description.split(whereSeparator: \.isNewline) {
        text += "    " + Terminal.plain(String(line)) + "\n"
      }
    }
    let when = alert.when.isEmpty ? span(of: alert, now: now) : alert.when
    if !when.isEmpty { text += "    " + Terminal.plain(when) + "\n" }
    return text
  }

  /// "from 2026-09-18 10:00", "until 2026-09-18 15:00"; empty where there is no such bound.
  private func span(of alert: Alert, now: Instant) -> String {
    let (period, back) = (alert.period(at: now) ?? Alert.Period(), alert.expectedBack)
    var parts: [String] = []
    if let start = period.start, start > now { parts.append("from " + clock(start)) }
    if alert.equipment != nil, let start = period.start, start <= now { parts.append("out since " + clock(start)) }
    if let end = period.end { parts.append("until " + clock(end)) }
    if let back, back > now { parts.append("expected back " + clock(back)) }
    return parts.joined(separator: " ")
  }

  private func clock(_ instant: Instant) -> String {
    network.zone.local(instant).day.iso8601 + " " + ClockText.text(instant, in: network.zone)
  }
}
