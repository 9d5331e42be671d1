import Feeds
import Kernel
import Score
import Synchronization
import Testing

@Suite("Asking the upstream for the score")
struct ScoreFeedTests {
  private static let body = Array(
    #"{"creditReportInfo":{"score":514,"minScoreValue":0,"maxScoreValue":700}}"#.utf8)

  private func ask(_ answer: FeedClient.Response) async -> Result<ScoreFeed.News, ScoreFeed.Refusal> {
    await ask(FeedClient { _, _, _ throws(UpstreamError) in answer })
  }

  private func ask(_ client: FeedClient) async -> Result<ScoreFeed.News, ScoreFeed.Refusal> {
    do throws(ScoreFeed.Refusal) {
      return .success(try await ScoreFeed.live(url: "http://x/", client, clock: { Instant(seconds: 0) }).ask())
    } catch {
      return .failure(error)
    }
  }

  @Test("a report is read; 200 to 299 is success", arguments: [200, 201, 299])
  func good(status: Int) async throws {
    let answer = await ask(FeedClient.Response(status: status, body: Self.body))
    #expect(answer == .success(.report(try Report(score: 514, least: 0, most: 700))))
  }

  @Test("no report yet is an answer")
  func none() async {
    #expect(await ask(FeedClient.Response(status: 200, body: Array("{}".utf8))) == .success(.none))
  }

  @Test("another status is a failure, with how long to stay away")
  func status() async {
    let answer = FeedClient.Response(status: 503, headers: [.init("Retry-After", "9")])
    #expect(await ask(answer) == .failure(ScoreFeed.Refusal(.status(503), retryAfter: 9)))
  }

  @Test("what is no report is a failure with its reason")
  func invalid() async {
    let bad = Array(#"{"creditReportInfo":{"score":812,"minScoreValue":0,"maxScoreValue":700}}"#.utf8)
    #expect(
      await ask(FeedClient.Response(status: 200, body: bad))
        == .failure(ScoreFeed.Refusal(.report(.outside(score: 812, least: 0, most: 700)))))
    #expect(
      await ask(FeedClient.Response(status: 200, body: [1, 2, 3]))
        == .failure(ScoreFeed.Refusal(.report(.notUnderstood)))
    )
  }

  @Test(
    "no answer at all is told apart by why",
    arguments: [
      (UpstreamError.timedOut, ScoreFailure.timedOut), (.unreachable("refused"), .unreachable),
      (.tooLarge(limit: 9), .tooLarge), (.cutShort, .cutShort), (.sentElsewhere, .moved),
      (.badAddress("x"), .unreachable),
    ])
  func noAnswer(error: UpstreamError, failure: ScoreFailure) async {
    let client = FeedClient { _, _, _ throws(UpstreamError) in throw error }
    #expect(await ask(client) == .failure(ScoreFeed.Refusal(failure)))
  }

  @Test("“not modified”, said to one who sent nothing to compare with, is no answer")
  func unasked() async {
    #expect(await ask(FeedClient.Response(status: 304)) == .failure(ScoreFeed.Refusal(.status(304))))
  }

  @Test("what the upstream offered to recognise its answer by is sent along; unchanged is an answer")
  func conditional() async throws {
    let sent = Mutex<[[RealtimeFeed.Header]]>([])
    let client = FeedClient { _, headers, limits throws(UpstreamError) in
      sent.withLock { $0.append(headers) }
      #expect(limits.bytes == 1 << 20)
      return headers.isEmpty
        ? FeedClient.Response(status: 200, headers: [.init("ETag", "\"7\"")], body: Self.body)
        : FeedClient.Response(status: 304)
    }
    let feed = ScoreFeed.live(url: "http://x/", client, clock: { Instant(seconds: 0) })
    _ = try await feed.ask()
    #expect(try await feed.ask() == .unchanged)
    #expect(sent.withLock { $0 } == [[], [.init("if-none-match", "\"7\"")]])
  }
}
