import Synchronization

/// Counts of what was answered, for `/metrics`.
final class Meters: Sendable {
  /// Upper bounds in seconds, as Prometheus wants them.
  static let bounds: [Double] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

  /// What was answered at one route: how often by status, and how fast.
  struct Meter {
    var statuses: [Int: Int] = [:]
    /// One more than `bounds`: the last has no bound.
    var buckets = [Int](repeating: 0, count: bounds.count + 1)
    var seconds = 0.0
  }

  private let meters = Mutex<[String: Meter]>([:])

  /// One more answer at a route.
  func count(_ path: String, status: Int, took duration: Duration) {
    let (whole, atto) = duration.components
    let seconds = Double(whole) + Double(atto) * 1e-18
    let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    meters.withLock { meters in
      meters[path, default: Meter()].statuses[status, default: 0] += 1
      meters[path]?.buckets[bucket] += 1
      meters[path]?.seconds += seconds
    }
  }

  var byPath: [(path: String, meter: Meter)] {
    meters.withLock { $0.map { (path: $0.key, meter: $0.value) } }.sorted { $0.path < $1.path }
  }
}
