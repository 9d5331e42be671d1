package import Score
import Synchronization

/// The same states of the world as in the tests and the simulator, without a network.
extension ScoreFeed {
  /// Always that report; nil is an upstream that has none yet.
  package static func stub(_ report: Report?) -> ScoreFeed {
    ScoreFeed { () throws(Refusal) in report.map { .report($0) } ?? .none }
  }

  /// Always that failure.
  package static func failing(_ failure: ScoreFailure = .status(503)) -> ScoreFeed {
    ScoreFeed { () throws(Refusal) in throw Refusal(failure) }
  }

  /// Never answers, until it is cancelled.
  package static let loading = ScoreFeed { () throws(Refusal) in
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
    throw Refusal(.timedOut)
  }

  /// The first question fails.
  package static func failThenSucceeds(_ report: Report, failure: ScoreFailure = .status(503)) -> ScoreFeed {
    let once = Once()
    return ScoreFeed { () throws(Refusal) in
      if once.isFirst { throw Refusal(failure) }
      return .report(report)
    }
  }

  /// True the first time it is looked at, whoever looks.
  private final class Once: Sendable {
    private let count = Mutex(0)

    var isFirst: Bool {
      count.withLock {
        $0 += 1
        return $0 == 1
      }
    }
  }
}
