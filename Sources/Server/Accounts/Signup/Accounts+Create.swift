package import Kernel
import Storage

extension Accounts {
  /// Makes an account with a password and a recovery code. The same request again, its answer lost on the way, gives the same
  /// account and device; `session` is a new one each time.
  package func create(_ request: CreateRequest, from address: String?, now: Instant) async throws(AccountError)
    -> SignIn
  {
    // Of the address alone: an account's tries are for its secret, and else anybody could use up another's by signing up.
    let keys = keys(from: address)
    try await count(keys, now: now)
    // A second time where the same request was there twice at once.
    for _ in 0..<2 {
      let found = try await transaction(.read) { transaction throws(StorageError) in
        try state(of: request, in: transaction, now: now)
      }
      switch found {
      case .made(let made): return try await again(request, made, from: address, now: now)
      case .free:
        if let signIn = try await make(request, counted: keys, now: now) { return signIn }
      }
    }
    throw .accountTaken
  }

  /// What there is of what is to be made.
  private enum State: Sendable {
    case free
    /// An account of that id and that address.
    case made(Made)
  }

  /// By whose proof the same request is known again.
  private struct Made: Sendable {
    var way: WayRow
    var firstDevice: DeviceID
    var keyCheck: [UInt8]
  }

  private func state(
    of request: CreateRequest, in transaction: borrowing Transaction, now: Instant
  ) throws(StorageError) -> Result<State, AccountError> {
    let account = try transaction.rows(
      "SELECT CASE WHEN deletedAt IS NULL THEN 0 ELSE 1 END FROM account WHERE id = $1", .bytes(request.account.bytes))
    let way = try transaction.way(.password, subject: request.email.folded)
    if let row = account.first {
      if try row.integer(0) != 0 { return .failure(.deleted) }
      guard let way, way.account == request.account, let device = try transaction.firstDevice(of: way.account),
        let keyCheck = try transaction.keyCheck(of: way.account)
      else { return .failure(.accountTaken) }
      return .success(.made(Made(way: way, firstDevice: device, keyCheck: keyCheck)))
    }
    // First: who may not make an account is not told whose addresses are here.
    if let refusal = try signup.refusal(of: request.invite, in: transaction, now: now) { return .failure(refusal) }
    return way == nil ? .success(.free) : .failure(.emailTaken)
  }

  /// nil where something of it came to be meanwhile.
  private func make(
    _ request: CreateRequest, counted keys: [AttemptKey], now: Instant
  ) async throws(AccountError) -> SignIn? {
    let stored: StoredPassword
    do throws(AccountError) {
      stored = try await hashed(request.password, for: keys)
    } catch {
      try await uncount(keys)
      throw error
    }
    let (id, recoveryID, session) = (random(16), random(16), SessionToken(bytes: random(32)))
    guard let drawn = DeviceID(bytes: random(16)) else { return nil }
    let account = request.account
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn?, AccountError> in
      switch try state(of: request, in: transaction, now: now) {
      case .failure(let error): return .failure(error)
      case .success(.made): return .success(nil)
      case .success(.free): break
      }
      try transaction.insert(account, keyCheck: request.keyCheck, now: now)
      let password = WayRow(
        id: id, account: account, kind: .password, subject: request.email.folded, name: request.email.text,
        data: stored.text)
      try transaction.put(password, wrap: request.password.wrap, now: now)
      var recovery = WayRow(recoveryOf: account, id: recoveryID)
      recovery.data = StoredRecovery(request.recovery).text
      try transaction.put(recovery, wrap: request.recovery.wrap, now: now)
      let claim = DeviceClaim(id: nil, name: request.device.name)
      let device = try transaction.device(claim, orNew: drawn, of: account, now: now)
      try transaction.begin(session, of: account, on: device, now: now)
      if signup == .invite, let invite = request.invite { try transaction.use(invite, for: account) }
      return .success(
        SignIn(
          account: account, device: device, keyCheck: request.keyCheck,
          wraps: try transaction.wraps(of: account), session: session))
    }
  }

  /// It is there already: the same answer to who has the same password, key and first device.
  private func again(
    _ request: CreateRequest, _ made: Made, from address: String?, now: Instant
  ) async throws(AccountError) -> SignIn {
    // Its address is counted already. A try it is, at a secret that is there.
    let keys = keys(.password, of: request.email.folded, from: address).filter { $0.backOff == .account }
    try await count(keys, now: now)
    let stored = StoredPassword(blank: .init(), text: made.way.data)
    // Asked several times at once, each is answered: so a place of the address, as when it was made.
    let isSame = try await isRight(
      request.password.auth, stored, counted: keys, taking: self.keys(from: address))
    guard isSame, stored?.salt == request.password.salt, made.keyCheck == request.keyCheck else {
      throw .accountTaken
    }
    let claim = DeviceClaim(id: made.firstDevice, name: request.device.name)
    return try await enter(by: made.way, on: claim, tried: keys, now: now)
  }
}

extension Transaction {
  /// Where its log begins: no row, and the check of none.
  fileprivate func insert(_ account: AccountID, keyCheck: [UInt8], now: Instant) throws(StorageError) {
    try rows(
      """
      INSERT INTO account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes)
      VALUES ($1, $2, $3, 1, 0, $4, 0, 0)
      """, .bytes(account.bytes), .integer(now.milliseconds), .bytes(keyCheck),
      .bytes([UInt8](repeating: 0, count: 8)))
  }

  /// Made with the account, and not revoked.
  fileprivate func firstDevice(of account: AccountID) throws(StorageError) -> DeviceID? {
    let found = try rows(
      """
      SELECT device.id FROM device JOIN account ON account.id = device.account
      WHERE device.account = $1 AND device.made = account.made AND device.revokedAt IS NULL
      """, .bytes(account.bytes))
    return try found.first.flatMap { row throws(StorageError) in DeviceID(bytes: try row.bytes(0)) }
  }
}
