import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// HTTP/1.1 with our rules in front of it: they stand where a request still is what was sent, with its version and all of
/// its headers.
struct RuledChannel: ServerChildChannel {
  var http: HTTP1Channel
  var dates: HTTPDates
  var patience: TimeAmount

  /// A request is small: the 2 KB that a connection starts with by default are kept for as long as it lives.
  private static let received = AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 512, maximum: 16 << 10)

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http.setup(channel: channel, logger: logger).flatMapThrowing { value in
      try channel.syncOptions?.setOption(.recvAllocator, value: Self.received)
      let pipeline = channel.pipeline.syncOperations
      let line = RequestLine()
      try pipeline.addHandler(line, position: .first)
      let rules = ConnectionRules(dates: dates, patience: patience, line: line)
      try pipeline.addHandler(rules, position: .before(try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)))
      return value
    }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async { await http.handle(value: value, logger: logger) }
}
