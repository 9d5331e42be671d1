import Kernel
import Synchronization

/// The upstream of the score: the real mock's path and shape.
extension Gateway {
  /// Its faults go by this name.
  static let score = "score"

  /// The score's upstream's answer.
  func credit(asked: Fault?, at now: Instant) -> Reply {
    let order = faults.order(for: Gateway.score, at: now)
    let fault = asked ?? order?.fault ?? scoreFault(at: now)
    let moment: Instant =
      switch fault {
      case .frozen: asked == nil ? order?.since ?? startedAt : startedAt
      case .older: now.adding(seconds: -SimulatedCredit.period)
      case .stale(let seconds): now.adding(seconds: -seconds)
      default: now
      }
    let bytes = SimulatedCredit.body(after: moment.seconds(since: startedAt), seed: seed, scenario: scenario)
    let good = Reply(status: 200, contentType: "application/json", body: bytes)
    guard let fault else { return good }
    return good.spoiled(by: fault, noise: Noise(seed: seed).of(Gateway.score).of(Int(now.seconds)))
  }

  private func scoreFault(at now: Instant) -> Fault? {
    switch scenario {
    case .scoreFailsThenSucceeds: creditAsked.isFirst ? .serverError : nil
    case .scoreLoading: .hang
    case .flaky: scenario.fault(feed: Gateway.score, at: now, seed: seed)
    default: nil
    }
  }
}

/// Whether a thing happens for the first time.
final class FirstTime: Sendable {
  private let wasAsked = Mutex(false)

  var isFirst: Bool {
    wasAsked.withLock { wasAsked in
      defer { wasAsked = true }
      return !wasAsked
    }
  }
}
