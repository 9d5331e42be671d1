import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Logging
import Wire

/// In by a passkey, without an e-mail address: what to ask an authenticator for, and what it gave.
///
/// Both are told what for (`PasskeyPurpose`). `options` answers `{"now", "publicKey"}`, for the browser's
/// `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. `finish` answers as a password's addresses do: 201 to a new
/// account with its `account` and `device`, 200 to a sign-in with `keyCheck` and `wraps` beside them, both with the cookie; 201 to
/// one more passkey with the way's `id`; 204 to who is fresh again.
struct PasskeyAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .taking(AccountRoutes.body, at: "/api/v1/account/passkey/options", use: options)
      .taking(AccountRoutes.body, at: "/api/v1/account/passkey/finish", use: finish)
  }

  private func options(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let party = try RelyingParty(request, context)
    let (accounts, address, now) = (routes.accounts, routes.address(of: request, context), context.now)
    let options =
      switch try PasskeyQuestion(Array(buffer: body)) {
      case .create(let account, let name, let invite):
        try await accounts.optionsToCreate(account, named: name, invite: invite, from: address, now: now)
      case .signIn: try await accounts.optionsToSignIn(from: address, now: now)
      case .add(let name):
        try await accounts.optionsToAdd(to: routes.fresh(request, context).account, named: name, now: now)
      case .fresh: try await accounts.optionsToRenew(routes.source.whoMayBeLocked(request, context).account, now: now)
      }
    return .own(context) { $0.member("publicKey", options, of: party) }
  }

  private func finish(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let party = try RelyingParty(request, context)
    let (accounts, address, now) = (routes.accounts, routes.address(of: request, context), context.now)
    switch try PasskeyAnswer(Array(buffer: body)) {
    case .create(let new, let made, let wrap):
      let signIn = try await accounts.create(new, by: made, wrap: wrap, at: party, from: address, now: now)
      return await routes.begin(signIn, request, context, isNew: true)
    case .signIn(let shown, let device):
      let passkey = try await accounts.signIn(shown, on: device, at: party, from: address, now: now)
      if passkey.isCounterBehind { warn(context) }
      return await routes.begin(passkey.signIn, request, context)
    case .add(let made, let name, let wrap):
      let who = try await routes.fresh(request, context)
      let id = try await accounts.add(made, named: name, wrap: wrap, by: who, at: party, now: now)
      return Ready.own(context, status: .created) { $0.member("id", Base64URL.text(id)) }
        .response(from: request, context: context)
    case .fresh(let shown):
      let who = try await routes.source.whoMayBeLocked(request, context)
      guard let session = SessionCookie(context).token(in: request) else { throw AccountError.signedOut }
      if try await accounts.renew(session, of: who, by: shown, at: party, now: now) { warn(context) }
      return .done
    }
  }

  /// Whose it is the log doesn't say.
  private func warn(_ context: SiteContext) {
    context.logger.warning(
      "\(context.requestID.text) a passkey was used whose counter once did not go up: there may be a copy of it")
  }
}
