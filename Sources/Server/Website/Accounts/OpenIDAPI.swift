import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Logging
import Wire

/// What a browser does here about a sign-in by a provider: it begins it, and trades the ticket that it came back with. In between it
/// is elsewhere, and comes back by `OpenIDReturn`.
struct OpenIDAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      // By GET alone: to ask for the head of it begins nothing.
      .on("/api/v1/account/oidc/{provider}/start", method: .get) { request, context in
        try await PlainPage.said(request, context, routes.assets) { try await start(request, context) }
      }
      .taking(AccountRoutes.body, at: "/api/v1/account/oidc/signIn", use: signIn)
      .taking(AccountRoutes.body, at: "/api/v1/account/oidc/create", use: create)
      .taking(AccountRoutes.body, at: "/api/v1/account/oidc/add", use: add)
  }

  /// A link of the app's leads here, and from here to the provider. (A form would be kept from leading elsewhere by `form-action`.)
  private func start(_ request: Request, _ context: SiteContext) async throws -> Response {
    let client = try routes.provider(context)
    guard let redirect = OpenIDReturn.address(of: client.provider, request, context) else {
      throw Problem.needsPublicURL
    }
    let cookie = FlowCookie(client.provider, context)
    let flow = try await routes.accounts.beginOpenID(
      with: client.provider.id, in: cookie.token(in: request), from: routes.address(of: request, context),
      now: context.now)
    do throws(OpenIDRefusal) {
      let address = try await client.address(for: flow, backTo: redirect, now: context.now)
      routes.openIDs.begun()
      return .redirect(to: address, setting: cookie.setting(flow.browser))
    } catch {
      throw routes.refused(error, client.provider, context)
    }
  }

  private func signIn(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let signIn = try await routes.accounts.signIn(
      OpenIDSignIn(Array(buffer: body)), in: browsers(request, context), from: routes.address(of: request, context),
      now: context.now)
    return await routes.begin(signIn, request, context)
  }

  private func create(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let signIn = try await routes.accounts.create(
      OpenIDCreation(Array(buffer: body)), in: browsers(request, context), now: context.now)
    return await routes.begin(signIn, request, context, isNew: true)
  }

  private func add(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.fresh(request, context)
    let id = try await routes.accounts.add(
      OpenIDAddition(Array(buffer: body)), in: browsers(request, context), by: who, now: context.now)
    return Ready.own(context, status: .created) { $0.member("id", Base64URL.text(id)) }
      .response(from: request, context: context)
  }

  private func browsers(_ request: Request, _ context: SiteContext) -> [FlowToken] {
    routes.source.providers.compactMap { FlowCookie($0.provider, context).token(in: request) }
  }
}

extension AccountRoutes {
  func provider(_ context: SiteContext) throws(Problem) -> OpenIDClient {
    let id = context.parameter("provider")
    guard let client = source.providers.first(where: { $0.provider.id == id }) else { throw .noProvider }
    return client
  }

  /// Counted, and said in the log without a word of whom it was about.
  func refused(_ refusal: OpenIDRefusal, _ provider: OpenIDProvider, _ context: SiteContext) -> AccountError {
    openIDs.refused(refusal)
    context.logger.notice("\(context.requestID.text) sign-in by \(provider.id) was refused: \(refusal.rawValue)")
    return .openID(refusal)
  }
}

extension Problem {
  static let noProvider = Problem(
    status: .notFound, detail: "Nobody signs in by that provider here. See /api/v1/account/ways-in.",
    code: "no-provider")
}

extension Response {
  /// 303, kept by nobody.
  static func redirect(to address: String, setting cookie: HTTPField) -> Response {
    Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store", .setCookie: cookie.value])
  }
}
