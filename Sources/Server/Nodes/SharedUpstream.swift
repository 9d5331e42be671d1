package import Feeds
package import Kernel
package import Storage
import Synchronization

/// An upstream that one node asks for all of them: to who reads it, it is a client like any other. The node that leads asks, keeps what came
/// and tells the others; those wait for that, and get it as if they had asked. Without a database each asks by itself.
package final class SharedUpstream: Sendable {
  /// What this node knows of what the upstream said.
  struct State {
    /// The last question in the table that this node has read, and the one that brought `bytes`; -1 where they are of none there.
    var revision: Int64 = -1
    var contentRevision: Int64 = -1
    var bytes: [UInt8] = []
    /// By which the upstream itself recognises `bytes`.
    var validators = Validators()
    /// By which this node's reader does: many upstreams give nothing.
    var mark = 0
    /// Came while it was waited for, and is to be given.
    var waiting: SharedAnswer?
    /// Whether the reader has asked since it last waited.
    var isRead = true
    /// Nobody who leads has said anything for long: what is waited for may never come.
    var isOverdue = false
  }

  /// Of its lease and of its answers.
  let name: String
  let client: FeedClient
  let leadership: Leadership
  let store: AnswerStore
  let wakes: NodeWakes
  let age = AnswerAge()
  private let random: @Sendable () -> Double
  private let patience: Int64
  let state = Mutex(State())

  /// `random`: a number in 0 ..< 1, by which nodes that are alone don't all ask at once. `patience`: milliseconds beyond the next
  /// question for which whoever leads is waited for.
  package init(
    _ name: String, client: FeedClient, leadership: Leadership, store: AnswerStore, wakes: NodeWakes,
    patience: Int64 = 20_000, random: @escaping @Sendable () -> Double
  ) {
    self.name = name
    self.client = client
    self.leadership = leadership
    self.store = store
    self.wakes = wakes
    self.patience = patience
    self.random = random
  }

  /// The name of an upstream's lease. Nodes that ask another address under that name, or as somebody else, don't share it.
  package static func lease(_ upstream: FeedUpstream) -> String {
    let asked = upstream.url + upstream.headers.map { "\n\($0.name): \($0.value)" }.joined()
    return "feed:\(upstream.name)#\(String(FNV.hash(asked.utf8) & 0xFFFF, radix: 16))"
  }

  /// For `FeedLoop`.
  package var shared: FeedClient {
    FeedClient { url, headers, limits throws(UpstreamError) in try await self.get(url, headers, limits) }
  }

  /// For `FeedLoop` too: what was asked by another node is of when that asked.
  package func asOf(_ now: Instant) -> Instant { age.asOf(now) }

  /// Between two questions: as long as the reader says where this node asks, and else until another one has.
  package func sleep(_ milliseconds: Int64) async throws {
    let isRead = state.withLock { state in
      defer { state.isRead = false }
      return state.isRead
    }
    // Whoever has no use for it would keep it from those who have.
    if !isRead, leadership.lease(of: name) != nil { await leadership.leave(name) }
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    // Where nobody leads who can say it (a disk that is full, say), each asks alone after a while.
    let last = state.withLock { $0.isOverdue } ? end : end + .milliseconds(max(3 * milliseconds, patience))
    while leadership.lease(of: name) == nil, !leadership.isAlone {
      let moment = wakes.moment(of: name)
      if let answer = await newer() { return state.withLock { $0.waiting = answer } }
      if ContinuousClock.now >= last { return state.withLock { $0.isOverdue = true } }
      await wakes.wait(for: name, since: moment, until: last)
      try Task.checkCancellation()
    }
    // Whoever led before may have asked just now.
    let jitter = leadership.isAlone ? Double(milliseconds) * 0.2 * random() : 0
    try await Task.sleep(until: end + .milliseconds(Int64(jitter)), clock: .continuous)
  }

  private func get(
    _ url: String, _ headers: [RealtimeFeed.Header], _ limits: FeedClient.Limits
  ) async throws(UpstreamError) -> FeedClient.Response {
    let isOverdue = state.withLock { state in
      state.isRead = true
      return state.isOverdue
    }
    let last = ContinuousClock.now + .milliseconds(patience)
    while true {
      let moment = wakes.moment(of: name)
      if let lease = leadership.lease(of: name) {
        if let response = try await ask(lease, url, headers, limits) { return response }
      } else if leadership.isAlone {
        return try await askAlone(url, headers, limits)
      }
      if Task.isCancelled { throw .timedOut }
      if let answer = await awaited() { return try given(answer, to: headers.mark) }
      if isOverdue || ContinuousClock.now >= last { return try await askAlone(url, headers, limits) }
      await wakes.wait(for: name, since: moment, until: last)
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
    let (revision, content) = state.withLock { ($0.revision, $0.contentRevision) }
    guard let answer = try? await store.load(name, after: revision, known: content),
      // Of before the database's clock was set back: how old it is nobody knows, and the next one comes soon.
      answer.age >= 0
    else { return nil }
    state.withLock { ($0.revision, $0.isOverdue) = (answer.revision, false) }
    return answer
  }

  /// What another node has asked. 304 where the reader has these bytes, and could use them.
  private func given(_ answer: SharedAnswer, to known: Int?) throws(UpstreamError) -> FeedClient.Response {
    let failure = UpstreamError(kept: answer.failure)
    age.note(milliseconds: answer.age)
    let response = state.withLock { state in
      if failure == nil, answer.contentRevision != state.contentRevision, let bytes = answer.bytes {
        state.take(bytes, validators: Validators(headers: RealtimeFeed.Header.read(answer.headers)))
        state.contentRevision = answer.contentRevision
      }
      return state.response(to: known)
    }
    if let failure { throw failure }
    return response
  }
}

extension SharedUpstream.State {
  mutating func take(_ bytes: [UInt8], validators: Validators) {
    (self.bytes, self.validators, contentRevision) = (bytes, validators, -1)
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
