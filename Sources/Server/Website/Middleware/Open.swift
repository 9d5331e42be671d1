import Hummingbird

/// Around what is public anyway: pages of any site may read it, and what is wrong with a question for it. Nothing is open
/// that does not stand behind this.
struct Open: RouterMiddleware {
  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    do {
      var response = try await next(request, context)
      // What depends on who asks is theirs, wherever it stands.
      if response.headers[.vary]?.contains("Cookie") != true { response.headers.append(Headers.shared) }
      if request.method == .options { response.headers[.accessControlAllowMethods] = "GET, HEAD" }
      return response
    } catch var problem as Problem {
      problem.isOpen = request.query["journal"] == nil
      throw problem
    }
  }
}
