import Synchronization

/// Counts of letters, for `/metrics`: by what became of them, and not of whom or about what.
final class MailMeters: Sendable {
  private let state = Mutex<[String: Int]>([:])

  /// One of a few outcomes.
  func count(_ outcome: String) { state.withLock { $0[outcome, default: 0] += 1 } }

  var counts: [(outcome: String, count: Int)] {
    state.withLock { $0.map { (outcome: $0.key, count: $0.value) } }.sorted { $0.outcome < $1.outcome }
  }
}

extension PrometheusText {
  mutating func mail(_ meters: MailMeters) {
    metric("pocketful_mail_total", .counter, "Letters, by what became of them.")
    for (outcome, count) in meters.counts { sample("pocketful_mail_total", ["outcome": outcome], count) }
  }
}
