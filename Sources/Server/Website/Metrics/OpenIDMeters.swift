import Accounts
import Synchronization

/// Counts of sign-ins by a provider, for `/metrics`: by what became of them, and not of whom or where.
final class OpenIDMeters: Sendable {
  private let state = Mutex<[String: Int]>([:])

  func begun() { count("begun") }
  /// Came back with an answer that was believed.
  func proved() { count("proved") }
  /// There are few refusals.
  func refused(_ refusal: OpenIDRefusal) { count(refusal.rawValue) }

  private func count(_ outcome: String) { state.withLock { $0[outcome, default: 0] += 1 } }

  var counts: [(outcome: String, count: Int)] {
    state.withLock { $0.map { (outcome: $0.key, count: $0.value) } }.sorted { $0.outcome < $1.outcome }
  }
}

extension PrometheusText {
  mutating func openIDs(_ meters: OpenIDMeters) {
    metric("pocketful_openid_total", .counter, "Sign-ins by a provider, by what became of them.")
    for (outcome, count) in meters.counts { sample("pocketful_openid_total", ["outcome": outcome], count) }
  }
}
