import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// The real thing. Only this file knows which HTTP client it is.
extension FeedClient {
  /// A client with connections of its own, to be closed before the program ends.
  package struct Live: Sendable {
    package let client: FeedClient
    package let close: @Sendable () async -> Void
  }

  package static func live(_ limits: Limits = Limits()) -> Live {
    var configuration = HTTPClient.Configuration()
    configuration.timeout.connect = .seconds(limits.connectSeconds)
    configuration.timeout.read = .seconds(limits.readSeconds)
    configuration.redirectConfiguration = .follow(max: 3, allowCycles: false)
    configuration.httpVersion = .http1Only
    // A refusal is an answer: the loop has its own back-off, and a person at a terminal waits for nothing.
    configuration.connectionPool.retryConnectionEstablishment = false
    let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let client = FeedClient { url, headers, limits throws(UpstreamError) in
      try await answer(http, url: url, headers: headers, limits: limits)
    }
    return Live(client: client, close: { try? await http.shutdown() })
  }

  private static func answer(
    _ http: HTTPClient, url: String, headers: [RealtimeFeed.Header], limits: Limits
  ) async throws(UpstreamError) -> Answer {
    // The path goes out as it stands: AsyncHTTPClient leaves an escaped slash escaped.
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "user-agent", value: "pocketful")
    for header in headers { request.headers.replaceOrAdd(name: header.name, value: header.value) }
    let prepared = request
    let whole = limits.connectSeconds + limits.readSeconds
    do {
      return try await withThrowingTaskGroup(of: Answer.self) { group in
        group.addTask { try await collected(http, prepared, limits) }
        group.addTask {
          // Against an upstream that sends a byte now and then and never ends.
          try await Task.sleep(for: .seconds(whole))
          throw UpstreamError.timedOut
        }
        defer { group.cancelAll() }
        guard let answer = try await group.next() else { throw UpstreamError.timedOut }
        return answer
      }
    } catch {
      throw UpstreamError(error, url: url)
    }
  }

  private static func collected(
    _ http: HTTPClient, _ request: HTTPClientRequest, _ limits: Limits
  ) async throws -> Answer {
    let response = try await http.execute(request, timeout: .seconds(limits.connectSeconds + limits.readSeconds))
    var body: [UInt8] = []
    if let length = response.headers.first(name: "content-length").flatMap({ Int($0) }) {
      if length > limits.bytes { throw UpstreamError.tooLarge(limit: limits.bytes) }
      body.reserveCapacity(length)
    }
    for try await part in response.body {
      if body.count + part.readableBytes > limits.bytes { throw UpstreamError.tooLarge(limit: limits.bytes) }
      body.append(contentsOf: part.readableBytesView)
    }
    return Answer(
      status: Int(response.status.code), headers: response.headers.map { RealtimeFeed.Header($0.name, $0.value) },
      body: body)
  }
}

extension UpstreamError {
  fileprivate init(_ error: any Error, url: String) {
    switch error {
    case let known as UpstreamError: self = known
    case is CancellationError: self = .timedOut
    case let client as HTTPClientError:
      switch client {
      case .readTimeout, .connectTimeout, .deadlineExceeded, .writeTimeout, .getConnectionFromPoolTimeout,
        .tlsHandshakeTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
        self = .timedOut
      case .remoteConnectionClosed: self = .cutShort
      case .invalidURL, .emptyHost, .emptyScheme: self = .badAddress(url)
      // The one kind that carries a value and so can't be matched by equality.
      case _ where client.description.hasPrefix("HTTPClientError.unsupportedScheme"): self = .badAddress(url)
      default: self = .unreachable(client.description)
      }
    case is HTTPParserError: self = .cutShort
    default: self = .unreachable(String(describing: error))
    }
  }
}
