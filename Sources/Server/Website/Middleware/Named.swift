import Hummingbird

/// Answers to this server's own names only.
struct Named: RouterMiddleware {
  var hosts: Hosts

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    guard hosts.answer(to: request.head.authority) else { throw Problem.wrongHost(request.head.authority ?? "") }
    return try await next(request, context)
  }
}
