import Departures
import Kernel

/// How alerts stand in a list, and which of them say the same.
enum AlertOrder {
  /// The weightiest first, then the latest updated, then by id, so that equal ones keep their places.
  static func isBefore(_ one: Alert, _ other: Alert) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    let (mine, theirs) = (one.updatedAt?.seconds ?? 0, other.updatedAt?.seconds ?? 0)
    return mine != theirs ? mine > theirs : one.id < other.id
  }

  /// In that order. An elevator that is out is told of once for each platform it leads to: of alerts that say the same of
  /// the same stations at the same times, the first stands for all.
  static func ordered(_ alerts: [Alert]) -> [Alert] {
    var told: Set<Telling> = []
    return alerts.sorted(by: isBefore).filter { alert in
      let stations = alert.stations
      return stations.isEmpty || told.insert(Telling(alert, at: stations)).inserted
    }
  }

  /// What two alerts have in common that say the same.
  private struct Telling: Hashable {
    var texts: [String]
    var stations: [String]
    var routes: [String]
    var times: [Int64?]

    init(_ alert: Alert, at stations: [String]) {
      texts = [alert.type, alert.header, alert.description]
      self.stations = stations.sorted()
      routes = alert.routes.sorted()
      times = alert.periods.flatMap { [$0.start?.seconds, $0.end?.seconds] }
    }
  }
}
