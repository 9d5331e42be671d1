import Hummingbird

/// Around what is public anyway: pages of any site may read it, and what is wrong with a question for it. Nothing is open
/// that does not stand behind this.
struct Open: RouterMiddleware {
  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    do {
      var response = try await next(request, context)
      response.headers.append(Headers.shared)
      if request.method == .options { response.headers[.accessControlAllowMethods] = "GET, HEAD" }
      return response
    } catch var problem as Problem {
      problem.isOpen = true
      throw problem
    }
  }
}
