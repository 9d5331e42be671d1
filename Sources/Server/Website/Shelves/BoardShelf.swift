import Departures
import Feeds
import Hummingbird
import Kernel
import Synchronization

/// Boards' answers as bytes, each made once a second at most and thrown away when a feed is swapped in.
final class BoardShelf: Sendable {
  struct Key: Hashable {
    var station: String
    var limit: Int
    var each: Int?
    var route: String?
    var direction: Direction?
  }

  private struct Held {
    var second: Int64 = .min
    var born = ContinuousClock.now
    var answers: [Key: Ready] = [:]

    /// A second of the website's clock, and of real time where that clock is stopped.
    func isFresh(_ now: Instant) -> Bool { second == now.seconds && ContinuousClock.now - born < .seconds(1) }
  }

  private let held = Mutex(Held())
  /// More than all stations asked in several ways within one second.
  private static let most = 4096

  func forget() {
    held.withLock { $0 = Held() }
  }

  func answer(_ key: Key, now: Instant, make: () -> [UInt8]?) -> Ready? {
    if let ready = held.withLock({ $0.isFresh(now) ? $0.answers[key] : nil }) { return ready }
    guard let bytes = make() else { return nil }
    let ready = Ready(json: bytes)
    held.withLock {
      if !$0.isFresh(now) || $0.answers.count >= Self.most {
        $0.answers.removeAll(keepingCapacity: true)
        $0.second = now.seconds
        $0.born = .now
      }
      $0.answers[key] = ready
    }
    return ready
  }
}
