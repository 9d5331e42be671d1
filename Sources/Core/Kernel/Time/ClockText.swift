/// A wall clock's time as a board shows it: "05:12", or where a person counts to twelve "5:12 AM".
package enum ClockText {
  /// Whether a clock counts to 24, or twice to twelve.
  package enum Hours: Sendable {
    case twentyFour
    case twelve
  }

  /// With AM or PM where hours are counted to twelve; seconds are left out.
  package static func text(_ instant: Instant, in zone: Zone, hours: Hours = .twentyFour) -> String {
    let text = short(instant, in: zone, hours: hours)
    guard hours == .twelve else { return text }
    // Midnight is 12 AM, noon is 12 PM.
    return text + (zone.local(instant).second < 12 * 3600 ? " AM" : " PM")
  }

  /// "5:12" for both halves of the day: beside the minutes that are left it can't be mistaken, and three fit in a row.
  package static func short(_ instant: Instant, in zone: Zone, hours: Hours) -> String {
    let minute = zone.local(instant).second / 60
    let hour = minute / 60
    switch hours {
    case .twentyFour: return (hour < 10 ? "0" : "") + String(hour) + ":" + twoDigits(minute % 60)
    case .twelve: return String((hour + 11) % 12 + 1) + ":" + twoDigits(minute % 60)
    }
  }

  /// "5:12:30".
  package static func precise(_ instant: Instant, in zone: Zone, hours: Hours) -> String {
    short(instant, in: zone, hours: hours) + ":" + twoDigits(zone.local(instant).second % 60)
  }

  /// Of any day, so many minutes after its midnight.
  package static func text(minutes: Int, hours: Hours = .twentyFour) -> String {
    text(Instant(seconds: Int64(minutes) * 60), in: .utc, hours: hours)
  }

  /// Minutes after midnight, from "08:12" with or without seconds, which are dropped (HTML Standard, valid time string).
  package static func minutes(typed text: String) -> Int? {
    let (hour, rest) = text.halves(at: ":")
    guard let hour = Int(hour), let minute = rest.flatMap({ Int($0.halves(at: ":").head) }),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return hour * 60 + minute
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
