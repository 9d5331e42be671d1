package import Score

/// Where the score comes from: one question to the upstream, as a value.
package struct ScoreFeed: Sendable {
  /// Names it in logs, metrics and the store.
  package static let name = "score"

  package static let standard = "https://5lfoiyb0b3.execute-api.us-west-2.amazonaws.com/prod/mockcredit/values"

  /// What the upstream says when it is asked.
  package enum News: Equatable, Sendable {
    case report(Report)
    /// There is no report yet.
    case none
    /// What was said before still holds.
    case unchanged
  }

  /// Why there is no answer, and how many seconds the upstream wants to be left alone.
  package struct Refusal: Error, Equatable, Sendable {
    package var failure: ScoreFailure
    package var retryAfter: Int64?

    package init(_ failure: ScoreFailure, retryAfter: Int64? = nil) {
      self.failure = failure
      self.retryAfter = retryAfter
    }
  }

  package var ask: @Sendable () async throws(Refusal) -> News

  package init(ask: @escaping @Sendable () async throws(Refusal) -> News) { self.ask = ask }
}
