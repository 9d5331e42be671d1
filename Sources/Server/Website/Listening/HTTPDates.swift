import Kernel
import Synchronization

/// The `Date` header by the website's own clock, made once a second.
final class HTTPDates: Sendable {
  private let clock: @Sendable () -> Instant
  private let held = Mutex<(second: Int64, text: String)>((.min, ""))

  init(clock: @escaping @Sendable () -> Instant) { self.clock = clock }

  var text: String {
    let second = clock().seconds
    return held.withLock { held in
      if held.second != second { held = (second, Self.text(Instant(seconds: second))) }
      return held.text
    }
  }

  /// "Thu, 02 Oct 2025 14:20:00 GMT" (RFC 9110 section 5.6.7, IMF-fixdate).
  static func text(_ instant: Instant) -> String {
    let local = Zone.utc.local(instant)
    let (year, month, day) = local.day.civil
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let time = [local.second / 3600, local.second / 60 % 60, local.second % 60].map(two).joined(separator: ":")
    return "\(weekdays[local.day.weekday]), \(two(day)) \(months[month - 1]) \(year) \(time) GMT"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
