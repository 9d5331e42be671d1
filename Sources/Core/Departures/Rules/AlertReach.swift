/// Whom an alert concerns (GTFS Realtime, `informed_entity`, which alone decides; never its words).
package enum AlertReach {
  /// Whether it concerns trains of a line, at a station or anywhere on it, in a direction or in both. What can't be
  /// placed is at no station and on no line, and stands in the list of all.
  package static func reaches(_ alert: Alert, line: String, station: String?, direction: Direction? = nil) -> Bool {
    if alert.informed.isEmpty { return !alert.isUnplaced && isOfSameAgency(alert, station ?? line) }
    for part in alert.informed {
      if let theirs = part.direction, let direction, theirs != direction { continue }
      guard let station else {
        // A lift at a station is no matter of the whole line.
        if part.route == line { return true }
        continue
      }
      if !part.route.isEmpty, part.route != line { continue }
      if part.stations.isEmpty || part.stations.contains(station) { return true }
    }
    return false
  }

  /// Whether it concerns a station, by whatever line, or the whole of a line that calls there.
  package static func reaches(_ alert: Alert, station: String, lines: [String]) -> Bool {
    if alert.informed.isEmpty { return !alert.isUnplaced && isOfSameAgency(alert, station) }
    for part in alert.informed {
      if part.stations.isEmpty ? lines.contains(part.route) : part.stations.contains(station) { return true }
    }
    return false
  }

  /// What names nobody concerns all of its agency, and nobody of another's.
  private static func isOfSameAgency(_ alert: Alert, _ id: String) -> Bool {
    Network.slug(of: alert.id) == Network.slug(of: id)
  }
}

extension AlertQuery {
  /// Whether an alert is among those asked for. With lines and stations both, it must concern one of the lines at one of
  /// the stations.
  package func asks(for alert: Alert, network: Network) -> Bool {
    if routes.isEmpty, stations.isEmpty { return true }
    if stations.isEmpty {
      for route in routes where AlertReach.reaches(alert, line: route, station: nil) { return true }
      return false
    }
    for station in stations {
      if routes.isEmpty {
        let lines = network.station(station)?.lines ?? []
        if AlertReach.reaches(alert, station: station, lines: lines) { return true }
      }
      for route in routes where AlertReach.reaches(alert, line: route, station: station) { return true }
    }
    return false
  }
}
