import Accounts
import Hummingbird
import Logging

/// A line a request at the level `info`, one that failed by our doing at any: who, what, how it went. An address is logged
/// as its route, without what was asked: stations near a person, or an id of something of theirs, are nobody's business.
struct Logged: RouterMiddleware {
  var logger: Logger

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    var response = try await next(request, context)
    let level: Logger.Level = response.status == .internalServerError ? .error : .info
    guard logger.logLevel <= level else { return response }
    // What is logged carries its number, so that a person can say which it was.
    let id = context.requestID.text
    response.headers[Headers.requestID] = id
    let took = (ContinuousClock.now - context.began).components
    let milliseconds = Double(took.seconds) * 1000 + Double(took.attoseconds / 10_000_000_000_000) / 100
    let path = context.address ?? Self.plain(request.uri.path)
    let caller = context.caller(of: request).text
    logger.log(
      level: level, "\(id) \(caller) \(request.method.rawValue) \(path) \(response.status.code) \(milliseconds) ms")
    return response
  }

  /// What leads nowhere is anybody's text: printable, not long, and nothing from where a token begins.
  private static func plain(_ whole: String) -> String {
    let path = whole.firstRange(of: BearerToken.start).map { whole[..<$0.lowerBound] + "…" } ?? whole[...]
    return String(
      decoding: path.utf8.prefix(80).map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
