package import Kernel

/// What a token's program may do.
package enum TokenScope: String, CaseIterable, Sendable {
  case readFareCard = "fareCard.read"
  case writeFareCard = "fareCard.write"
}

/// A module whose key a token may have.
package enum TokenModule: String, CaseIterable, Sendable {
  case fareCard
  /// What was taken back is said there, of whichever module it was. It has no data of its own.
  case journal
}

/// A token as its owner sees it.
package struct Token: Equatable, Sendable {
  package var id: TokenID
  package var name: String
  package var scopes: [TokenScope]
  package var made: Instant
  package var used: Instant?
  package var expires: Instant?

  /// Of one account.
  package static let most = 20
  /// Seconds between two notes of its use.
  static let seldom: Int64 = 60
  /// Seconds for which it is still listed once it has ended.
  static let remembered: Int64 = 30 * 86_400
}

/// Who a request is from, by its token, and what of the account it opens.
package struct TokenHolder: Sendable {
  package var account: AccountID
  package var token: TokenID
  package var scopes: Set<TokenScope>
  /// Of each module that it opens.
  package var modules: [TokenModule: Module]

  /// What the token's secret makes a module's key of.
  package struct Module: Sendable {
    /// By which the module's operations are found.
    package var tag: String
    package var wrap: Wrap
  }
}
