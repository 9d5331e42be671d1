import HTTPTypes
import Hummingbird

/// What stands on every answer, whatever it is: what a browser may do with it, and when it was given.
struct Secured: RouterMiddleware {
  var dates: HTTPDates

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    var response = try await next(request, context)
    // A page that needs less than the app has a policy of its own.
    let hasPolicy = response.headers[.contentSecurityPolicy] != nil
    let fields = hasPolicy ? Headers.security : Headers.security(of: request.uri.path)
    for field in fields where !hasPolicy || field.name != .contentSecurityPolicy {
      response.headers.append(field)
    }
    // Where people reach the server by https, they are to come by nothing else.
    if context.origin?.isSecure == true { response.headers.append(Headers.onlySecure) }
    response.headers[.date] = dates.text
    return response
  }
}
