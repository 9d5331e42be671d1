import Accounts
import HTTPTypes
import Hummingbird
import Kernel
import Wire

/// A new device in by one that is in already. The opener says who it is by its cookie, the new device by the header
/// `Pairing-Token` with the token that it joined with; what each makes of what it gets, Documentation/Pairing.md says.
struct PairingAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .taking(AccountRoutes.body, at: "/api/v1/account/pairing", use: open)
      .reading("/api/v1/account/pairing/{code}/commit", use: commit)
      .taking(AccountRoutes.body, at: "/api/v1/account/pairing/{code}/join", use: join)
      .reading("/api/v1/account/pairing/{code}", taken: [.delete], use: state)
      .taking(AccountRoutes.body, at: "/api/v1/account/pairing/{code}/reveal", use: reveal)
      .taking(AccountRoutes.body, at: "/api/v1/account/pairing/{code}/confirm", use: confirm)
      .on("/api/v1/account/pairing/{code}/signIn", method: .post, use: signIn)
      .on("/api/v1/account/pairing/{code}", method: .delete, use: end)
  }

  private func open(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await routes.source.who(request, context)
    let pairing = try await routes.accounts.openPairing(
      PairingRequest(Array(buffer: body)), by: who, now: context.now)
    return .own(context, status: .created) { json in
      json.member("code", pairing.code.text)
      json.member("expires", pairing.expires)
    }
  }

  private func commit(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let pairing = try await routes.accounts.pairing(
      toJoin: try Self.code(context), from: routes.address(of: request, context), now: context.now)
    return .own(context) { json in
      json.member("commit", Base64URL.text(pairing.commit))
      json.member("expires", pairing.expires)
    }
  }

  private func join(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let joining = try JoinRequest(Array(buffer: body))
    let pairing = try await routes.accounts.join(
      joining, try Self.code(context), from: routes.address(of: request, context), now: context.now)
    return .own(context) { pairing.write(into: &$0) }
  }

  private func state(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let side = try await side(request, context)
    let pairing = try await routes.accounts.pairing(try Self.code(context), for: side, now: context.now)
    return .own(context) { pairing.write(into: &$0) }
  }

  private func reveal(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.source.who(request, context)
    try await routes.accounts.reveal(
      RevealRequest(Array(buffer: body)), try Self.code(context), by: who, now: context.now)
    return .done
  }

  private func confirm(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await routes.source.who(request, context)
    let device = try await routes.accounts.confirm(
      ConfirmRequest(Array(buffer: body)), try Self.code(context), by: who, now: context.now)
    return .own(context) { $0.member("device", device.text) }
  }

  private func signIn(_ request: Request, _ context: SiteContext) async throws -> Response {
    guard let token = Self.token(of: request) else { throw AccountError.pairing(.unknown) }
    let signIn = try await routes.accounts.signIn(by: token, try Self.code(context), now: context.now)
    return await routes.begin(signIn, request, context)
  }

  private func end(_ request: Request, _ context: SiteContext) async throws -> Response {
    try await routes.accounts.endPairing(
      try Self.code(context), by: try await side(request, context), now: context.now)
    return .done
  }

  /// The new device may still have a cookie of another time: its token goes first.
  private func side(_ request: Request, _ context: SiteContext) async throws -> PairingSide {
    if let token = Self.token(of: request) { return .joiner(token) }
    return .opener(try await routes.source.who(request, context))
  }

  private static func token(of request: Request) -> PairingToken? {
    request.headers[tokenHeader].flatMap { PairingToken(text: $0) }
  }

  private static let tokenHeader = Headers.name("Pairing-Token")

  private static func code(_ context: SiteContext) throws(AccountError) -> PairingCode {
    guard let code = PairingCode(text: context.parameter("code")) else { throw .pairing(.unknown) }
    return code
  }
}

extension Pairing {
  /// For the two that have a part in it.
  fileprivate func write(into json: inout JSONWriter) {
    json.member("state", state.rawValue)
    json.member("expires", expires)
    if let joiner {
      json.name("joiner")
      json.beginObject()
      json.member("name", joiner.device.name)
      joiner.key.write(into: &json)
      json.endObject()
    }
    if let revealed {
      json.name("opener")
      json.beginObject()
      revealed.write(into: &json)
      json.endObject()
    }
  }
}

extension PairingKey {
  fileprivate func write(into json: inout JSONWriter) {
    json.member("public", Base64URL.text(point))
    if let proof { json.member("proof", Base64URL.text(proof)) }
  }
}
