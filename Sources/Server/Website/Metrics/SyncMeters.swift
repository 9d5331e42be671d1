import Synchronization

/// Counts of what was exchanged with accounts' logs, for `/metrics`. Of whom is not in it.
final class SyncMeters: Sendable {
  /// Since the start.
  struct Counts {
    var pulls = 0
    var pushes = 0
    var accepted = 0
    /// By code.
    var refusals: [String: Int] = [:]
  }

  private let state = Mutex(Counts())

  var counts: Counts { state.withLock { $0 } }

  func pulled() { state.withLock { $0.pulls += 1 } }

  func pushed(accepted: Int) {
    state.withLock {
      $0.pushes += 1
      $0.accepted += accepted
    }
  }

  /// The code is one of ours, of which there are few.
  func refused(_ code: String) { state.withLock { $0.refusals[code, default: 0] += 1 } }
}

extension PrometheusText {
  mutating func syncs(_ meters: SyncMeters) {
    let counts = meters.counts
    metric("pocketful_sync_pulls_total", .counter, "Pulls answered.")
    sample("pocketful_sync_pulls_total", [:], counts.pulls)
    metric("pocketful_sync_pushes_total", .counter, "Pushes accepted.")
    sample("pocketful_sync_pushes_total", [:], counts.pushes)
    metric("pocketful_sync_operations_total", .counter, "Operations accepted that were new.")
    sample("pocketful_sync_operations_total", [:], counts.accepted)
    metric("pocketful_sync_refusals_total", .counter, "Exchanges refused, by code.")
    for (code, count) in counts.refusals.sorted(by: { $0.key < $1.key }) {
      sample("pocketful_sync_refusals_total", ["code": code], count)
    }
  }
}
