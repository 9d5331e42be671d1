import Feeds
import Kernel
import Logging
import Score
import Synchronization
import Testing

@Suite("The score, shared among all who ask")
struct LiveScoreTests {
  private static let now = Instant(seconds: 1_770_037_920)

  /// An upstream that counts, and a clock in the test's hands.
  private final class Stage: Sendable {
    let asked = Mutex(0)
    let uptime = Mutex<Int64>(1_000_000)
    let waits = Mutex<[Int64]>([])
    let stored = Mutex<[KeptFeed]>([])

    func live(_ feed: ScoreFeed, kept: KeptFeed? = nil) -> LiveScore {
      var quiet = Logger(label: "test")
      quiet.logLevel = .critical
      let counted = ScoreFeed { () throws(ScoreFeed.Refusal) in
        self.asked.withLock { $0 += 1 }
        return try await feed.ask()
      }
      return LiveScore(
        feed: counted, kept: kept, clock: { LiveScoreTests.now }, uptime: { self.uptime.withLock { $0 } },
        random: { 0.5 },
        sleep: { wait in
          self.waits.withLock { $0.append(wait) }
          self.uptime.withLock { $0 += wait }
        },
        didFetch: { kept in self.stored.withLock { $0.append(kept) } }, logger: quiet)
    }

    var count: Int { asked.withLock { $0 } }
    func wait(_ milliseconds: Int64) { uptime.withLock { $0 += milliseconds } }
  }

  private let report: Report
  private let stage = Stage()

  init() throws { report = try Report(score: 514, least: 0, most: 700) }

  @Test("a good answer is dated and given again for a minute")
  func fresh() async {
    let live = stage.live(.stub(report))
    #expect(await live.answer() == ScoreAnswer(report: report, asOf: Self.now))
    stage.wait(59_999)
    _ = await live.answer()
    #expect(stage.count == 1)
    stage.wait(1)
    _ = await live.answer()
    #expect(stage.count == 2)
  }

  @Test("many who ask at once are one question")
  func shared() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    let report = report
    let live = stage.live(
      ScoreFeed { () throws(ScoreFeed.Refusal) in
        for await _ in gate.stream { break }
        return .report(report)
      })
    let answers = await withTaskGroup(of: ScoreAnswer.self) { group in
      for _ in 0..<50 { group.addTask { await live.answer() } }
      while stage.count == 0 { await Task.yield() }
      gate.continuation.finish()
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 50 && answers.allSatisfy { $0.report == report })
    #expect(stage.count == 1)
  }

  @Test("a failure keeps what was known and says why; the next good answer ends it")
  func failure() async {
    let live = stage.live(.failThenSucceeds(report))
    #expect(await live.answer() == ScoreAnswer(failure: .status(503)))
    #expect(await live.answer() == ScoreAnswer(report: report, asOf: Self.now))
  }

  @Test("a failing upstream is not hammered: short pauses are waited for, in long ones the failure is told again")
  func backoff() async {
    let live = stage.live(.failing())
    for _ in 0..<50 { _ = await live.answer() }
    // Half of 2 s, of 4 s, of 8 s: the third is longer than anyone waits.
    #expect(stage.waits.withLock { $0 } == [1000, 2000])
    #expect(stage.count == 3)
    stage.wait(4000)
    _ = await live.answer()
    #expect(stage.count == 4)
  }

  @Test("an upstream that asks to be left alone is")
  func retryAfter() async {
    let live = stage.live(
      ScoreFeed { () throws(ScoreFeed.Refusal) in throw ScoreFeed.Refusal(.status(429), retryAfter: 120) })
    for _ in 0..<5 { _ = await live.answer() }
    #expect(stage.count == 1)
    stage.wait(117_000)
    _ = await live.answer()
    #expect(stage.count == 2)
  }

  @Test("no report yet is an answer with its time")
  func none() async {
    #expect(await stage.live(.stub(nil)).answer() == ScoreAnswer(asOf: Self.now))
  }

  @Test("the last good answer is stored, and a restart has it with its time")
  func restart() async throws {
    _ = await stage.live(.stub(report)).answer()
    let kept = try #require(stage.stored.withLock { $0.last })
    #expect(kept.name == "score" && kept.fetchedAt == Self.now)
    let again = stage.live(.failing(), kept: kept)
    #expect(again.held == ScoreAnswer(report: report, asOf: Self.now))
    #expect(await again.answer() == ScoreAnswer(report: report, asOf: Self.now, failure: .status(503)))
  }

  @Test("what was stored and can't be read is left out")
  func damaged() {
    let kept = KeptFeed(name: "score", bytes: [1, 2, 3], fetchedAt: Self.now)
    #expect(stage.live(.failing(), kept: kept).held == ScoreAnswer())
  }
}
