package import Kernel

/// Times as HTTP writes them, "Thu, 02 Oct 2025 14:20:00 GMT" (RFC 9110 section 5.6.7, IMF-fixdate).
package enum HTTPDate {
  /// To the second; what is finer is left out.
  package static func text(_ instant: Instant) -> String {
    let local = Zone.utc.local(instant)
    let (year, month, day) = local.day.civil
    let time = [local.second / 3600, local.second / 60 % 60, local.second % 60].map(two).joined(separator: ":")
    return "\(weekdays[local.day.weekday]), \(two(day)) \(months[month - 1]) \(year) \(time) GMT"
  }

  /// nil for whatever is written in another way, the two obsolete ones among them.
  package static func instant(_ text: String) -> Instant? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
      let month = months.firstIndex(of: String(words[2])), let date = Day(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int64($0) }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    return Instant(seconds: Int64(date.number) * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2])
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
