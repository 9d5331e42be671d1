import Feeds
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
      if held.second != second { held = (second, HTTPDate.text(Instant(seconds: second))) }
      return held.text
    }
  }
}
