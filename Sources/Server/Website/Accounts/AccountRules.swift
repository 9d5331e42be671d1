import Accounts
import HTTPTypes
import Hummingbird
import Kernel

/// Around what is an account's: asked for where browsers keep a session, by one way of saying who one is, and every answer that
/// is a refusal says the time too. Other sites' pages are kept out before (`SameOrigin`).
struct AccountRules: RouterMiddleware {
  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    do {
      guard request.method != .options else { return try await next(request, context) }
      guard Self.isWhereAccountsWork(request, context) else { throw Problem.needsPublicURL }
      guard !Self.hasBearer(request) || SessionCookie(context).token(in: request) == nil else {
        throw Problem.twoCredentials
      }
      return try await next(request, context)
    } catch {
      var problem: Problem
      switch error {
      case let error as Problem: problem = error
      case let error as AccountError: problem = Problem(error, context)
      case let error as Malformed: problem = Problem(error)
      default: throw error
      }
      if !problem.members.contains(where: { $0.name == "now" }) {
        problem.members.append(JSON.Member("now", .integer(context.now.milliseconds)))
      }
      throw problem
    }
  }

  /// Browsers encrypt, and keep a secure cookie, at https and at localhost alone.
  static func isWhereAccountsWork(_ request: Request, _ context: SiteContext) -> Bool {
    if let origin = context.origin { return origin.isSecure || origin.isLoopback }
    return context.caller(of: request).isByLoopbackName
  }

  private static func hasBearer(_ request: Request) -> Bool {
    request.headers[values: .authorization].contains { $0.prefix(7).lowercased() == "bearer " }
  }
}
