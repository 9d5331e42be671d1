import Accounts
import HTTPTypes
import Hummingbird
import Kernel

/// The tokens by which programs use some of an account's data. What one is for: `FareCardAPI`.
struct TokensAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/account/tokens", taken: [.post], use: list)
      .taking(AccountRoutes.body, at: "/api/v1/account/tokens", use: make)
      .on("/api/v1/account/tokens/{id}", method: .delete, use: remove)
  }

  /// As its devices are: also to who came by a mailbox alone, and may change nothing yet.
  private func list(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await routes.source.whoMayBeLocked(request, context)
    let tokens = try await routes.accounts.tokens(of: who.account)
    return .own(context) { json in
      json.name("tokens")
      json.beginArray()
      for token in tokens {
        json.beginObject()
        json.member("id", token.id.text)
        json.member("name", token.name)
        json.name("scopes")
        json.beginArray()
        for scope in token.scopes { json.string(scope.rawValue) }
        json.endArray()
        json.member("made", token.made)
        json.member("used", token.used)
        if let expires = token.expires { json.member("expires", expires) }
        json.endObject()
      }
      json.endArray()
    }
  }

  /// Its secret is made and shown by who asks, and never comes here.
  private func make(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await routes.fresh(request, context)
    let token = try NewToken(Array(buffer: body), now: context.now)
    try await routes.accounts.make(token, by: who, now: context.now)
    return .own(context, status: .created) { $0.member("id", token.id.text) }
  }

  private func remove(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.fresh(request, context)
    guard let id = TokenID(text: context.parameter("id")) else { throw AccountError.noToken }
    try await routes.accounts.removeToken(id, of: who.account)
    return .done
  }
}
