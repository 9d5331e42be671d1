import Feeds

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
}
