import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Wire

/// By what somebody gets into their account.
struct WaysAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/account/ways", use: list)
      .on("/api/v1/account/ways/{id}", method: .delete, use: remove)
  }

  private func list(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let ways = try await routes.accounts.ways(of: try await routes.source.whoMayBeLocked(request, context).account)
    return .own(context) { Self.write(ways, into: &$0) }
  }

  private func remove(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.fresh(request, context)
    guard let id = Base64URL.bytes(context.parameter("id")) else { throw AccountError.noWay }
    try await routes.accounts.removeWay(id, of: who.account)
    return .done
  }

  static func write(_ ways: [WayIn], into json: inout JSONWriter) {
    json.name("ways")
    json.beginArray()
    for way in ways {
      json.beginObject()
      json.member("id", Base64URL.text(way.id))
      json.member("kind", way.kind)
      json.member("name", way.name)
      json.member("made", way.made)
      json.member("used", way.used)
      json.name("opens")
      json.bool(way.opens)
      json.endObject()
    }
    json.endArray()
  }
}
