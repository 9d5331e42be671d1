package import Feeds
package import Kernel
package import Storage
import Synchronization

/// An upstream that one node asks for all of them: to who reads it, it is a client like any other. The node that leads asks, keeps what came
/// and tells the others; those wait for that, and get it as if they had asked. Without a database each asks by itself.
package final class SharedUpstream: Sendable {
  /// What this node knows of what the upstream said.
  struct State {
    /// The last question in the table that this node has read, and the one that brought `bytes`; -1 where they are of no number there.
    var asked: Int64 = 0
    var changed: Int64 = -1
    var bytes: [UInt8] = []
    /// By which the upstream itself recognises `bytes`.
    var validators: [RealtimeFeed.Header] = []
    /// By which this node's reader does: many upstreams give nothing.
    var mark = 0
    /// Came while it was waited for, and is to be given.
    var waiting: SharedAnswer?
    /// When the upstream said what was given last, by the clock that nobody sets.
    var saidAt: ContinuousClock.Instant?
  }

  let name: String
  let client: FeedClient
  private let leadership: Leadership
  let store: AnswerStore
  let wakes: NodeWakes
  private let random: @Sendable () -> Double
  let state = Mutex(State())

  /// `random`: a number in 0 ..< 1, by which nodes that are alone don't all ask at once.
  package init(
    _ name: String, client: FeedClient, leadership: Leadership, store: AnswerStore, wakes: NodeWakes,
    random: @escaping @Sendable () -> Double
  ) {
    self.name = name
    self.client = client
    self.leadership = leadership
    self.store = store
    self.wakes = wakes
    self.random = random
  }

  /// The lease of that upstream.
  package static func lease(_ name: String) -> String { "feed:" + name }

  /// For `FeedLoop`.
  package var shared: FeedClient {
    FeedClient { url, headers, limits throws(UpstreamError) in try await self.get(url, headers, limits) }
  }

  /// For `FeedLoop` too: what was asked by another node is of when that asked.
  package func asOf(_ now: Instant) -> Instant {
    let saidAt = state.withLock { $0.saidAt }
    return saidAt.map { Instant(milliseconds: now.milliseconds - $0.duration(to: .now).milliseconds) } ?? now
  }

  /// Between two questions: as long as the reader says where this node asks, and else until another one has.
  package func sleep(_ milliseconds: Int64) async throws {
    if leadership.epoch(of: Self.lease(name)) != nil { return try await Task.sleep(for: .milliseconds(milliseconds)) }
    if leadership.isAlone {
      let jitter = Double(milliseconds) * 0.2 * random()
      return try await Task.sleep(for: .milliseconds(milliseconds + Int64(jitter)))
    }
    // Who doesn't want it now may want it later, though nobody asks meanwhile.
    let end = ContinuousClock.now + .milliseconds(max(4 * milliseconds, Self.patience))
    while ContinuousClock.now < end, leadership.epoch(of: Self.lease(name)) == nil, !leadership.isAlone {
      if let answer = await newer() { return state.withLock { $0.waiting = answer } }
      await wakes.wait(for: name, Self.lease(name))
      try Task.checkCancellation()
    }
  }

  private static let patience: Int64 = 60_000

  private func get(
    _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response {
    let known = headers.mark
    while true {
      if let epoch = leadership.epoch(of: Self.lease(name)) {
        if let response = try await ask(epoch, url, headers, limits) { return response }
      } else if leadership.isAlone {
        return try await askAlone(url, headers, limits)
      }
      if Task.isCancelled { throw .timedOut }
      if let answer = await awaited() { return try given(answer, to: known) }
      await wakes.wait(for: name, Self.lease(name))
    }
  }

  private func awaited() async -> SharedAnswer? {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    return if let waiting { waiting } else { await newer() }
  }

  private func newer() async -> SharedAnswer? {
    let (asked, changed) = state.withLock { ($0.asked, $0.changed) }
    guard let answer = try? await store.load(name, after: asked, known: changed) else { return nil }
    state.withLock { $0.asked = answer.asked }
    return answer
  }

  /// What another node has asked. 304 where the reader has these bytes, and could use them.
  private func given(_ answer: SharedAnswer, to known: Int?) throws(UpstreamError) -> FeedClient.Response {
    let failure = UpstreamError(kept: answer.failure)
    let response = state.withLock { state in
      state.saidAt = .now - .milliseconds(answer.age)
      if failure == nil, answer.changed != state.changed, let bytes = answer.bytes {
        state.take(bytes, validators: RealtimeFeed.Header.read(answer.headers))
        state.changed = answer.changed
      }
      return state.response(to: known)
    }
    if let failure { throw failure }
    return response
  }
}

extension SharedUpstream.State {
  mutating func take(_ bytes: [UInt8], validators: [RealtimeFeed.Header]) {
    (self.bytes, self.validators, changed) = (bytes, validators, -1)
    mark += 1
  }

  /// Of what is held, to a reader who could use what has that mark.
  func response(to known: Int?) -> FeedClient.Response {
    let headers = [RealtimeFeed.Header("etag", mark.asTag)]
    return known == mark
      ? FeedClient.Response(status: 304, headers: headers)
      : FeedClient.Response(status: 200, headers: headers, body: bytes)
  }
}

extension Int {
  fileprivate var asTag: String { "\"shared-\(self)\"" }
}

extension [RealtimeFeed.Header] {
  /// That of the last answer that the reader could use.
  var mark: Int? {
    first { $0.name.lowercased() == "if-none-match" }
      .flatMap { $0.value.hasPrefix("\"shared-") ? Int($0.value.dropFirst(8).dropLast()) : nil }
  }
}

extension Duration {
  /// Whole ones.
  var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
