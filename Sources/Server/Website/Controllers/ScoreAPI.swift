import Accounts
import Feeds
import Hummingbird
import Kernel
import Languages
import Score

/// The score. It is its owner's: given on this machine alone unless whoever runs the server says otherwise, to no page of
/// another site, and kept by nobody on the way. Whoever is signed in may see it too, where the operator chose who that can be.
struct ScoreAPI {
  var score: ScoreSource
  /// It is for anybody who can reach the server.
  var isOpen: Bool
  /// nil where it makes no difference.
  var who: Who?

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/score", use: answer)
  }

  /// 200 whatever the upstream does: what is known, and beside it why there is nothing newer.
  private func answer(_ request: Request, _ context: SiteContext) async throws(Problem) -> Ready {
    guard await mayLook(request, context) else { throw .privateScore }
    let answer = await score.answer()
    return Ready(json: Array(answer.json(detail: answer.failure.map { ScoreWords(.en).reason($0) }).text.utf8))
  }

  private func mayLook(_ request: Request, _ context: SiteContext) async -> Bool {
    if isOpen || context.caller(of: request).isHere { return true }
    guard let who, SessionCookie(context).token(in: request) != nil else { return false }
    return (try? await who(request, context)) != nil
  }
}
