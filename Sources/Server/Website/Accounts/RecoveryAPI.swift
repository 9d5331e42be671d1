import Accounts
import HTTPTypes
import Hummingbird

/// In by the recovery code, and a new code in place of it.
struct RecoveryAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .taking(AccountRoutes.body, at: "/api/v1/account/recovery", by: .put, use: replace)
      .taking(AccountRoutes.body, at: "/api/v1/account/recovery/signIn", use: signIn)
  }

  private func replace(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.fresh(request, context)
    try await routes.accounts.replace(NewRecovery(Array(buffer: body)), by: who, now: context.now)
    return .done
  }

  private func signIn(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Response {
    let signIn = try await routes.accounts.signIn(
      RecoverySignIn(Array(buffer: body)), from: routes.address(of: request, context), now: context.now)
    return await routes.begin(signIn, request, context)
  }
}
