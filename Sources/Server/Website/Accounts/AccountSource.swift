package import Accounts
import Hummingbird
package import Push

/// Who a request is from; throws a problem where it is nobody: 401 `signed-out`, 403 `revoked`, 410 `deleted`.
typealias Who = @Sendable (Request, SiteContext) async throws -> SignedIn

/// Accounts, as far as the website serves them.
package struct AccountSource: Sendable {
  var accounts: Accounts
  var log: AccountLog
  /// Also who came in by a password that was set by mail, and has shown no other way yet.
  var whoMayBeLocked: Who
  /// Those that people may sign in by.
  var providers: [OpenIDClient]
  /// nil where no mail goes out.
  var post: Post?
  /// nil where nothing is pushed.
  var push: PushService?

  /// Who a request is from its cookie says.
  package init(
    _ accounts: Accounts, log: AccountLog, providers: [OpenIDClient] = [], post: Post? = nil,
    push: PushService? = nil
  ) {
    self.init(accounts, log: log, providers: providers, post: post, push: push) { request, context in
      do throws(AccountError) {
        guard let token = SessionCookie(context).token(in: request) else { throw .signedOut }
        return try await accounts.signedIn(by: token, now: context.now)
      } catch {
        throw Problem(error, context)
      }
    }
  }

  /// Whom what is an account's is for.
  var who: Who {
    { [whoMayBeLocked] request, context in
      let who = try await whoMayBeLocked(request, context)
      if who.isLocked { throw Problem(AccountError.locked, context) }
      return who
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

  init(
    _ accounts: Accounts, log: AccountLog, providers: [OpenIDClient] = [], post: Post? = nil,
    push: PushService? = nil, who: @escaping Who
  ) {
    self.accounts = accounts
    self.log = log
    self.providers = providers
    self.post = post
    self.push = push
    whoMayBeLocked = who
  }
}
