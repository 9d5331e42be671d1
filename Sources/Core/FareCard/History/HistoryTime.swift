import Kernel

/// When it was, in a history's file.
enum HistoryTime {
  /// With milliseconds, so that what followed within a second still does: "2026-01-04T08:12:00.250-05:00".
  static func exact(_ time: Instant, in zone: Zone) -> String {
    var bytes = Array(time.iso8601(in: zone).utf8)
    let milliseconds = time.milliseconds - time.seconds * 1000
    guard milliseconds > 0, bytes.count >= 20 else { return String(decoding: bytes, as: UTF8.self) }
    var fraction = [UInt8(ascii: ".")]
    Decimal.append(UInt64(milliseconds), digits: 3, to: &fraction)
    bytes.insert(contentsOf: fraction, at: 19)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With an offset, or a wall clock's time in that zone.
  static func read(_ text: String, in zone: Zone) throws(HistoryFault) -> Instant {
    guard let time = Instant(iso8601: text) ?? local(text, in: zone), Instant.kept.contains(time.milliseconds) else {
      throw hasSlashes(text) ? .dateOrder : .time
    }
    return time
  }

  /// "02/05/2026": February in one country, May in the next.
  private static func hasSlashes(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(10)
    return bytes.filter { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }.count == 2
  }

  /// "2026-01-04 08:12" or with seconds: a wall clock's time in that zone.
  private static func local(_ text: String, in zone: Zone) -> Instant? {
    let bytes = Array(text.utf8.prefix(20))
    guard bytes.count == 16 || bytes.count == 19 else { return nil }
    let utc = text + (bytes.count == 16 ? ":00Z" : "Z")
    guard let shown = Instant(iso8601: utc) else { return nil }
    let local = Zone.utc.local(shown)
    return zone.moment(of: local.day, second: local.second)
  }
}
