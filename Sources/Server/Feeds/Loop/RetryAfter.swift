import Kernel

/// `Retry-After` (RFC 9110 section 10.2.3): seconds, or a date, which is held against the answer's own `Date` so that
/// neither our clock nor a fixed one matters.
enum RetryAfter {
  /// Seconds to wait, nil where the header says nothing that can be used.
  static func seconds(_ answer: FeedClient.Answer) -> Int64? {
    guard let value = answer.header("retry-after") else { return nil }
    if let seconds = Int64(value) { return max(0, seconds) }
    guard let until = date(value), let sent = answer.header("date").flatMap(date) else { return nil }
    return max(0, until.seconds(since: sent))
  }

  /// An IMF-fixdate: "Thu, 02 Oct 2025 14:20:00 GMT".
  static func date(_ text: String) -> Instant? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
      let month = months.firstIndex(of: String(words[2])), let date = Day(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int64($0) }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    return Instant(seconds: Int64(date.number) * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2])
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
