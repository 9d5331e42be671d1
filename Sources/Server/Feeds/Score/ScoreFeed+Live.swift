package import Kernel
import Score
import Synchronization

extension ScoreFeed {
  /// A report is a kilobyte; what is a thousand times that is none.
  package static let limits = FeedClient.Limits(connectSeconds: 5, readSeconds: 10, bytes: 1 << 20)

  /// The real thing. What the upstream offers to recognise an unchanged answer by is sent along the next time.
  package static func live(
    url: String = standard, _ client: FeedClient, limits: FeedClient.Limits = limits,
    clock: @escaping @Sendable () -> Instant, book: FetchBook = FetchBook()
  ) -> ScoreFeed {
    let held = Held()
    let upstream = FeedUpstream(
      name: name, url: url, headers: [], limits: limits,
      decode: { body throws(UpstreamError) in
        let report: Report?
        do throws(ReportFault) { report = try Report.read(upstream: body) } catch { throw .notAReport(error) }
        return { _ in
          held.report.withLock { $0 = report }
          return .updated
        }
      }, noteUnchanged: { _ in }, note: { _ in }, wait: { _ in 0 })
    return ScoreFeed { () throws(Refusal) in
      var validators = held.validators.withLock { $0 }
      let (fetch, answer) = await upstream.fetch(client, &validators, clock: clock)
      book.note(fetch, of: name)
      if case .failure(let error) = answer { throw Refusal(error) }
      let known = validators
      held.validators.withLock { $0 = known }
      if fetch.outcome == .unchanged { return .unchanged }
      return held.report.withLock { $0 }.map { .report($0) } ?? .none
    }
  }

  /// Between two questions.
  private final class Held: Sendable {
    let validators = Mutex(Validators())
    let report = Mutex<Report?>(nil)
  }
}

extension ScoreFeed.Refusal {
  fileprivate init(_ error: UpstreamError) {
    guard case .status(_, let retryAfter) = error else {
      self.init(ScoreFailure(error))
      return
    }
    self.init(ScoreFailure(error), retryAfter: retryAfter)
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
    case .notAReport(let fault): self = .report(fault)
    case .unreachable, .notAFeed, .notAlerts, .notEquipment, .notRaces, .racesLongGone, .badAddress: self = .unreachable
    }
  }
}
