import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// A request that the parser gives up on, such as one with an address of 10 MB, gets a clear answer and is hung up on.
final class UnreadableRequests: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let dates: HTTPDates
  /// Requests read and not yet answered: what is being written must not be written into.
  private var open = 0
  private var hasGivenUp = false

  init(dates: HTTPDates) { self.dates = dates }

  /// A request is small: the 2 KB that a connection starts with by default are kept for as long as it lives.
  func handlerAdded(context: ChannelHandlerContext) {
    let allocator = AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 512, maximum: 16 << 10)
    try? context.channel.syncOptions?.setOption(.recvAllocator, value: allocator)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if hasGivenUp { return }
    if case .head = unwrapInboundIn(data) { open += 1 }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // After our own answer nothing more goes out.
    if hasGivenUp {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    if case .end = unwrapOutboundIn(data) { open -= 1 }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let parserError = error as? HTTPParserError, open == 0, !hasGivenUp else {
      context.fireErrorCaught(error)
      return
    }
    hasGivenUp = true
    var response = Self.problem(parserError).response
    response.headers[.connection] = "close"
    response.headers[.date] = dates.text
    for field in Headers.security { response.headers.append(field) }
    context.write(wrapOutboundOut(.head(response.head)), promise: nil)
    context.write(wrapOutboundOut(.body(Self.problem(parserError).body)), promise: nil)
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    // The rest of the request may still be on its way; hanging up on it at once could take the answer with it.
    context.value.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      context.eventLoop.scheduleTask(in: .milliseconds(500)) { context.value.close(promise: nil) }
    }
  }

  private static func problem(_ error: HTTPParserError) -> Problem {
    switch error {
    case .headerOverflow:
      Problem(
        status: .uriTooLong,
        detail: "The address or a header of this request is far too long: at most 8 KB of address are read.")
    default:
      Problem(status: .badRequest, detail: "This is not a request in HTTP that can be read.")
    }
  }
}
