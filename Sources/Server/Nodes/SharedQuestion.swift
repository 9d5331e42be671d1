package import Feeds
package import Kernel
package import Storage

/// An upstream that is asked when somebody wants it, and then by one node for all: the lease lasts as long as the question. What another
/// node was told within the last minute is given again; it is a person's own, so `forget` is to be called each minute.
package final class SharedQuestion: Sendable {
  private let name: String
  private let client: FeedClient
  private let holder: String
  private let leases: LeaseStore
  private let answers: AnswerStore
  private let age = AnswerAge()

  /// Milliseconds for which an answer is given again, and a failure.
  private static let freshFor: Int64 = 60_000
  private static let failsFor: Int64 = 5_000
  private static let pause = Duration.milliseconds(200)

  package init(_ name: String, client: FeedClient, holder: String, leases: LeaseStore, answers: AnswerStore) {
    self.name = name
    self.client = client
    self.holder = holder
    self.leases = leases
    self.answers = answers
  }

  /// Whatever any node was told so.
  package static func forget(_ answers: AnswerStore) async { try? await answers.forgetQuestions(olderThan: freshFor) }

  package var shared: FeedClient {
    FeedClient { url, headers, limits throws(UpstreamError) in
      try await self.get(url, headers.withoutValidators, limits)
    }
  }

  /// What was asked by another node is of when that asked.
  package func asOf(_ now: Instant) -> Instant { age.asOf(now) }

  private func get(
    _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response {
    let seconds = limits.connectSeconds + limits.readSeconds
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, !Task.isCancelled {
      let (held, lease): (SharedAnswer?, Lease?)
      do throws(StorageError) {
        held = try await answers.load(name)
        lease =
          if isFresh(held) { nil } else { try await leases.take([name], for: holder, lasting: seconds * 1000).first }
      } catch {
        // Without the database each node asks for itself.
        age.note(milliseconds: 0)
        return try await client.get(url, headers, limits)
      }
      if let lease {
        defer { Task { [leases] in try? await leases.giveBack([lease]) } }
        return try await ask(lease, url, headers, limits)
      }
      if let held, isFresh(held) {
        age.note(milliseconds: held.age)
        if let failure = UpstreamError(kept: held.failure) { throw failure }
        return FeedClient.Response(status: 200, body: held.bytes ?? [])
      }
      try? await Task.sleep(for: Self.pause)
    }
    throw .timedOut
  }

  private func isFresh(_ answer: SharedAnswer?) -> Bool {
    guard let answer else { return false }
    return (0..<(answer.failure.isEmpty ? Self.freshFor : Self.failsFor)).contains(answer.age)
  }

  private func ask(
    _ lease: Lease, _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response {
    age.note(milliseconds: 0)
    do throws(UpstreamError) {
      let answer = try await client.get(url, headers, limits)
      try answer.checkStatus()
      _ = try? await answers.keep(.new(answer.body, headers: ""), by: lease, age: 0)
      return answer
    } catch {
      // What it was told before goes with it.
      try? await answers.forgetQuestions(olderThan: 0)
      _ = try? await answers.keep(.failure(error.kept), by: lease, age: 0)
      throw error
    }
  }
}
