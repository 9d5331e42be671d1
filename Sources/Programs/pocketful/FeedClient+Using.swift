import Feeds
import Kernel

extension FeedClient {
  /// A client for as long as `work` runs; its connections are closed however that ends.
  static func using<Value>(_ work: (FeedClient) async throws -> Value) async throws -> Value {
    let web = FeedClient.live()
    do {
      let value = try await work(web.client)
      await web.close()
      return value
    } catch {
      await web.close()
      throw error
    }
  }

  /// Fetches a feed once and has it decoded.
  func take(_ feed: RealtimeFeed, into live: LiveBoards, at now: Instant) async throws(UpstreamError) {
    let answer = try await get(feed.url, feed.headers, Limits())
    guard answer.status == 200 else { throw .status(answer.status, retryAfter: nil) }
    do throws(FeedError) { try live.accept(answer.body, from: feed.name, at: now) } catch { throw .notAFeed(error) }
  }
}
