package import Kernel
package import Storage

extension Accounts {
  /// A code for one account, good for two weeks.
  package static func invite(
    in database: Database, drawnBy random: @Sendable (_ count: Int) -> [UInt8], now: Instant
  ) async throws(StorageError) -> InviteCode {
    let code = InviteCode(bytes: random(16))
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows(
        "INSERT INTO invite (hash, made, expires) VALUES ($1, $2, $3)", .bytes(Digest.of(code.bytes)),
        .integer(now.milliseconds), .integer(now.adding(seconds: 14 * 86_400).milliseconds))
    }
    return code
  }
}

extension Accounts {
  /// Whether whoever runs the server gave it out, and not whoever came by while sign-up was open.
  package func isInvited(_ account: AccountID) async throws(AccountError) -> Bool {
    try await transaction(.read) { transaction throws(StorageError) in
      .success(
        try !transaction.rows("SELECT 1 FROM account WHERE id = $1 AND invited = 1", .bytes(account.bytes)).isEmpty)
    }
  }
}

extension Signup {
  /// Why that code, or none, doesn't let anybody in; nil where it does. Takes nothing yet.
  func refusal(
    of code: InviteCode?, in transaction: borrowing Transaction, now: Instant
  ) throws(StorageError) -> AccountError? {
    switch self {
    case .open: return nil
    case .closed: return .signupClosed
    case .invite:
      guard let code else { return .inviteWrong }
      let found = try transaction.rows(
        "SELECT 1 FROM invite WHERE hash = $1 AND expires > $2", .bytes(Digest.of(code.bytes)),
        .integer(now.milliseconds))
      return found.isEmpty ? .inviteWrong : nil
    }
  }
}

extension Transaction {
  /// It is good for no other account, and this one was invited from now on.
  func use(_ code: InviteCode, for account: AccountID) throws(StorageError) {
    try rows("DELETE FROM invite WHERE hash = $1", .bytes(Digest.of(code.bytes)))
    try rows("UPDATE account SET invited = 1 WHERE id = $1", .bytes(account.bytes))
  }
}
