package import Kernel
package import Storage

/// A device of an account, as its owner sees it.
package struct Device: Sendable {
  package var id: DeviceID
  package var name: String
  package var made: Instant
  package var seen: Instant

  /// Of one account, at the same time: each private window that signs in is one.
  static let most = 100

  /// Of a row of `device`: it has a session, or somebody said yes to it a moment ago and it is on its way. $2 is now, in
  /// milliseconds: what ends by itself leaves its row behind for a while. A session that nobody has used ten minutes after it
  /// began has come to no device: its answer was lost.
  fileprivate static let isIn = """
    (EXISTS (
      SELECT 1 FROM session
      WHERE session.account = device.account AND session.device = device.id AND session.expires > $2
        AND (session.seen > 0 OR device.seen > $2 - 600000))
    OR EXISTS (
      SELECT 1 FROM pairing
      WHERE pairing.account = device.account AND pairing.device = device.id AND length(pairing.wrap) > 0
        AND pairing.expires > $2))
    """
}

extension Accounts {
  /// Those that are in or on their way, the last seen first. One that has signed out is not among them, and is kept all the
  /// same: it comes back under its id, with the name that it was given.
  package func devices(of account: AccountID, now: Instant) async throws(AccountError) -> [Device] {
    try await transaction(.read) { transaction throws(StorageError) in
      .success(try transaction.devices(of: account, now: now))
    }
  }

  package func rename(
    _ device: DeviceID, of account: AccountID, to name: String
  ) async throws(AccountError) {
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      let renamed = try transaction.rows(
        "UPDATE device SET name = $1 WHERE account = $2 AND id = $3 AND revokedAt IS NULL RETURNING id", .text(name),
        .bytes(account.bytes), .bytes(device.bytes))
      return renamed.isEmpty ? .failure(.noDevice) : .success(())
    }
  }

  /// From its next request on it is told so, and nothing of what it holds is taken from it. Once more is no fault.
  package func revoke(_ device: DeviceID, of account: AccountID, now: Instant) async throws(AccountError) {
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      try transaction.revoke(device, of: account, now: now) ? .success(()) : .failure(.noDevice)
    }
    dismissals.announce(Dismissal(account: account))
  }
}

extension Transaction {
  /// Whether the account has it.
  func revoke(_ device: DeviceID, of account: AccountID, now: Instant) throws(StorageError) -> Bool {
    try endPush(to: device.bytes, of: account)
    return try !rows(
      "UPDATE device SET revokedAt = COALESCE(revokedAt, $1) WHERE account = $2 AND id = $3 RETURNING id",
      .integer(now.milliseconds), .bytes(account.bytes), .bytes(device.bytes)
    ).isEmpty
  }

  func devices(of account: AccountID, now: Instant) throws(StorageError) -> [Device] {
    let found = try rows(
      """
      SELECT id, name, made, seen FROM device WHERE account = $1 AND revokedAt IS NULL AND \(Device.isIn)
      ORDER BY seen DESC, id
      """, .bytes(account.bytes), .integer(now.milliseconds))
    var devices: [Device] = []
    for row in found {
      guard let id = DeviceID(bytes: try row.bytes(0)) else { continue }
      devices.append(
        Device(
          id: id, name: try row.text(1), made: Instant(milliseconds: try row.integer(2)),
          seen: Instant(milliseconds: try row.integer(3))))
    }
    return devices
  }

  /// The device that it says it is, where the account has that.
  func known(_ claim: DeviceClaim, of account: AccountID?) throws(StorageError) -> DeviceID? {
    guard let id = claim.id else { return nil }
    // Asked in any case, so that accounts that are not there take no less time.
    return try isLive(id, of: account?.bytes ?? []) ? id : nil
  }

  /// Why somebody may write no more, who might as their request began: what they sent may have been long on its way.
  package func refusal(of who: SignedIn) throws(StorageError) -> AccountError? {
    let found = try rows(
      "SELECT CASE WHEN deletedAt IS NULL THEN 0 ELSE 1 END FROM account WHERE id = $1", .bytes(who.account.bytes))
    guard let row = found.first else { return .signedOut }
    if try row.integer(0) != 0 { return .deleted }
    return try isLive(who.device, of: who.account.bytes) ? nil : .revoked
  }

  func isLive(_ device: DeviceID, of account: [UInt8]) throws(StorageError) -> Bool {
    try !rows(
      "SELECT 1 FROM device WHERE account = $1 AND id = $2 AND revokedAt IS NULL\(rowLock)", .bytes(account),
      .bytes(device.bytes)
    ).isEmpty
  }

  /// The one that it says it is, where the account has it; else a new one. One that was revoked comes back as another.
  func device(
    _ claim: DeviceClaim, orNew drawn: DeviceID, of account: AccountID, now: Instant
  ) throws(StorageError) -> DeviceID {
    if let id = claim.id {
      let known = try rows(
        "UPDATE device SET seen = $1 WHERE account = $2 AND id = $3 AND revokedAt IS NULL RETURNING id",
        .integer(now.milliseconds), .bytes(account.bytes), .bytes(id.bytes))
      if !known.isEmpty { return id }
    }
    try rows(
      "INSERT INTO device (account, id, name, made, seen) VALUES ($1, $2, $3, $4, $4)", .bytes(account.bytes),
      .bytes(drawn.bytes), .text(claim.name), .integer(now.milliseconds))
    try leaveOldest(of: account, keeping: drawn, now: now)
    return drawn
  }

  /// Those beyond what an account may have, first of those that have signed out and then of those that were not seen for longest: they
  /// are signed out, and may sign in again.
  private func leaveOldest(of account: AccountID, keeping new: DeviceID, now: Instant) throws(StorageError) {
    let beyond = try rows(
      """
      SELECT id FROM device WHERE account = $1 AND id <> $3 AND revokedAt IS NULL
      ORDER BY \(Device.isIn) DESC, seen DESC, id LIMIT 1000 OFFSET \(Device.most - 1)
      """, .bytes(account.bytes), .integer(now.milliseconds), .bytes(new.bytes))
    for row in beyond {
      let id = try row.bytes(0)
      try endSessions(of: id, of: account)
      try rows("DELETE FROM device WHERE account = $1 AND id = $2", .bytes(account.bytes), .bytes(id))
    }
  }
}
