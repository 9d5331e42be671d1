import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1

/// What every connection has to keep to, whatever it asks: requests that mean one thing only (RFC 9112), bodies that come in
/// time, and somebody who reads what is written. What breaks a rule gets a clear answer, and is hung up on.
final class ConnectionRules: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let dates: HTTPDates
  /// So long an answer may wait for its reader to take some of it, and a body may take to come.
  private let patience: TimeAmount
  private let line: RequestLine
  /// Requests read and not yet answered: what is being written must not be written into.
  private var open = 0
  /// The request read last is this connection's last; what comes after it is looked at by nobody.
  private var isLast = false
  /// All of the request read last is here.
  private var isWhole = true
  /// What comes is thrown away: it belongs to no request that is answered.
  private var isDeaf = false
  /// It was asked in HTTP/1.0, which knows no chunks.
  private var isOld = false
  /// To be said when all before it is answered.
  private var refusal: Problem?
  private var hasGivenUp = false
  private var unwanted = 0
  private var hurry: Scheduled<Void>?
  private var isDue: Scheduled<Void>?

  /// What is on its way while a connection is hung up on may still come: closing at once could take the answer with it.
  private static let linger: TimeAmount = .seconds(1)

  init(dates: HTTPDates, patience: TimeAmount, line: RequestLine) {
    self.dates = dates
    self.patience = patience
    self.line = line
  }

  func channelInactive(context: ChannelHandlerContext) {
    hurry?.cancel()
    hurry = nil
    isDue?.cancel()
    isDue = nil
    context.fireChannelInactive()
  }

  /// A body is handed on as it comes, to whoever may want it; what nobody takes is not read beyond a bound.
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(var head):
      isDeaf = isDeaf || isLast
      guard !isDeaf else { return }
      line.begin()
      if let problem = Self.fault(of: head) { return refuse(problem, context) }
      isOld = head.isOld
      isLast = isOld || Self.asksToClose(head)
      if isLast { head.headers.replaceOrAdd(name: "connection", value: "close") }
      open += 1
      isWhole = false
      context.fireChannelRead(wrapInboundOut(.head(head)))
    case .body(let bytes):
      guard !isDeaf else { return unwanted += bytes.readableBytes }
      expect(context)
      context.fireChannelRead(data)
    case .end:
      guard !isDeaf else { return }
      isWhole = true
      isDue?.cancel()
      isDue = nil
      context.fireChannelRead(data)
    }
  }

  /// A body that comes by drops is not waited for without end.
  private func expect(_ context: ChannelHandlerContext) {
    guard isDue == nil else { return }
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    isDue = context.eventLoop.scheduleTask(in: patience) { context.value.close(promise: nil) }
  }

  /// Who goes on sending what nobody wants is not read any more, until it is hung up on.
  func read(context: ChannelHandlerContext) {
    if unwanted <= Limited.unwanted { context.read() }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if hasGivenUp || open == 0 {
      // After our own answer nothing more goes out, nor what answers no request.
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    // An answer that doesn't wait for all of the question is the last: what is still to come is no question of its own.
    if case .head = unwrapOutboundIn(data), open == 1, !isWhole { isLast = true }
    switch unwrapOutboundIn(data) {
    case .head(var head) where isLast && open == 1:
      head.headers.replaceOrAdd(name: "Connection", value: "close")
      if isOld { head.version = .http1_0 }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .end:
      open -= 1
      guard open == 0, isLast else { return context.write(data, promise: promise) }
      let written = promise ?? context.eventLoop.makePromise()
      context.write(data, promise: written)
      if let refusal { giveUp(refusal, context) } else { hangUp(after: written.futureResult, context) }
    default: context.write(data, promise: promise)
    }
  }

  /// The reader takes nothing: what is written waits here, for so long and no longer.
  func channelWritabilityChanged(context: ChannelHandlerContext) {
    hurry?.cancel()
    hurry = nil
    if !context.channel.isWritable {
      let context = NIOLoopBound(context, eventLoop: context.eventLoop)
      hurry = context.eventLoop.scheduleTask(in: patience) { context.value.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let parsing = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    guard !isWhole, open > 0 else { return refuse(problem(parsing), context) }
    // A body that breaks off: who reads it is told, and answers.
    (isLast, isDeaf) = (true, true)
    context.fireErrorCaught(error)
  }

  private func problem(_ error: HTTPParserError) -> Problem {
    guard case .headerOverflow = error else { return .notHTTP }
    return line.length > Limited.field ? .tooLongAddress : .tooLargeHeaders
  }
}

extension ConnectionRules {
  private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    guard !hasGivenUp, refusal == nil else { return }
    (isLast, isDeaf) = (true, true)
    if open == 0 { giveUp(problem, context) } else { refusal = problem }
  }

  private func giveUp(_ problem: Problem, _ context: ChannelHandlerContext) {
    hasGivenUp = true
    let response = problem.response
    var headers = HTTPHeaders(response.headers.map { ($0.name.rawName, $0.value) })
    for field in Headers.security { headers.add(name: field.name.rawName, value: field.value) }
    headers.add(name: "Connection", value: "close")
    headers.add(name: "Date", value: dates.text)
    let status = HTTPResponseStatus(statusCode: response.status.code, reasonPhrase: response.status.reasonPhrase)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(problem.body))), promise: nil)
    let written = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    hangUp(after: written.futureResult, context)
  }

  private func hangUp(after written: EventLoopFuture<Void>, _ context: ChannelHandlerContext) {
    isDeaf = true
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    written.whenComplete { _ in
      context.eventLoop.scheduleTask(in: Self.linger) { context.value.close(promise: nil) }
    }
  }

  /// What two readers could understand in two ways is refused (RFC 9112 sections 3.2 and 6.1).
  private static func fault(of head: HTTPRequestHead) -> Problem? {
    let hosts = head.headers["host"].count
    guard hosts == 1 || (hosts == 0 && head.isOld) else { return .oneHost }
    let codings = head.headers["transfer-encoding"]
    guard codings.isEmpty || (codings.count == 1 && codings[0].lowercased() == "chunked" && !head.isOld)
    else { return .onlyChunked }
    return nil
  }

  private static func asksToClose(_ head: HTTPRequestHead) -> Bool {
    head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
  }
}

extension HTTPRequestHead {
  /// HTTP/1.0: every later one that the parser lets through is 1.1.
  fileprivate var isOld: Bool { version.major < 1 || version.minor < 1 }
}

/// Counts the request's first line, however it comes in pieces: one that is too long is not headers that are too many.
final class RequestLine: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private(set) var length = 0
  private var isComplete = false

  /// The line of another request comes.
  func begin() { (length, isComplete) = (0, false) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isComplete {
      let bytes = unwrapInboundIn(data).readableBytesView
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      length += bytes.distance(from: bytes.startIndex, to: end ?? bytes.endIndex)
      isComplete = end != nil
    }
    context.fireChannelRead(data)
  }
}
