import Accounts
import HTTPTypes
import Hummingbird
import Kernel

/// What every address of an account needs to answer.
struct AccountRoutes {
  var source: AccountSource
  var openIDs: OpenIDMeters
  /// For what is said to a person.
  var assets: Assets

  /// What the log has said of proxies.
  let unnamed = UnnamedProxy()

  var accounts: Accounts { source.accounts }

  static let body = BodyRule(types: ["application/json"], limit: Members.most)

  func add(to group: RouterGroup<SiteContext>) {
    group.addRoutes(AccountAPI(routes: self).endpoints)
    group.addRoutes(PasswordAPI(routes: self).endpoints)
    group.addRoutes(ResetAPI(routes: self).endpoints)
    group.addRoutes(PasskeyAPI(routes: self).endpoints)
    group.addRoutes(RecoveryAPI(routes: self).endpoints)
    group.addRoutes(WaysAPI(routes: self).endpoints)
    group.addRoutes(DevicesAPI(routes: self).endpoints)
    group.addRoutes(TokensAPI(routes: self).endpoints)
    group.addRoutes(PairingAPI(routes: self).endpoints)
    group.addRoutes(WaysInAPI(routes: self).endpoints)
    group.addRoutes(OpenIDAPI(routes: self).endpoints)
  }

  /// Who has proved it within the last five minutes: for what a stolen, open browser must not be enough for.
  func fresh(_ request: Request, _ context: SiteContext) async throws -> SignedIn {
    try await fresh(source.who, request, context)
  }

  func fresh(_ who: Who, _ request: Request, _ context: SiteContext) async throws -> SignedIn {
    let who = try await who(request, context)
    guard who.isFresh else { throw AccountError.notFresh }
    return who
  }

  /// The answer to a sign-in; `isNew`: to an account that was made by it. A browser has one session: what its cookie named is
  /// over when another begins, whichever account that was; where it is the same device, with the first use of the new one.
  func begin(_ signIn: SignIn, _ request: Request, _ context: SiteContext, isNew: Bool = false) async -> Response {
    if let old = SessionCookie(context).token(in: request), old != signIn.session {
      try? await accounts.signOut(old, unlessOf: signIn.device)
    }
    if !isNew { return Ready.signIn(signIn, request, context) }
    return Ready.own(context, status: .created) { signIn.writeNames(into: &$0) }.signedIn(signIn, request, context)
  }

  /// Whose tries are counted together; nil for whom nobody can tell from others.
  func address(of request: Request, _ context: SiteContext) -> String? {
    let caller = context.caller(of: request)
    if caller.isShared { unnamed.warn(of: caller, context.logger) }
    return caller.own?.owner.bytes.map { String($0) }.joined(separator: ".")
  }
}

extension Ready {
  /// An account's answer: an object, with the server's time.
  static func own(
    _ context: SiteContext, status: HTTPResponse.Status = .ok, _ members: (inout JSONWriter) -> Void
  ) -> Ready {
    Ready(json: .answer(now: context.now, members), status: status)
  }
}

extension Response {
  /// 204.
  static let done = Response(status: .noContent)
}

extension JSONWriter {
  mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  mutating func member(_ name: StaticString, _ time: Instant?) {
    self.name(name)
    if let time { integer(time.milliseconds) } else { null() }
  }
}
