import Accounts
import Hummingbird

/// Accounts, as far as the website serves them.
package struct AccountSource: Sendable {
  var log: AccountLog
  /// Who a request is from. Throws a problem: 401 `signed-out`, 403 `revoked`, 410 `deleted`.
  var who: @Sendable (Request, SiteContext) async throws -> SignedIn
}
