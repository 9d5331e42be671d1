import Accounts
import Feeds

extension ProviderTransport {
  /// One beside a client for feeds, for as long as `work` runs; the connections of both are closed however that ends.
  static func using<Value>(_ work: (FeedClient, ProviderTransport) async throws -> Value) async throws -> Value {
    let web = ProviderTransport.live()
    do {
      let value = try await FeedClient.using { try await work($0, web.transport) }
      await web.close()
      return value
    } catch {
      await web.close()
      throw error
    }
  }
}
