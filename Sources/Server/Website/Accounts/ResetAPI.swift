import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Logging
import Mail

/// A forgotten password, by a link that comes by mail: see `Accounts.reset` for what that lets in to.
struct ResetAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .taking(AccountRoutes.body, at: "/api/v1/account/password/forgot", use: forgot)
      .taking(AccountRoutes.body, at: "/api/v1/account/password/reset", use: reset)
  }

  /// 202 whoever asks, and before anything is known of the address.
  private func forgot(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    guard let post = routes.source.post else { throw Problem.mailOff }
    let asked = try ForgotRequest(Array(buffer: body))
    guard let site = context.site(of: request) else { throw Problem.needsPublicURL }
    let (language, accounts) = (Chosen(request).language, routes.accounts)
    try await accounts.forgot(asked, from: routes.address(of: request, context), now: context.now) { to, token in
      // As its owner wrote it, which may be an address that nothing can be written to.
      guard let to = MailAddress(to) else { return }
      let text = ResetLetter(
        language: language, site: site.origin, link: site.origin + PlainPage.app + "#reset=" + token.text)
      let letter = text.letter(to: to, id: accounts.random(16), now: context.now)
      await post.send(letter) { context.logger.error("\(context.requestID.text) \($0)") }
    }
    return .own(context, status: .accepted) { _ in }
  }

  private func reset(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let signIn = try await routes.accounts.reset(
      ResetRequest(Array(buffer: body)), in: SessionCookie(context).token(in: request),
      from: routes.address(of: request, context), now: context.now)
    return await routes.begin(signIn, request, context)
  }
}
