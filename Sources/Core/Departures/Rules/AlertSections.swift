import Kernel

/// Alerts as a person reads them: first what concerns their stops and lines, then what is so now, then what is planned.
struct AlertSections: Equatable {
  var mine: [Alert] = []
  var now: [Alert] = []
  var planned: [Alert] = []

  /// `isMine` says whether an alert concerns the person. What is planned is in the order in which it begins.
  init(_ alerts: [Alert], at now: Instant, isMine: (Alert) -> Bool) {
    for alert in alerts {
      switch alert.phase(at: now) {
      case .over: continue
      case .active, .announced:
        if isMine(alert) { mine.append(alert) } else { self.now.append(alert) }
      case .planned:
        let start = alert.period(at: now)?.start
        planned.insert(
          alert,
          at: planned.firstIndex { other in Self.begins(start, before: other.period(at: now)?.start) }
            ?? planned.count)
      }
    }
  }

  private static func begins(_ start: Instant?, before other: Instant?) -> Bool {
    guard let start, let other else { return false }
    return start < other
  }
}

extension AlertBoard {
  /// What is to be known at a stop now, the weightiest first: of the lines that are wanted there.
  func pressing(at station: Station, lines: [String], now: Instant) -> [Alert] {
    alerts.filter { alert in
      switch alert.phase(at: now) {
      case .active, .announced: alert.concerns(station, lines: lines)
      case .planned, .over: false
      }
    }
  }
}

extension Alert {
  /// Of the lines that are wanted at a stop, or of all where `lines` is empty.
  func concerns(_ station: Station, lines: [String]) -> Bool {
    if lines.isEmpty { return AlertReach.reaches(self, station: station.id, lines: station.lines) }
    return lines.contains { AlertReach.reaches(self, line: $0, station: station.id) }
  }
}
