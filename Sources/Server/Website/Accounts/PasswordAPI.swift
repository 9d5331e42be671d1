import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Wire

/// In by e-mail address and password. The password itself never comes here: what comes is half of what the device makes of it.
struct PasswordAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .taking(AccountRoutes.body, at: "/api/v1/account/password/create", use: create)
      .taking(AccountRoutes.body, at: "/api/v1/account/password/params", use: parameters)
      .taking(AccountRoutes.body, at: "/api/v1/account/password/signIn", use: signIn)
      .taking(AccountRoutes.body, at: "/api/v1/account/password/change", use: change)
  }

  private func create(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let signIn = try await routes.accounts.create(
      CreateRequest(Array(buffer: body)), from: routes.address(of: request, context), now: context.now)
    return await routes.begin(signIn, request, context, isNew: true)
  }

  private func parameters(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let salt = try await routes.accounts.parameters(
      of: ParametersRequest(Array(buffer: body)), from: routes.address(of: request, context), now: context.now)
    return .own(context) { json in
      json.member("salt", Base64URL.text(salt))
      json.name("kdf")
      json.value(KeyDerivation.current.json)
    }
  }

  private func signIn(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let signIn = try await routes.accounts.signIn(
      PasswordSignIn(Array(buffer: body)), in: SessionCookie(context).token(in: request),
      from: routes.address(of: request, context), now: context.now)
    return await routes.begin(signIn, request, context)
  }

  private func change(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.fresh(request, context)
    try await routes.accounts.change(PasswordChange(Array(buffer: body)), by: who, now: context.now)
    return .done
  }
}

extension SignIn {
  func writeNames(into json: inout JSONWriter) {
    json.member("account", account.text)
    json.member("device", device.text)
  }
}

extension Ready {
  /// What a device gets to open its data with, whichever way it came in, and its cookie.
  static func signIn(_ signIn: SignIn, _ request: Request, _ context: SiteContext) -> Response {
    own(context) { json in
      signIn.writeNames(into: &json)
      json.member("keyCheck", Base64URL.text(signIn.keyCheck))
      json.name("locked")
      json.bool(signIn.isLocked)
      json.name("wraps")
      json.beginArray()
      for wrap in signIn.wraps {
        json.beginObject()
        json.member("kind", wrap.kind)
        json.member("id", wrap.id)
        json.member("bytes", Base64URL.text(wrap.bytes))
        json.endObject()
      }
      json.endArray()
    }.signedIn(signIn, request, context)
  }

  func signedIn(_ signIn: SignIn, _ request: Request, _ context: SiteContext) -> Response {
    var response = response(from: request, context: context)
    response.headers.append(SessionCookie(context).setting(signIn.session))
    return response
  }
}
