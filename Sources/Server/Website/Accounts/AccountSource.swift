package import Accounts
import Hummingbird

/// Who a request is from; throws a problem where it is nobody: 401 `signed-out`, 403 `revoked`, 410 `deleted`.
typealias Who = @Sendable (Request, SiteContext) async throws -> SignedIn

/// Accounts, as far as the website serves them.
package struct AccountSource: Sendable {
  var accounts: Accounts
  var log: AccountLog
  var who: Who

  /// Who a request is from its cookie says.
  package init(_ accounts: Accounts, log: AccountLog) {
    self.init(accounts, log: log) { request, context in
      do throws(AccountError) {
        guard let token = SessionCookie(context).token(in: request) else { throw .signedOut }
        return try await accounts.signedIn(by: token, now: context.now)
      } catch {
        throw Problem(error, context)
      }
    }
  }

  /// The same, of those alone to whom the operator gave an account: that somebody made one while anybody might says nothing of who
  /// they are.
  var whoInvited: Who {
    { request, context in
      let signedIn = try await who(request, context)
      guard try await accounts.isInvited(signedIn.account) else { throw Problem.privateScore }
      return signedIn
    }
  }

  init(_ accounts: Accounts, log: AccountLog, who: @escaping Who) {
    self.accounts = accounts
    self.log = log
    self.who = who
  }
}
