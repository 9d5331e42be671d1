package import Kernel
import Storage

extension Accounts {
  /// Who a request is from. Of what is over it says why: `signedOut`, `revoked`, `deleted`.
  package func signedIn(by token: SessionToken, now: Instant) async throws(AccountError) -> SignedIn {
    let hash = token.hash
    let session = try await transaction(.read) { transaction throws(StorageError) in
      try transaction.session(hash, now: now)
    }
    if now.seconds(since: session.seen) >= SessionRules.seldom {
      let (accounts, who) = (self, session.signedIn)
      await aside { await accounts.touch(who, hash, now: now) }
    }
    return session.signedIn
  }

  /// That it was used. Where it can't be written down now, it is at a later request: a full disk is no reason not to be read.
  private func touch(_ who: SignedIn, _ hash: [UInt8], now: Instant) async {
    try? await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.touch(who, hash, now: now)
    }
  }

  /// The session is over; what it named, if anything, is not told.
  package func signOut(_ token: SessionToken) async throws(AccountError) {
    let hash = token.hash
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      try transaction.rows("DELETE FROM session WHERE hash = $1", .bytes(hash))
      return .success(())
    }
  }
}

/// A session that holds.
private struct FoundSession: Sendable {
  var signedIn: SignedIn
  var seen: Instant
}

extension Transaction {
  /// An account that is gone comes first: its devices are too. Rows of sessions stay until they would have ended anyway, so that
  /// a device that comes back after months is told the right thing.
  fileprivate func session(_ hash: [UInt8], now: Instant) throws(StorageError) -> Result<FoundSession, AccountError> {
    let found = try rows(
      """
      SELECT session.account, session.device, session.seen, session.fresh, session.expires,
        CASE WHEN account.deletedAt IS NULL THEN 0 ELSE 1 END,
        CASE WHEN device.id IS NOT NULL AND device.revokedAt IS NULL THEN 0 ELSE 1 END
      FROM session JOIN account ON account.id = session.account
      LEFT JOIN device ON device.account = session.account AND device.id = session.device
      WHERE session.hash = $1
      """, .bytes(hash))
    guard let row = found.first, let account = AccountID(bytes: try row.bytes(0)),
      let device = DeviceID(bytes: try row.bytes(1)), try row.integer(4) > now.milliseconds
    else { return .failure(.signedOut) }
    if try row.integer(5) != 0 { return .failure(.deleted) }
    if try row.integer(6) != 0 { return .failure(.revoked) }
    let proved = Instant(milliseconds: try row.integer(3))
    return .success(
      FoundSession(
        signedIn: SignedIn(
          account: account, device: device, isFresh: SessionRules.isFresh(since: proved, at: now)),
        seen: Instant(milliseconds: try row.integer(2))))
  }

  fileprivate func touch(_ who: SignedIn, _ hash: [UInt8], now: Instant) throws(StorageError) {
    try rows(
      "UPDATE session SET seen = $1, expires = $2 WHERE hash = $3", .integer(now.milliseconds),
      .integer(now.adding(seconds: SessionRules.unused).milliseconds), .bytes(hash))
    try rows(
      "UPDATE device SET seen = $1 WHERE account = $2 AND id = $3", .integer(now.milliseconds),
      .bytes(who.account.bytes), .bytes(who.device.bytes))
  }

  /// Its holder has said again who they are.
  func freshen(_ token: SessionToken, now: Instant) throws(StorageError) {
    try rows("UPDATE session SET fresh = $1 WHERE hash = $2", .integer(now.milliseconds), .bytes(token.hash))
  }

  /// A new session of that device, in place of those it had: none outlives a sign-in. `proved` is when its holder showed who they
  /// are, where that is not just now.
  func begin(
    _ token: SessionToken, of account: AccountID, on device: DeviceID, proved: Instant? = nil, now: Instant
  ) throws(StorageError) {
    try rows(
      "DELETE FROM session WHERE account = $1 AND device = $2", .bytes(account.bytes), .bytes(device.bytes))
    try rows(
      """
      INSERT INTO session (hash, account, device, made, seen, fresh, expires) VALUES ($1, $2, $3, $4, $4, $5, $6)
      """, .bytes(token.hash), .bytes(account.bytes), .bytes(device.bytes), .integer(now.milliseconds),
      .integer((proved ?? now).milliseconds), .integer(now.adding(seconds: SessionRules.unused).milliseconds))
  }
}
