/// How bytes are fetched from an upstream; a value, so that a test hands in its own.
package struct FeedClient: Sendable {
  /// What an answer may take: seconds, and bytes of its body.
  package struct Limits: Equatable, Sendable {
    package var connectSeconds: Int64
    /// Between two pieces of an answer, and for the whole of it.
    package var readSeconds: Int64
    package var bytes: Int

    package init(connectSeconds: Int64 = 5, readSeconds: Int64 = 10, bytes: Int = 4 << 20) {
      self.connectSeconds = connectSeconds
      self.readSeconds = readSeconds
      self.bytes = bytes
    }
  }

  /// What an upstream answered, whatever its status.
  package struct Response: Equatable, Sendable {
    package var status: Int
    package var headers: [RealtimeFeed.Header]
    package var body: [UInt8]

    package init(status: Int, headers: [RealtimeFeed.Header] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// The first header of that name, whatever its case.
    package func header(_ name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
  }

  package typealias Get =
    @Sendable (_ url: String, _ headers: [RealtimeFeed.Header], _ limits: Limits) async throws(UpstreamError) ->
    Response

  package typealias Download =
    @Sendable (_ url: String, _ headers: [RealtimeFeed.Header], _ limits: Limits, _ path: String)
    async throws(UpstreamError) -> Response

  /// One GET. Every status is an answer; only what gives no answer throws.
  package var get: Get
  /// The same with the body in a file, as far as it came; the answer's own is empty.
  package var download: Download

  /// Without `download` nothing can be downloaded: most tests ask for feeds alone.
  package init(
    get: @escaping Get, download: @escaping Download = { url, _, _, _ throws(UpstreamError) in throw .badAddress(url) }
  ) {
    self.get = get
    self.download = download
  }
}
