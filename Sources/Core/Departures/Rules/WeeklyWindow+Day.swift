package import Kernel

extension WeeklyWindow {
  /// One day's: from the moment at which the first train may leave to that of the last.
  package struct Occasion: Equatable, Sendable {
    /// That on which it begins.
    package var day: Day
    package var from: Instant
    package var until: Instant
  }

  /// That of now, or the one that begins within `lead` seconds; `nil` between two.
  package func occasion(at now: Instant, lead: Int64, in zone: Zone) -> Occasion? {
    let today = zone.local(now).day
    // Yesterday's may last beyond midnight, and tomorrow's may be near.
    for day in [today.adding(days: -1), today, today.adding(days: 1)] where days.contains(day.weekday) {
      let occasion = occasion(of: day, in: zone)
      if now <= occasion.until, occasion.from.seconds(since: now) <= lead { return occasion }
    }
    return nil
  }

  func occasion(of day: Day, in zone: Zone) -> Occasion {
    let last = until > from ? day : day.adding(days: 1)
    return Occasion(
      day: day, from: zone.moment(of: day, second: from * 60), until: zone.moment(of: last, second: until * 60))
  }
}
