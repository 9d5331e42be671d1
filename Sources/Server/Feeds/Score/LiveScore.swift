package import Kernel
import Languages
package import Logging
package import Score
import ServiceLifecycle
import Synchronization

/// The score as the upstream last gave it, asked for when somebody wants it. However many ask at once, the upstream is asked
/// once; one that fails is left alone for a while, and what it said before stays.
package final class LiveScore: Sendable {
  /// What is known, and when the upstream may be asked again.
  private struct State {
    var held = ScoreAnswer()
    var running: Task<ScoreAnswer, Never>?
    var failures = FailureRun<ScoreFailure>()
    /// On the clock that no one sets, milliseconds.
    var answeredAt: Int64?
    var opensAt: Int64 = 0
  }

  /// Milliseconds for which an answer is given again without asking.
  static let freshFor: Int64 = 60_000
  /// So long one who asks waits for the upstream's pause to end, rather than hear the old failure.
  static let patience: Int64 = 3_000

  private let state: Mutex<State>
  private let feed: ScoreFeed
  private let clock: @Sendable () -> Instant
  /// Milliseconds of a clock that only goes forward.
  private let uptime: @Sendable () -> Int64
  private let random: @Sendable () -> Double
  private let sleep: @Sendable (_ milliseconds: Int64) async throws -> Void
  private let didFetch: @Sendable (KeptFeed) async -> Void
  private let logger: Logger

  /// `kept` is the last good answer of an earlier run; one that can't be read is left out.
  package init(
    feed: ScoreFeed, kept: KeptFeed? = nil, clock: @escaping @Sendable () -> Instant,
    uptime: @escaping @Sendable () -> Int64, random: @escaping @Sendable () -> Double,
    sleep: @escaping @Sendable (_ milliseconds: Int64) async throws -> Void = {
      try await Task.sleep(for: .milliseconds($0))
    },
    didFetch: @escaping @Sendable (KeptFeed) async -> Void = { _ in }, logger: Logger = Logger(label: "score")
  ) {
    var first = State()
    if let kept, let json = try? JSON.parse(kept.bytes), let answer = ScoreAnswer(json: json), answer.asOf != nil {
      first.held = answer
    }
    state = Mutex(first)
    self.feed = feed
    self.clock = clock
    self.uptime = uptime
    self.random = random
    self.sleep = sleep
    self.didFetch = didFetch
    self.logger = logger
  }

  /// What the website reads.
  package var source: ScoreSource { ScoreSource(answer: { await self.answer() }, held: { self.held }) }

  /// What was last said, without asking.
  package var held: ScoreAnswer { state.withLock { $0.held } }

  /// The newest there is.
  package func answer() async -> ScoreAnswer {
    let task: Task<ScoreAnswer, Never>? = state.withLock { state in
      if let running = state.running { return running }
      let now = uptime()
      let isFresh = state.answeredAt.map { now - $0 < LiveScore.freshFor } ?? false
      let pause = state.opensAt - now
      if isFresh || pause > LiveScore.patience { return nil }
      let task = Task { await self.ask(after: pause) }
      state.running = task
      return task
    }
    guard let task else { return held }
    return await task.value
  }

  private func ask(after pause: Int64) async -> ScoreAnswer {
    if pause > 0 { try? await sleep(pause) }
    do throws(ScoreFeed.Refusal) {
      let answer = try await feed.ask()
      let held = accept(answer)
      if answer != .unchanged, let asOf = held.asOf {
        await didFetch(KeptFeed(name: ScoreFeed.name, bytes: Array(held.json.text.utf8), fetchedAt: asOf))
      }
      return held
    } catch {
      return refused(error)
    }
  }

  private func accept(_ answer: ScoreFeed.News) -> ScoreAnswer {
    let now = clock()
    return state.withLock { state in
      switch answer {
      case .report(let report): state.held.report = report
      case .none: state.held.report = nil
      case .unchanged: break
      }
      state.held.asOf = now
      state.held.failure = nil
      state.failures.end()
      state.opensAt = 0
      state.answeredAt = uptime()
      state.running = nil
      return state.held
    }
  }

  private func refused(_ refusal: ScoreFeed.Refusal) -> ScoreAnswer {
    let (held, isNew) = state.withLock { state in
      let (wait, isNew) = state.failures.add(refusal.failure, retryAfter: refusal.retryAfter, random: random())
      state.held.failure = refusal.failure
      state.opensAt = uptime() + wait
      state.answeredAt = nil
      state.running = nil
      return (state.held, isNew)
    }
    if isNew { logger.warning("score not loaded: \(ScoreWords(.en).reason(refusal.failure))") }
    return held
  }
}

extension LiveScore: Service {
  /// It asks when it is asked; running, it only sees to it that no question outlives the server.
  package func run() async throws {
    try? await gracefulShutdown()
    let running = state.withLock { $0.running }
    running?.cancel()
    _ = await running?.value
  }
}

/// What the website needs of the score.
package struct ScoreSource: Sendable {
  package var answer: @Sendable () async -> ScoreAnswer
  package var held: @Sendable () -> ScoreAnswer

  package init(
    answer: @escaping @Sendable () async -> ScoreAnswer, held: @escaping @Sendable () -> ScoreAnswer
  ) {
    self.answer = answer
    self.held = held
  }

  package static let none = ScoreSource(
    answer: { ScoreAnswer(failure: .unreachable) }, held: { ScoreAnswer() })
}
