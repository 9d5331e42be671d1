import Score
import Synchronization

extension ScoreFeed {
  /// A report is a kilobyte; what is a thousand times that is none.
  package static let limits = FeedClient.Limits(connectSeconds: 5, readSeconds: 10, bytes: 1 << 20)

  /// The real thing. What the upstream offers to recognise an unchanged answer by is sent along the next time.
  package static func live(
    url: String = standard, _ client: FeedClient, limits: FeedClient.Limits = limits
  ) -> ScoreFeed {
    let known = Validators()
    return ScoreFeed { () throws(Refusal) in
      let validators = known.headers.withLock { $0 }
      let answer: FeedClient.Answer
      do throws(UpstreamError) {
        answer = try await client.get(url, validators, limits)
      } catch {
        throw Refusal(ScoreFailure(error))
      }
      // Who sent nothing to compare with was told nothing by a 304.
      if answer.status == 304, !validators.isEmpty { return .unchanged }
      guard (200..<300).contains(answer.status) else {
        throw Refusal(.status(answer.status), retryAfter: RetryAfter.seconds(answer))
      }
      let report: Report?
      do throws(ReportFault) {
        report = try Report.read(upstream: answer.body)
      } catch {
        throw Refusal(.report(error))
      }
      known.remember(answer)
      return report.map { .report($0) } ?? .none
    }
  }

  private final class Validators: Sendable {
    let headers = Mutex<[RealtimeFeed.Header]>([])

    /// NB: of an answer that could be used only; what could not be is asked for as a whole again.
    func remember(_ answer: FeedClient.Answer) {
      var list: [RealtimeFeed.Header] = []
      if let tag = answer.header("etag") { list.append(.init("if-none-match", tag)) }
      if let date = answer.header("last-modified") { list.append(.init("if-modified-since", date)) }
      headers.withLock { $0 = list }
    }
  }
}

extension ScoreFailure {
  init(_ error: UpstreamError) {
    switch error {
    case .timedOut: self = .timedOut
    case .status(let status, _): self = .status(status)
    case .tooLarge: self = .tooLarge
    case .cutShort: self = .cutShort
    case .sentElsewhere: self = .moved
    default: self = .unreachable
    }
  }
}
