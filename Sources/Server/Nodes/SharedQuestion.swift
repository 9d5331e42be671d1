package import Feeds
package import Storage

/// An upstream that is asked when somebody wants it, and then by one node for all: the lease lasts as long as the question. What another
/// node was told within the last minute is given again.
package struct SharedQuestion: Sendable {
  private let name: String
  private let client: FeedClient
  private let holder: String
  private let leases: LeaseStore
  private let answers: AnswerStore

  /// Milliseconds.
  private static let freshFor: Int64 = 60_000
  private static let pause = Duration.milliseconds(200)

  package init(
    _ name: String, client: FeedClient, holder: String, leases: LeaseStore, answers: AnswerStore
  ) {
    self.name = name
    self.client = client
    self.holder = holder
    self.leases = leases
    self.answers = answers
  }

  package var shared: FeedClient {
    FeedClient { url, headers, limits throws(UpstreamError) in
      let end = ContinuousClock.now + .seconds(limits.connectSeconds + limits.readSeconds)
      while ContinuousClock.now < end, !Task.isCancelled {
        let lease: Lease?
        do throws(StorageError) {
          if let held = try await recent() { return FeedClient.Response(status: 200, body: held.bytes ?? []) }
          lease = try await leases.take([name], for: holder).first
        } catch {
          // Without the database each node asks for itself.
          return try await client.get(url, headers.withoutValidators, limits)
        }
        if let lease {
          defer { Task { [leases] in try? await leases.giveBack([lease]) } }
          return try await ask(lease.epoch, url, headers.withoutValidators, limits)
        }
        try? await Task.sleep(for: Self.pause)
      }
      throw .timedOut
    }
  }

  private func recent() async throws(StorageError) -> SharedAnswer? {
    guard let answer = try await answers.load(name, after: 0, known: -1) else { return nil }
    // After a failure each waits by its own rule before it asks again.
    return answer.failure.isEmpty && answer.age < Self.freshFor ? answer : nil
  }

  private func ask(
    _ epoch: Int64, _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response {
    do throws(UpstreamError) {
      let answer = try await client.get(url, headers, limits)
      guard (200..<300).contains(answer.status) else {
        throw UpstreamError.status(answer.status, retryAfter: RetryAfter.seconds(answer))
      }
      _ = try? await answers.keep(.new(answer.body, headers: ""), of: name, epoch: epoch)
      return answer
    } catch {
      _ = try? await answers.keep(.failure(error.kept), of: name, epoch: epoch)
      throw error
    }
  }
}
