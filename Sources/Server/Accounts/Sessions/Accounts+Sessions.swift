package import Kernel
import Storage

extension Accounts {
  /// Who a request is from. Of what is over it says why: `signedOut`, `revoked`, `deleted`.
  package func signedIn(by token: SessionToken, now: Instant) async throws(AccountError) -> SignedIn {
    let hash = token.hash
    let session = try await transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.session(hash, now: now)
    }
    if now.seconds(since: session.seen) >= SessionRules.seldom {
      let (accounts, who) = (self, session.signedIn)
      await aside { await accounts.touch(who, hash, now: now) }
    }
    return session.signedIn
  }

  /// Those of them whose devices have a session that holds. Being asked after is no use of it.
  package func stillIn(_ listeners: Set<SignedIn>, now: Instant) async throws(AccountError) -> Set<SignedIn> {
    let all = Array(listeners)
    var isIn: Set<SignedIn> = []
    for start in stride(from: 0, to: all.count, by: Self.atOnce) {
      let some = all[start..<min(start + Self.atOnce, all.count)]
      isIn.formUnion(
        try await transaction(.autocommit) { transaction throws(StorageError) in
          .success(try transaction.stillIn(some, now: now))
        })
    }
    return isIn
  }

  /// Devices in one question.
  private static let atOnce = 200

  /// That it was used, and with it that it got there: what its device had before it is over. Where it can't be written down now, it is at a later request: a full disk is no reason not to be read.
  private func touch(_ who: SignedIn, _ hash: [UInt8], now: Instant) async {
    try? await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.touch(who, hash, now: now)
      try transaction.endEarlier(than: hash, of: who)
    }
  }

  /// Whether its cookie is to be given to the browser anew, which it is once a day: one in use is never lost. Where that can't be
  /// written down now, it is given all the same.
  package func isToRenew(_ token: SessionToken, now: Instant) async throws(AccountError) -> Bool {
    let hash = token.hash
    let isDue = try await transaction(.autocommit) { transaction throws(StorageError) in
      .success(try transaction.isToRenew(hash, now: now))
    }
    guard isDue else { return false }
    _ = try? await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("UPDATE session SET renewed = $1 WHERE hash = $2", .integer(now.milliseconds), .bytes(hash))
    }
    return true
  }

  /// The session is over, and any other that its device has; what it named, if anything, is not told. Where it is of `device`
  /// it stays: that one has begun another, and goes on with this one should the answer be lost.
  package func signOut(_ token: SessionToken, unlessOf device: DeviceID? = nil) async throws(AccountError) {
    let hash = token.hash
    let account = try await transaction(.write) {
      transaction throws(StorageError) -> Result<AccountID?, AccountError> in
      let found = try transaction.rows("SELECT account, device, locked FROM session WHERE hash = $1", .bytes(hash))
      guard let row = found.first, let account = AccountID(bytes: try row.bytes(0)) else { return .success(nil) }
      let own = try row.bytes(1)
      if own == device?.bytes { return .success(nil) }
      try transaction.endSessions(of: own, of: account)
      if try row.integer(2) != 0 { try transaction.forget(device: own, of: account) }
      return .success(account)
    }
    if let account { dismissals.announce(Dismissal(account: account)) }
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
      SELECT session.account, session.device, session.seen, session.fresh, session.expires, session.locked,
        CASE WHEN account.deletedAt IS NULL THEN 0 ELSE 1 END,
        CASE WHEN device.id IS NOT NULL AND device.revokedAt IS NULL THEN 0 ELSE 1 END
      FROM session JOIN account ON account.id = session.account
      LEFT JOIN device ON device.account = session.account AND device.id = session.device
      WHERE session.hash = $1
      """, .bytes(hash))
    guard let row = found.first, let account = AccountID(bytes: try row.bytes(0)),
      let device = DeviceID(bytes: try row.bytes(1)), try row.integer(4) > now.milliseconds
    else { return .failure(.signedOut) }
    if try row.integer(6) != 0 { return .failure(.deleted) }
    if try row.integer(7) != 0 { return .failure(.revoked) }
    let proved = Instant(milliseconds: try row.integer(3))
    return .success(
      FoundSession(
        signedIn: SignedIn(
          account: account, device: device, isFresh: SessionRules.isFresh(since: proved, at: now),
          isLocked: try row.integer(5) != 0),
        seen: Instant(milliseconds: try row.integer(2))))
  }

  fileprivate func stillIn(_ listeners: ArraySlice<SignedIn>, now: Instant) throws(StorageError) -> [SignedIn] {
    var values: [SQLValue] = [.integer(now.milliseconds)]
    var pairs: [String] = []
    for listener in listeners {
      pairs.append("($\(values.count + 1), $\(values.count + 2))")
      values += [.bytes(listener.account.bytes), .bytes(listener.device.bytes)]
    }
    let found = try rows(
      """
      SELECT session.device FROM session JOIN account ON account.id = session.account
      JOIN device ON device.account = session.account AND device.id = session.device
      WHERE session.expires > $1 AND account.deletedAt IS NULL AND device.revokedAt IS NULL
        AND (session.account, session.device) IN (VALUES \(pairs.joined(separator: ", ")))
      """, values)
    var devices: Set<[UInt8]> = []
    for row in found { devices.insert(try row.bytes(0)) }
    return listeners.filter { devices.contains($0.device.bytes) }
  }

  /// A clock that was set back keeps none of them from it.
  fileprivate func isToRenew(_ hash: [UInt8], now: Instant) throws(StorageError) -> Bool {
    try !rows(
      "SELECT 1 FROM session WHERE hash = $1 AND (renewed <= $2 OR renewed > $3)", .bytes(hash),
      .integer(now.adding(seconds: -SessionRules.renewed).milliseconds), .integer(now.milliseconds)
    ).isEmpty
  }

  /// Whether it is a session of that account which may do all that one may.
  func isOpen(_ token: SessionToken?, of account: AccountID, now: Instant) throws(StorageError) -> Bool {
    guard let token, case .success(let found) = try session(token.hash, now: now) else { return false }
    return found.signedIn.account == account && !found.signedIn.isLocked
  }

  fileprivate func touch(_ who: SignedIn, _ hash: [UInt8], now: Instant) throws(StorageError) {
    try rows(
      "UPDATE session SET seen = $1, expires = $2 WHERE hash = $3", .integer(now.milliseconds),
      .integer(now.adding(seconds: SessionRules.unused).milliseconds), .bytes(hash))
    try rows(
      "UPDATE device SET seen = $1 WHERE account = $2 AND id = $3", .integer(now.milliseconds),
      .bytes(who.account.bytes), .bytes(who.device.bytes))
  }

  /// Its holder has said again who they are, by a way that may open the data.
  func freshen(_ token: SessionToken, now: Instant) throws(StorageError) {
    try rows(
      "UPDATE session SET fresh = $1, locked = 0 WHERE hash = $2", .integer(now.milliseconds), .bytes(token.hash))
  }

  /// A new session of that device, which has not been used yet. Those that it had hold until then, a few of them: an answer may be
  /// lost, and whoever only said again who they are would be out. `proved` is when its holder showed who they are, where that
  /// is not just now.
  func begin(
    _ token: SessionToken, of account: AccountID, on device: DeviceID, proved: Instant? = nil, isLocked: Bool = false,
    now: Instant
  ) throws(StorageError) {
    try rows(
      """
      DELETE FROM session WHERE hash IN
        (SELECT hash FROM session WHERE account = $1 AND device = $2 ORDER BY seen DESC, made DESC, hash LIMIT 1000 OFFSET 2)
      """, .bytes(account.bytes), .bytes(device.bytes))
    // Later than any of its own, also where the clock was set back since.
    let last = try rows(
      "SELECT made FROM session WHERE account = $1 AND device = $2 ORDER BY made DESC LIMIT 1", .bytes(account.bytes),
      .bytes(device.bytes)
    ).first?.integer(0)
    try rows(
      """
      INSERT INTO session (hash, account, device, made, seen, renewed, fresh, expires, locked)
      VALUES ($1, $2, $3, $4, 0, $5, $6, $7, $8)
      """, .bytes(token.hash), .bytes(account.bytes), .bytes(device.bytes),
      .integer(max(now.milliseconds, (last ?? 0) + 1)), .integer(now.milliseconds),
      .integer((proved ?? now).milliseconds), .integer(now.adding(seconds: SessionRules.unused).milliseconds),
      .integer(isLocked ? 1 : 0))
  }

  func endSessions(of device: [UInt8], of account: AccountID) throws(StorageError) {
    try rows("DELETE FROM session WHERE account = $1 AND device = $2", .bytes(account.bytes), .bytes(device))
    try endPush(to: device, of: account)
  }

  /// Nothing more is pushed to it.
  func endPush(to device: [UInt8], of account: AccountID) throws(StorageError) {
    try rows("DELETE FROM push WHERE account = $1 AND device = $2", .bytes(account.bytes), .bytes(device))
  }

  fileprivate func endEarlier(than hash: [UInt8], of who: SignedIn) throws(StorageError) {
    try rows(
      """
      DELETE FROM session WHERE account = $1 AND device = $2 AND hash <> $3
        AND made <= (SELECT made FROM session WHERE hash = $3)
      """, .bytes(who.account.bytes), .bytes(who.device.bytes), .bytes(hash))
  }
}
