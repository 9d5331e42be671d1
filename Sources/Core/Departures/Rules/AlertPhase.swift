package import Kernel

/// Where an alert stands in time (GTFS Realtime, `Alert.active_period`; Mercury, `display_before_active`).
package enum AlertPhase: String, Sendable, CaseIterable {
  /// In force now.
  case active
  /// Not yet, and no further ahead than the agency wants it announced.
  case announced
  /// Further ahead.
  case planned
  /// All its periods have ended.
  case over

  /// An alert without periods is in force for as long as the agency lists it. `before` is in seconds.
  package static func of(_ periods: [Alert.Period], displayBeforeActive before: Int64, now: Instant) -> AlertPhase {
    if periods.isEmpty { return .active }
    var next: Instant?
    for period in periods {
      if period.contains(now) { return .active }
      guard let start = period.start, start > now else { continue }
      if next.map({ start < $0 }) ?? true { next = start }
    }
    guard let next else { return .over }
    return next.seconds - now.seconds <= max(before, 0) ? .announced : .planned
  }
}

extension Alert {
  /// Where it stands now.
  package func phase(at now: Instant) -> AlertPhase {
    AlertPhase.of(periods, displayBeforeActive: displayBeforeActive, now: now)
  }

  /// The period that is running, else the next to begin; nil where it has none of either.
  package func period(at now: Instant) -> Period? {
    var next: Period?
    for period in periods {
      if period.contains(now) { return period }
      guard let start = period.start, start > now else { continue }
      if next?.start.map({ start < $0 }) ?? true { next = period }
    }
    return next
  }
}

extension Alert.Period {
  /// From its start on, up to but without its end.
  package func contains(_ now: Instant) -> Bool {
    if let start, now < start { return false }
    if let end, now >= end { return false }
    return true
  }
}
