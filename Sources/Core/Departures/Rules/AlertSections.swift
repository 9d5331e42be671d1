import Kernel

/// Alerts as a person reads them: first what concerns their stops and lines, then what is so now, then what is planned; last
/// elevators and escalators that they don't need.
struct AlertSections: Equatable {
  var mine: [Alert] = []
  var now: [Alert] = []
  var planned: [Alert] = []
  var access: [Alert] = []

  /// `isMine` says whether an alert concerns the person, `isNeeded` the same of elevators. What is planned is in the order in
  /// which it begins.
  init(_ alerts: [Alert], at now: Instant, isMine: (Alert) -> Bool, isNeeded: (Alert) -> Bool) {
    for alert in alerts {
      let phase = alert.phase(at: now)
      if alert.isOfAccess, phase != .over, !isNeeded(alert) {
        // What is out stands before what will be.
        let isLater = phase == .planned
        access.insert(
          alert, at: isLater ? access.count : access.firstIndex { $0.phase(at: now) == .planned } ?? access.count)
        continue
      }
      switch phase {
      case .over: continue
      case .active, .announced:
        if isMine(alert) { Self.put(alert, among: &mine) } else { Self.put(alert, among: &self.now) }
      case .planned:
        let start = alert.period(at: now)?.start
        planned.insert(
          alert,
          at: planned.firstIndex { other in Self.begins(start, before: other.period(at: now)?.start) }
            ?? planned.count)
      }
    }
  }

  private static func put(_ alert: Alert, among others: inout [Alert]) {
    others.insert(alert, at: others.firstIndex { $0.accessRank > alert.accessRank } ?? others.count)
  }

  private static func begins(_ start: Instant?, before other: Instant?) -> Bool {
    guard let start, let other else { return false }
    return start < other
  }
}

extension AlertBoard {
  /// What is to be known at a stop now, the weightiest first: of the lines that are wanted there. Elevators come before all
  /// else for who takes no stairs there, and for others not at all.
  func pressing(at station: Station, lines: [String], isStepFree: Bool, now: Instant) -> [Alert] {
    let pressing = alerts.filter { alert in
      if alert.isOfAccess, !isStepFree { return false }
      switch alert.phase(at: now) {
      case .active, .announced: return alert.concerns(station, lines: lines)
      case .planned, .over: return false
      }
    }
    return (0...Alert.leastRank).flatMap { rank in pressing.filter { $0.accessRank == rank } }
  }

  /// Delays that the agency tells of now; none out of an old answer, for they pass sooner than anything else (GTFS Realtime,
  /// `Effect.SIGNIFICANT_DELAYS`; of Mercury the type alone says it).
  func delays(at now: Instant) -> [Alert] {
    guard health(at: now) == .fresh || health(at: now) == .delayed else { return [] }
    return alerts.filter { ($0.effect == "SIGNIFICANT_DELAYS" || $0.type == "Delays") && $0.phase(at: now) == .active }
  }
}

extension Alert {
  /// Where it stands for who takes no stairs: an elevator stops more people than an escalator, and is known better from its
  /// own list than from the agency's prose.
  fileprivate var accessRank: Int {
    switch equipment {
    case .elevator: 0
    case .escalator: 1
    case nil: isOfAccess ? 2 : Self.leastRank
    }
  }

  fileprivate static let leastRank = 3

  /// Of the lines that are wanted at a stop, or of all where `lines` is empty.
  func concerns(_ station: Station, lines: [String]) -> Bool {
    if lines.isEmpty { return AlertReach.reaches(self, station: station.id, lines: station.lines) }
    return lines.contains { AlertReach.reaches(self, line: $0, station: station.id) }
  }
}
