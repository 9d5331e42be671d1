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

  /// Over the network, with a client of its own that has to be shut down.
  package static func live(_ limits: Limits = Limits()) -> Live {
    var configuration = HTTPClient.Configuration()
    configuration.timeout.connect = .seconds(limits.connectSeconds)
    configuration.timeout.read = .seconds(limits.readSeconds)
    // By hand, one at a time: see `Redirect`.
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    // A refusal is an answer: the loop has its own back-off, and a person at a terminal waits for nothing.
    configuration.connectionPool.retryConnectionEstablishment = false
    let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let client = FeedClient(
      get: { url, headers, limits throws(UpstreamError) in
        let body = BodyInMemory()
        var answer = try await answer(http, url: url, headers: headers, limits: limits, into: body.take)
        answer.body = body.whole
        return answer
      },
      download: { url, headers, limits, path throws(UpstreamError) in
        let body: BodyInFile
        do { body = try BodyInFile(path: path) } catch { throw .unreachable("\(path) can't be written") }
        return try await answer(http, url: url, headers: headers, limits: limits, into: body.take)
      })
    return Live(client: client, close: { try? await http.shutdown() })
  }

  private static func answer(
    _ http: HTTPClient, url: String, headers: [RealtimeFeed.Header], limits: Limits, into take: @escaping BodyPart
  ) async throws(UpstreamError) -> Response {
    let whole = limits.connectSeconds + limits.readSeconds
    do {
      return try await withThrowingTaskGroup(of: Response.self) { group in
        group.addTask { try await collected(http, url, headers, limits, into: take) }
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
    _ http: HTTPClient, _ url: String, _ headers: [RealtimeFeed.Header], _ limits: Limits, into take: BodyPart
  ) async throws -> Response {
    let response = try await followed(http, url, headers, limits)
    if let length = response.headers.first(name: "content-length").flatMap({ Int($0) }), length > limits.bytes {
      throw UpstreamError.tooLarge(limit: limits.bytes)
    }
    var count = 0
    for try await part in response.body {
      count += part.readableBytes
      if count > limits.bytes { throw UpstreamError.tooLarge(limit: limits.bytes) }
      try take(part)
    }
    return Response(
      status: Int(response.status.code), headers: response.headers.map { RealtimeFeed.Header($0.name, $0.value) })
  }

  /// A kept connection may be closed by the other side just as it is used again: a GET is then sent once more (RFC 9112,
  /// 9.3.1).
  private static func executed(
    _ http: HTTPClient, _ request: HTTPClientRequest, _ limits: Limits
  ) async throws -> HTTPClientResponse {
    let timeout = TimeAmount.seconds(limits.connectSeconds + limits.readSeconds)
    do {
      return try await http.execute(request, timeout: timeout)
    } catch let error
      where error as? HTTPClientError == .remoteConnectionClosed || error as? ChannelError == .ioOnClosedChannel
    {
      return try await http.execute(request, timeout: timeout)
    }
  }

  /// The first answer that sends us nowhere else.
  private static func followed(
    _ http: HTTPClient, _ url: String, _ headers: [RealtimeFeed.Header], _ limits: Limits
  ) async throws -> HTTPClientResponse {
    var place = url
    for _ in 0...Redirect.most {
      // The path goes out as it stands: AsyncHTTPClient leaves an escaped slash escaped.
      var request = HTTPClientRequest(url: place)
      request.headers.add(name: "user-agent", value: "pocketful")
      if Redirect.isSameOrigin(place, url) || place == url {
        for header in headers { request.headers.replaceOrAdd(name: header.name, value: header.value) }
      }
      let response = try await executed(http, request, limits)
      guard [301, 302, 303, 307, 308].contains(response.status.code),
        let location = response.headers.first(name: "location")
      else { return response }
      guard let next = Redirect.target(location, from: place) else { throw UpstreamError.sentElsewhere }
      place = next
    }
    throw UpstreamError.sentElsewhere
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
