import Feeds
import Kernel
import Score
import Testing

@Suite("What became of each question to an upstream")
struct FetchTests {
  private let validator = RealtimeFeed.Header("ETag", "\"1\"")

  @Test("each outcome is counted, and the last is kept with its time, its size and its reason")
  func outcomes() async throws {
    let upstream = Upstream([
      .tagged(at: 0, "a", [validator]), .answer(304, []), .feed(at: 0, "a"), .feed(at: -30, "old"), .status(500),
      .throwing(.timedOut), .feed(at: 15, "b"), .body([0x0A, 0x40, 0x01]),
    ])
    await upstream.run()
    let fetches = try #require(upstream.book.fetches.first)
    #expect(upstream.book.fetches.count == 1 && fetches.upstream == "f")
    #expect(fetches.counts == ["updated": 2, "unchanged": 2, "older": 1, "refused": 3])
    #expect(fetches.last.at == Stage.now && fetches.last.bytes == 3)
    guard case .refused(let reason) = fetches.last.outcome else { throw FeedError.empty }
    #expect(!reason.isEmpty)
    #expect(fetches.last.fetching >= .zero && fetches.last.decoding >= .zero)
  }

  @Test("a question that got no answer has no size, and says why")
  func noAnswer() async throws {
    let upstream = Upstream([.throwing(.unreachable("refused"))])
    await upstream.run()
    let last = try #require(upstream.book.fetches.first?.last)
    #expect(last.bytes == 0 && last.outcome == .refused("unreachable: refused"))
  }

  @Test("nobody asked is in no book")
  func empty() { #expect(FetchBook().fetches.isEmpty) }

  @Test("the score's questions are noted as the others' are")
  func score() async throws {
    let book = FetchBook()
    let body = Array(#"{"creditReportInfo":{"score":514,"minScoreValue":0,"maxScoreValue":700}}"#.utf8)
    for answer in [FeedClient.Response(status: 200, body: body), .init(status: 200, body: [1]), .init(status: 503)] {
      let client = FeedClient { _, _, _ throws(UpstreamError) in answer }
      _ = try? await ScoreFeed.live(url: "http://x/", client, clock: { Stage.now }, book: book).ask()
    }
    #expect(book.fetches.map(\.upstream) == ["score"])
    #expect(book.fetches.first?.counts == ["updated": 1, "refused": 2])
  }

  @Test("an upstream is asked within its own limits, whoever asks")
  func limits() async throws {
    let races = FeedUpstream.races(LiveRaces())
    let client = FeedClient { _, _, limits throws(UpstreamError) in throw .tooLarge(limit: limits.bytes) }
    await #expect(throws: UpstreamError.tooLarge(limit: races.limits.bytes)) {
      try await races.fetch(client, clock: { Stage.now })
    }
  }
}
