import Feeds
import Hummingbird
import Kernel
import Languages
import Score

/// The score. It is its owner's: given on this machine alone unless whoever runs the server says otherwise, to no page of
/// another site, and kept by nobody on the way.
struct ScoreAPI {
  var score: ScoreSource
  /// It is for anybody who can reach the server.
  var isOpen: Bool

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/score", use: answer)
  }

  /// 200 whatever the upstream does: what is known, and beside it why there is nothing newer.
  private func answer(_ request: Request, _ context: SiteContext) async throws(Problem) -> Ready {
    guard isOpen || context.caller(of: request).isHere else { throw .privateScore }
    let answer = await score.answer()
    return Ready(json: Array(answer.json(detail: answer.failure.map { ScoreWords(.en).reason($0) }).text.utf8))
  }
}
