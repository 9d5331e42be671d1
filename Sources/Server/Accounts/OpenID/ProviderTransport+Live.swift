import AsyncHTTPClient
import Kernel
import NIOCore
import NIOHTTP1

extension ProviderTransport {
  /// Over the network; its connections are to be closed before the program ends.
  package static func live() -> (transport: ProviderTransport, close: @Sendable () async -> Void) {
    var configuration = HTTPClient.Configuration()
    configuration.timeout.connect = .seconds(5)
    configuration.timeout.read = .seconds(10)
    // What a provider says of itself it says where it is: nothing of it may be sent for to elsewhere.
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let transport = ProviderTransport { question in
      var request = HTTPClientRequest(url: question.address)
      request.headers.add(name: "user-agent", value: "pocketful")
      request.headers.add(name: "accept", value: "application/json")
      if let authorization = question.authorization {
        request.headers.add(name: "authorization", value: authorization)
      }
      if let form = question.form {
        request.method = .POST
        request.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
        request.body = .bytes(Array(form.utf8))
      }
      guard let response = try? await http.execute(request, timeout: .seconds(15)),
        let body = try? await response.body.collect(upTo: limits.bytes)
      else { return nil }
      return Answer(status: Int(response.status.code), body: Array(body.readableBytesView))
    }
    return (transport, { try? await http.shutdown() })
  }
}
