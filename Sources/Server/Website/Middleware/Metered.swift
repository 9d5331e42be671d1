import Hummingbird

/// Counts every answer and how long it took to make, by its address's name, for `/metrics`.
struct Metered: RouterMiddleware {
  var meters: Meters

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    let response = try await next(request, context)
    meters.count(
      context.address ?? "NotFound", status: response.status.code, took: ContinuousClock.now - context.began)
    return response
  }
}
