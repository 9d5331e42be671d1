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

  /// Asks an upstream once and has its answer decoded.
  func take(_ upstream: FeedUpstream, at now: Instant) async throws(UpstreamError) {
    let answer = try await get(upstream.url, upstream.headers, Limits())
    guard answer.status == 200 else { throw .status(answer.status, retryAfter: nil) }
    _ = try upstream.accept(answer.body, now)
  }
}
