import Accounts
import HTTPTypes
import Hummingbird
import Kernel

/// The account itself, and leaving it.
struct AccountAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/account", taken: [.delete], use: overview)
      .taking(AccountRoutes.body, at: "/api/v1/account", by: .delete, use: delete)
      .on("/api/v1/account/signOut", method: .post, use: signOut)
  }

  /// The app asks this at its start; by it the cookie is given anew, once a day, so that a browser in use never loses it.
  private func overview(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.source.whoMayBeLocked(request, context)
    let overview = try await routes.accounts.overview(of: who.account)
    var response = Ready.own(context) { json in
      json.member("account", who.account.text)
      json.member("made", overview.made)
      json.name("count")
      json.integer(overview.count)
      json.name("last")
      json.integer(overview.last)
      json.name("locked")
      json.bool(who.isLocked)
      WaysAPI.write(overview.ways, into: &json)
    }.response(from: request, context: context)
    let cookie = SessionCookie(context)
    if let token = cookie.token(in: request), try await routes.accounts.isToRenew(token, now: context.now) {
      response.headers.append(cookie.setting(token))
    }
    return response
  }

  /// Answered when the last row is gone. Also for who has lost all that would open it: only so they can begin anew.
  private func delete(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.fresh(routes.source.whoMayBeLocked, request, context)
    let meant = try DeletionRequest(Array(buffer: body)).account
    guard meant ?? who.account == who.account else { throw AccountError.anotherAccount }
    try await routes.accounts.delete(who.account, now: context.now)
    return .done
  }

  /// Also for who is nobody any more.
  private func signOut(_ request: Request, _ context: SiteContext) async throws -> Response {
    let cookie = SessionCookie(context)
    if let token = cookie.token(in: request) { try await routes.accounts.signOut(token) }
    var response = Response.done
    response.headers.append(cookie.clearing)
    return response
  }
}
