import HTTPTypes
import Hummingbird

/// Refuses what no honest client sends before anything is made of it. What makes a request ambiguous never comes this far
/// (`ConnectionRules`); what a body may be is its address's to say (`BodyRule`).
struct Limited: RouterMiddleware {
  static let address = 8 << 10
  /// A header, and the address where it is not even read.
  static let field = 16 << 10
  /// Of a body that nobody asked for.
  static let unwanted = 64 << 10

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    guard request.uri.string.utf8.count <= Self.address else { throw Problem.tooLongAddress }
    let (most, problem): (Int, Problem) =
      request.method.isReading ? (Self.unwanted, .unwantedBody) : (BodyRule.most, .hugeBody)
    if let text = request.headers[.contentLength], (Int(text) ?? .max) > most { throw problem }
    return try await next(request, context)
  }
}

extension HTTPRequest.Method {
  /// GET, HEAD and OPTIONS change nothing, and want no body.
  var isReading: Bool { self == .get || self == .head || self == .options }
}
