import HTTPTypes
import Hummingbird
import Logging

/// The one place where an error becomes an answer: a page for a person who came to nothing, problem details for a program.
struct Answered: RouterMiddleware {
  var pages: Pages

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let problem = problem(error, request, context)
      guard problem.status == .notFound, Self.isPerson(request) else { return problem.response }
      return pages.page(request, context, status: .notFound).response(from: request, context: context)
    }
  }

  private func problem(_ error: any Error, _ request: Request, _ context: SiteContext) -> Problem {
    switch error {
    case let problem as Problem: return problem
    // The router's own: nothing is served there.
    case let error as HTTPError where error.status == .notFound: return .noAddress
    default:
      context.logger.error("\(context.requestID.text) \(error)")
      return .broken
    }
  }

  /// A browser that goes somewhere asks for HTML by name.
  private static func isPerson(_ request: Request) -> Bool {
    let path = request.uri.path
    return !path.hasPrefix("/api/") && !path.hasPrefix("/assets/") && request.method != .options
      && request.headers[.accept]?.contains("text/html") == true
  }
}
