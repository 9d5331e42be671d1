import Accounts
import HTTPTypes
import Hummingbird
import Kernel

/// Where a browser comes back to from a provider. It is the one address of an account that another site may lead to, so nothing
/// holds here but the flow's own cookie and state; and nobody is signed in here: what was believed becomes a ticket, which this
/// browser trades from the app's own page.
struct OpenIDReturn {
  var routes: AccountRoutes

  /// Of what a provider's page posts.
  private static let form = BodyRule(types: ["application/x-www-form-urlencoded"], limit: 16 << 10)

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      // By GET alone: to ask for the head of it would use the answer up.
      .on("/api/v1/account/oidc/{provider}/callback", method: .get) { request, context in
        try await PlainPage.said(request, context, routes.assets) {
          try await back(with: request.query, request, context)
        }
      }
      .taking(Self.form, at: "/api/v1/account/oidc/{provider}/callback") { body, request, context in
        try await PlainPage.said(request, context, routes.assets) {
          try await back(with: Query(String(buffer: body)), request, context)
        }
      }
  }

  /// As the provider has it among its own settings.
  static func address(of provider: OpenIDProvider, _ request: Request, _ context: SiteContext) -> String? {
    context.site(of: request).map { $0.origin + "/api/v1/account/oidc/\(provider.id)/callback" }
  }

  private func back(with answer: Query, _ request: Request, _ context: SiteContext) async throws -> Response {
    let client = try routes.provider(context)
    let (provider, now) = (client.provider, context.now)
    let cookie = FlowCookie(provider, context)
    // Some say no without saying to what, against RFC 6749 section 4.1.2.1.
    guard answer["state"] != nil || answer["error"] == nil else { throw routes.refused(.declined, provider, context) }
    let flow: OpenIDFlow
    do throws(AccountError) {
      flow = try await routes.accounts.openIDFlow(
        answer["state"] ?? "", with: provider.id, in: cookie.token(in: request), now: now)
    } catch {
      if case .openID(let refusal) = error { throw routes.refused(refusal, provider, context) }
      throw error
    }
    guard let redirect = Self.address(of: provider, request, context) else { throw Problem.needsPublicURL }
    let identity: OpenIDIdentity
    do throws(OpenIDRefusal) {
      identity = try await client.identity(
        by: OpenIDAnswer(code: answer["error"] == nil ? answer["code"] : nil, issuer: answer["iss"]), to: flow,
        backTo: redirect, now: now)
    } catch {
      throw routes.refused(error, provider, context)
    }
    let ticket = try await routes.accounts.ticket(for: identity, in: flow.browser, now: now)
    routes.openIDs.proved()
    // The cookie anew, so that it lasts as long as the ticket.
    return .redirect(to: PlainPage.app + "#oidc=" + ticket.text, setting: cookie.setting(flow.browser))
  }
}
