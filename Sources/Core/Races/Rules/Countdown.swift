package import Kernel

/// The time left until a race, short enough for every row and never longer than what it counts.
package enum Countdown {
  /// Whole seconds by the clock: 0 for the whole second of the start, negative after it.
  package static func seconds(to start: Instant, now: Instant) -> Int64 {
    let (difference, overflow) = start.seconds.subtractingReportingOverflow(now.seconds)
    return overflow ? (start < now ? -farthest : farthest) : min(max(difference, -farthest), farthest)
  }

  /// "3d" from two days on, "5h" from two hours on, "1h 20m" above one, "18m" from five minutes, "2m 34s" from one, "28s" below; "0s" at the
  /// start, then "-20s" and "-1m 5s".
  package static func text(_ seconds: Int64, _ language: Language) -> String {
    let words = RacesWords(language)
    let parts = parts(seconds)
    var text = seconds < 0 ? "-" : ""
    for (index, part) in parts.enumerated() { text += (index == 0 ? "" : " ") + words.short(part) }
    return text
  }

  /// Under five minutes, and while it is off.
  package static func isSoon(_ seconds: Int64) -> Bool { seconds < 300 }

  /// What a number of the countdown counts.
  package enum Unit: Sendable { case days, hours, minutes, seconds }

  /// One number of the countdown, never negative.
  package struct Part: Equatable, Sendable {
    package var count: Int
    package var unit: Unit
  }

  /// What is shown of it, largest first; the sign is left out.
  package static func parts(_ seconds: Int64) -> [Part] {
    let left = Int(min(max(seconds, -farthest), farthest).magnitude)
    let (hours, minutes) = (left / 3600, left % 3600 / 60)
    switch left {
    case 172_800...: return [Part(count: hours / 24, unit: .days)]
    case 7200...: return [Part(count: hours, unit: .hours)]
    case 3600...:
      let hour = Part(count: hours, unit: .hours)
      return minutes == 0 ? [hour] : [hour, Part(count: minutes, unit: .minutes)]
    case 300... where seconds > 0: return [Part(count: minutes, unit: .minutes)]
    case 60...: return [Part(count: minutes, unit: .minutes), Part(count: left % 60, unit: .seconds)]
    default: return [Part(count: left, unit: .seconds)]
    }
  }

  /// A number that changes exactly when what is shown does.
  static func step(_ seconds: Int64) -> Int64 {
    switch seconds {
    case 172_800...: seconds / 86_400 * 86_400
    case 7200...: seconds / 3600 * 3600
    case 300...: seconds / 60 * 60
    default: seconds
    }
  }

  /// Ten years: more than any board has, and far from where numbers end.
  private static let farthest: Int64 = 315_360_000
}
