import Kernel

/// What a feed's answer is beside the one that is held, by the times in their headers (GTFS Realtime,
/// FeedHeader.timestamp).
enum HeaderOrder {
  case newer, same, older

  /// A held header that is still ahead of our clock is not believed to be the newer one: it was damaged, or its clock was.
  init(_ asOf: Instant, held: Instant?, at now: Instant) {
    guard let held else {
      self = .newer
      return
    }
    if asOf == held {
      self = .same
    } else {
      self = asOf < held && held <= now.adding(seconds: Self.clocksDiffer) ? .older : .newer
    }
  }

  /// Seconds by which two clocks that are both kept right may differ.
  private static let clocksDiffer: Int64 = 10
}
