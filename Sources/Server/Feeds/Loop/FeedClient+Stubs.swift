/// Clients that ask nobody: for tests, and to see what a screen does.
extension FeedClient {
  /// Always this body.
  package static func stub(_ body: [UInt8]) -> FeedClient {
    FeedClient { _, _, _ throws(UpstreamError) in Response(status: 200, body: body) }
  }

  /// Never an answer.
  package static func failing(_ error: UpstreamError = .timedOut) -> FeedClient {
    FeedClient { _, _, _ throws(UpstreamError) in throw error }
  }
}
