import HTTPTypes
import Hummingbird
import Kernel

/// Around what is somebody's by their cookie: asked for by this site's own pages alone, and kept by nobody on the way.
///
/// A cookie goes with whatever a browser sends here, whoever made it send; so what a page of another site began is refused
/// before it is looked at (`Sec-Fetch-Site`; where a browser doesn't say, `Origin`). OPTIONS only names methods. Every refusal
/// says the server's time, as every answer does.
struct SameOrigin: RouterMiddleware {
  /// What says there who asks.
  enum Credential { case cookie, bearer }

  /// Nobody's browser sends a bearer by itself, and another site's page may not: no answer here says that it might (CORS). A cookie
  /// is none there.
  var credential = Credential.cookie

  func handle(_ request: Request, context: SiteContext, next: Next) async throws -> Response {
    var response: Response
    do {
      guard request.method == .options || credential == .bearer || Self.admits(request, origin: context.origin) else {
        throw Problem.foreignOrigin
      }
      response = try await next(request, context)
    } catch var problem as Problem {
      problem.isOpen = false
      if !problem.members.contains(where: { $0.name == "now" }) {
        problem.members.append(JSON.Member("now", .integer(context.now.milliseconds)))
      }
      response = problem.response
    }
    response.headers[.cacheControl] = "no-store"
    response.headers[.vary] = (response.headers[.vary].map { $0 + ", " } ?? "") + "Cookie"
    return response
  }

  /// `origin` is where people reach the server; where nobody said, it is the host that this request asks for.
  static func admits(_ request: Request, origin: PublicURL?) -> Bool {
    if let site = request.headers[fetchSite] { return site == "same-origin" }
    guard let asking = request.headers[.origin]?.lowercased() else { return false }
    if let origin { return asking == origin.origin }
    // A proxy may have taken the encryption off, so either scheme may be the page's.
    guard let host = request.head.authority?.lowercased() else { return false }
    return asking == "http://" + host || asking == "https://" + host
  }

  private static let fetchSite = Headers.name("Sec-Fetch-Site")
}

extension Problem {
  /// 403: begun by a page of another site, or by a program that doesn't say whose it is.
  static let foreignOrigin = Problem(
    status: .forbidden,
    detail:
      "This is answered to the app's own pages only. A program says so by the header Origin, with the app's address.",
    code: "foreign-origin")
}
