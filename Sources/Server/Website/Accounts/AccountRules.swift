import Accounts
import HTTPTypes
import Hummingbird
import Push

/// Around what is an account's: asked for where browsers keep a session, and by one way of saying who one is. Other sites' pages
/// are kept out before (`SameOrigin`).
struct AccountRules: RouterMiddleware {
  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    do {
      guard request.method != .options else { return try await next(request, context) }
      guard Self.isWhereAccountsWork(request, context) else { throw Problem.needsPublicURL }
      guard !Self.hasBearer(request) || SessionCookie(context).token(in: request) == nil else {
        throw Problem.twoCredentials
      }
      return try await next(request, context)
    } catch let error as AccountError {
      throw Problem(error, context)
    } catch let error as Malformed {
      throw Problem(error)
    } catch let error as ReminderStore.Refusal {
      throw Problem(error, context)
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
