import AsyncHTTPClient
import Kernel
import NIOCore
import NIOHTTP1

extension AccountServer {
  /// A server by its address, "https://pocketful.example", and what closes its connections.
  package static func live(origin: String) -> (server: AccountServer, close: @Sendable () async -> Void) {
    var configuration = HTTPClient.Configuration()
    configuration.timeout.connect = .seconds(10)
    // A deadline ends with the answer's head; an answer that stops in its midst would be waited for for ever.
    configuration.timeout.read = .seconds(30)
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let server = AccountServer { method, path, body, caller in
      var request = HTTPClientRequest(url: origin + path)
      request.method = .RAW(value: method)
      request.headers.add(name: "user-agent", value: "pocketful")
      request.headers.add(name: "accept", value: "application/json")
      // What a browser would say of the app's own page: no other page can make it say that.
      request.headers.add(name: "origin", value: origin)
      switch caller {
      case .nobody: break
      case .session(let cookie): request.headers.add(name: "cookie", value: cookie)
      case .joiner(let token): request.headers.add(name: "pairing-token", value: token)
      }
      if let body {
        request.headers.add(name: "content-type", value: "application/json")
        request.body = .bytes(Array(body.text.utf8))
      }
      guard let response = try? await http.execute(request, timeout: .seconds(60)),
        let bytes = try? await response.body.collect(upTo: mostBytes)
      else { return .none }
      let limits = JSON.Limits(depth: 8, bytes: mostBytes)
      return Answer(
        status: Int(response.status.code),
        json: (try? JSON.parse(Array(bytes.readableBytesView), limits: limits)) ?? .null,
        session: response.headers["set-cookie"].compactMap(session(in:)).first,
        retryAfter: response.headers.first(name: "retry-after").flatMap { Int($0) })
    }
    return (server, { try? await http.shutdown() })
  }

  /// Of an answer, inflated.
  private static let mostBytes = 16 << 20

  /// "name=value" of a cookie that names a session; nil of another, and of one that is taken away.
  private static func session(in header: String) -> String? {
    let pair = header.prefix { $0 != ";" }
    guard let equals = pair.firstIndex(of: "="), pair[..<equals].hasSuffix("session") else { return nil }
    return pair[equals...].count > 1 ? String(pair) : nil
  }
}
