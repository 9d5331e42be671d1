import Kernel
import Storage

/// A sign-in that went well: what the device gets to open its data, and the session's secret for its cookie.
package struct SignIn: Sendable {
  package var account: AccountID
  package var device: DeviceID
  package var keyCheck: [UInt8]
  package var wraps: [Wrap]
  /// By a password that was set by mail, and nothing else was shown yet: see `Accounts.reset`.
  package var isLocked = false
  package var session: SessionToken
}

/// What a sign-in, or an account that begins, needs of the lot.
struct Drawn: Sendable {
  var device: DeviceID
  var session: SessionToken
  /// The id of a recovery code's way.
  var recovery: [UInt8]
}

extension Accounts {
  func drawn() -> Drawn {
    guard let device = DeviceID(bytes: random(16)) else { preconditionFailure("so many bytes were asked for") }
    return Drawn(device: device, session: SessionToken(bytes: random(32)), recovery: random(16))
  }

  /// What was proved was right. `data` is what is kept of the way from now on, `browser` the session that it ends there.
  func enter(
    by way: WayRow, keeping data: String? = nil, on claim: DeviceClaim, in browser: SessionToken? = nil,
    tried keys: [AttemptKey], now: Instant
  ) async throws(AccountError) -> SignIn {
    let drawn = drawn()
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      try transaction.enter(by: way, keeping: data, on: claim, drawn, in: browser, tried: keys, now: now)
    }
  }
}

extension Transaction {
  func enter(
    by way: WayRow, keeping data: String? = nil, on claim: DeviceClaim, _ drawn: Drawn, in browser: SessionToken? = nil,
    tried keys: [AttemptKey], now: Instant
  ) throws(StorageError) -> Result<SignIn, AccountError> {
    guard try use(way, keeping: data, now: now), let keyCheck = try keyCheck(of: way.account) else {
      return .failure(.wrong)
    }
    let isLocked = try isLocked(way, in: browser, now: now)
    var claim = claim
    if isLocked {
      // It takes no device's place that is in without: its owner would be signed out.
      if let id = claim.id, try !hasLocked(id, of: way.account) { claim.id = nil }
      try endLocked(of: way.account, keeping: 3)
    }
    let device = try device(claim, orNew: drawn.device, of: way.account, now: now)
    try begin(drawn.session, of: way.account, on: device, isLocked: isLocked, now: now)
    try succeed(keys)
    return .success(
      SignIn(
        account: way.account, device: device, keyCheck: keyCheck, wraps: try wraps(of: way), isLocked: isLocked,
        session: drawn.session))
  }

  /// A password that opens nothing was set by mail. A browser that was in already has shown another way before.
  private func isLocked(_ way: WayRow, in browser: SessionToken?, now: Instant) throws(StorageError) -> Bool {
    if way.kind != .password { return false }
    if try !wraps(of: way).isEmpty { return false }
    return try !isOpen(browser, of: way.account, now: now)
  }

  /// Its session, of which a device has one, is locked.
  private func hasLocked(_ device: DeviceID, of account: AccountID) throws(StorageError) -> Bool {
    try !rows(
      "SELECT 1 FROM session WHERE account = $1 AND device = $2 AND locked = 1", .bytes(account.bytes),
      .bytes(device.bytes)
    ).isEmpty
  }

  /// Sessions that wait for another way end, but for a few that began last. Their devices go with them, so that no crowd of those
  /// pushes out any that are in.
  func endLocked(of account: AccountID, keeping few: Int) throws(StorageError) {
    let beyond = try rows(
      """
      SELECT hash, device FROM session WHERE account = $1 AND locked = 1 ORDER BY made DESC, hash
      LIMIT 1000 OFFSET \(few)
      """, .bytes(account.bytes))
    for row in beyond {
      try rows("DELETE FROM session WHERE hash = $1", .bytes(try row.bytes(0)))
      try forget(device: try row.bytes(1), of: account)
    }
  }

  /// One whose last session was locked: it never joined, and nothing refers to it.
  func forget(device: [UInt8], of account: AccountID) throws(StorageError) {
    try rows(
      """
      DELETE FROM device WHERE account = $1 AND id = $2
        AND NOT EXISTS (SELECT 1 FROM session WHERE session.account = $1 AND session.device = $2)
      """, .bytes(account.bytes), .bytes(device))
  }

  /// Whether it is still as it was looked at: it may have been changed, or its account deleted, while it was proved.
  func use(_ way: WayRow, keeping data: String? = nil, now: Instant) throws(StorageError) -> Bool {
    try !rows(
      "UPDATE way SET used = $1, data = $2 WHERE id = $3 AND data = $4 RETURNING id", .integer(now.milliseconds),
      .text(data ?? way.data), .bytes(way.id), .text(way.data)
    ).isEmpty
  }
}
