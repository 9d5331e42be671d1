import HTTPTypes
package import Hummingbird
package import Kernel
package import Logging
import Wire

/// Puts the gateway's answers on the wire, at the pace that a fault wants.
package struct SimulatorService: HTTPResponder {
  package typealias Context = BasicRequestContext

  package var gateway: Gateway
  package var now: @Sendable () -> Instant

  package init(gateway: Gateway, now: @escaping @Sendable () -> Instant) {
    self.gateway = gateway
    self.now = now
  }

  /// The stand-in as a server at that address.
  package func application(host: String, port: Int, logger: Logger) -> some ApplicationProtocol {
    Application(
      responder: self, configuration: .init(address: .hostname(host, port: port)), logger: logger)
  }

  /// NB: not a router's work: a router would unescape "%2F", and the gateway must tell it from a slash.
  package func respond(to request: Request, context: Context) async throws -> Response {
    let body = try await request.body.collect(upTo: 64 << 10)
    let answer = gateway.answer(
      method: request.method.rawValue, path: request.uri.path,
      fault: request.uri.queryParameters["fault"].map(String.init),
      count: request.uri.queryParameters["count"].map(String.init), body: Array(body.readableBytesView), at: now())
    var headers: HTTPFields = [.contentType: answer.contentType]
    if let seconds = answer.retryAfter { headers[.retryAfter] = String(seconds) }
    if answer.pace == .never { try await Task.sleep(for: .seconds(600)) }
    return Response(
      status: .init(code: answer.status), headers: headers,
      body: request.method == .head
        ? .init(contentLength: answer.body.count) { try await $0.finish(nil) }
        : SimulatorService.body(answer))
  }

  private static func body(_ answer: Reply) -> ResponseBody {
    let bytes = answer.body
    switch answer.pace {
    case .atOnce, .never:
      return ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    case .trickling:
      return ResponseBody(contentLength: bytes.count) { writer in
        let part = max(1, (bytes.count + 9) / 10)
        for start in stride(from: 0, to: bytes.count, by: part) {
          try await Task.sleep(for: .seconds(1))
          try await writer.write(ByteBuffer(bytes: bytes[start..<min(bytes.count, start + part)]))
        }
        try await writer.finish(nil)
      }
    case .cutShort:
      return ResponseBody(contentLength: bytes.count) { writer in
        try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
        throw ConnectionCut()
      }
    case .followedBy(let padding):
      // Field 15 of the message, which nobody knows, as long as it says: right bytes, far too many of them.
      var length = ProtobufWriter()
      length.varint(UInt64(padding))
      let head = bytes + [15 << 3 | 2] + length.bytes
      return ResponseBody(contentLength: head.count + padding) { writer in
        try await writer.write(ByteBuffer(bytes: head))
        let part = ByteBuffer(repeating: 0, count: 1 << 20)
        for _ in 0..<padding >> 20 { try await writer.write(part) }
        try await writer.finish(nil)
      }
    }
  }

  /// Thrown to end a body before its end; nobody catches it but the server.
  private struct ConnectionCut: Error {}
}
