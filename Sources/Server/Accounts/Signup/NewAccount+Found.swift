import Kernel
import Storage

/// What there is of an account that is to be made, whatever its first way in.
enum Standing: Sendable {
  /// Nothing, and it may be made.
  case free
  /// An account of that id.
  case there(keyCheck: [UInt8], firstDevice: DeviceID)
}

extension Transaction {
  func standing(
    of new: NewAccount, where signup: Signup, now: Instant
  ) throws(StorageError) -> Result<Standing, AccountError> {
    let account = try rows(
      "SELECT CASE WHEN deletedAt IS NULL THEN 0 ELSE 1 END FROM account WHERE id = $1", .bytes(new.account.bytes))
    guard let row = account.first else {
      if let refusal = try signup.refusal(of: new.invite, in: self, now: now) { return .failure(refusal) }
      return .success(.free)
    }
    if try row.integer(0) != 0 { return .failure(.deleted) }
    guard let keyCheck = try keyCheck(of: new.account), let device = try firstDevice(of: new.account) else {
      return .failure(.accountTaken)
    }
    return .success(.there(keyCheck: keyCheck, firstDevice: device))
  }

  /// All of it: the account, its first way and its recovery code with what they open, and its first device, signed in. It is free
  /// to be made, and so is the way.
  func found(
    _ new: NewAccount, by way: WayRow, wrap: [UInt8]?, _ drawn: Drawn, where signup: Signup, now: Instant
  ) throws(StorageError) -> SignIn {
    // Where its log begins: no row, and the check of none.
    try rows(
      """
      INSERT INTO account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes)
      VALUES ($1, $2, $3, 1, 0, $4, 0, 0)
      """, .bytes(new.account.bytes), .integer(now.milliseconds), .bytes(new.keyCheck),
      .bytes([UInt8](repeating: 0, count: 8)))
    try put(way, wrap: wrap, now: now)
    var recovery = WayRow(recoveryOf: new.account, id: drawn.recovery)
    recovery.data = StoredRecovery(new.recovery).text
    try put(recovery, wrap: new.recovery.wrap, now: now)
    let claim = DeviceClaim(id: nil, name: new.device.name)
    let device = try device(claim, orNew: drawn.device, of: new.account, now: now)
    try begin(drawn.session, of: new.account, on: device, now: now)
    if signup == .invite, let invite = new.invite { try use(invite, for: new.account) }
    return SignIn(
      account: new.account, device: device, keyCheck: new.keyCheck, wraps: try wraps(of: way),
      session: drawn.session)
  }

  /// Made with the account, and not revoked.
  private func firstDevice(of account: AccountID) throws(StorageError) -> DeviceID? {
    let found = try rows(
      """
      SELECT device.id FROM device JOIN account ON account.id = device.account
      WHERE device.account = $1 AND device.made = account.made AND device.revokedAt IS NULL
      """, .bytes(account.bytes))
    return try found.first.flatMap { row throws(StorageError) in DeviceID(bytes: try row.bytes(0)) }
  }
}
