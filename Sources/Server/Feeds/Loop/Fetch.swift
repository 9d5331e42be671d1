package import Kernel
import Synchronization

/// One question to an upstream: when its answer came, what it cost, what became of it.
package struct Fetch: Equatable, Sendable {
  /// What became of the answer.
  package enum Outcome: Equatable, Sendable {
    /// Newer than what was held, and swapped in.
    case updated
    /// The upstream says so, or it said the same again.
    case unchanged
    /// Older than what is held: left aside.
    case older
    /// No answer, or none that can be used; the reason is for whoever runs the server.
    case refused(String)

    /// For counts: "updated", "unchanged", "older", "refused".
    package var name: String {
      switch self {
      case .updated: "updated"
      case .unchanged: "unchanged"
      case .older: "older"
      case .refused: "refused"
      }
    }
  }

  package var at: Instant
  /// From the question to the last byte of the answer.
  package var fetching: Duration
  /// From there until it was swapped in.
  package var decoding: Duration
  package var bytes: Int
  package var outcome: Outcome

  package init(at: Instant, fetching: Duration, decoding: Duration, bytes: Int, outcome: Outcome) {
    self.at = at
    self.fetching = fetching
    self.decoding = decoding
    self.bytes = bytes
    self.outcome = outcome
  }
}

/// What became of one upstream's questions since the program began.
package struct Fetches: Equatable, Sendable {
  /// `FeedUpstream.name`.
  package var upstream: String
  package private(set) var last: Fetch
  /// By `Fetch.Outcome.name`.
  package private(set) var counts: [String: Int]

  package init(_ upstream: String, _ first: Fetch) {
    self.upstream = upstream
    last = first
    counts = [first.outcome.name: 1]
  }

  /// One more question, which is the last now.
  mutating func add(_ fetch: Fetch) {
    last = fetch
    counts[fetch.outcome.name, default: 0] += 1
  }
}

/// The same of all of them.
package final class FetchBook: Sendable {
  private let all = Mutex<[String: Fetches]>([:])

  package init() {}

  /// Writes down what became of a question.
  package func note(_ fetch: Fetch, of upstream: String) {
    all.withLock { all in
      if all[upstream]?.add(fetch) == nil { all[upstream] = Fetches(upstream, fetch) }
    }
  }

  /// By name; an upstream that was not asked yet is not among them.
  package var fetches: [Fetches] { all.withLock { $0.values.sorted { $0.upstream < $1.upstream } } }
}
