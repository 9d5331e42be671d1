package import Kernel
import Storage

/// A sign-in that went well: what the device gets to open its data, and the session's secret for its cookie.
package struct SignIn: Sendable {
  package var account: AccountID
  package var device: DeviceID
  package var keyCheck: [UInt8]
  package var wraps: [Wrap]
  package var session: SessionToken
}

extension Accounts {
  /// What a device needs to derive its proof. An address that nobody has gets the same answer each time, and no other work is
  /// done for it.
  package func parameters(of request: ParametersRequest) async throws(AccountError) -> [UInt8] {
    let subject = request.email.folded
    let made = Array(secret.bytes(of: subject, for: "salt").prefix(16))
    return try await transaction(.read) { transaction throws(StorageError) in
      let way = try transaction.way(.password, subject: subject)
      return .success(way.flatMap { StoredPassword(blank: .init(), text: $0.data) }?.salt ?? made)
    }
  }

  /// An unknown address and a wrong password are one answer, after the same work.
  package func signIn(_ request: PasswordSignIn, from address: String?, now: Instant) async throws(AccountError)
    -> SignIn
  {
    let subject = request.email.folded
    let keys = keys(.password, of: subject, from: address)
    try await count(keys, now: now)
    let way = try await transaction(.read) { transaction throws(StorageError) in
      .success(try transaction.way(.password, subject: subject))
    }
    let stored = way.flatMap { StoredPassword(blank: .init(), text: $0.data) }
    let isRight = try await isRight(request.auth, stored, counted: keys)
    guard isRight, let way else { throw .wrong }
    return try await enter(by: way, on: request.device, tried: keys, now: now)
  }

  /// The caller is fresh. Devices that are signed in stay so: which of them is not welcome, the list of devices says.
  package func change(
    _ request: PasswordChange, of account: AccountID, now: Instant
  ) async throws(AccountError) {
    let stored = try await hashed(request.password)
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      guard var way = try transaction.way(.password, of: account) else { return .failure(.noWay) }
      way.data = stored.text
      try transaction.put(way, wrap: request.password.wrap, now: now)
      return .success(())
    }
  }

  func hashed(_ password: NewPassword) async throws(AccountError) -> StoredPassword {
    var stored = StoredPassword(salt: password.salt, hashSalt: random(16))
    stored.hash = try await scrypt.hash(password.auth, stored.hashSalt, stored.cost)
    return stored
  }

  /// One hash is made in any case, also where there is nothing to compare it with.
  func isRight(
    _ auth: [UInt8], _ stored: StoredPassword?, counted keys: [AttemptKey]
  ) async throws(AccountError) -> Bool {
    let compared = stored ?? StoredPassword(hash: random(32), hashSalt: random(16))
    let hash: [UInt8]
    do throws(AccountError) {
      hash = try await scrypt.hash(auth, compared.hashSalt, compared.cost)
    } catch {
      // Nobody's fault but the crowd's.
      try await uncount(keys)
      throw error
    }
    return Digest.areEqual(hash, compared.hash) && stored != nil
  }

  /// The secret was right.
  func enter(
    by way: WayRow, on claim: DeviceClaim, tried keys: [AttemptKey], now: Instant
  ) async throws(AccountError) -> SignIn {
    let (drawn, session) = (DeviceID(bytes: random(16)), SessionToken(bytes: random(32)))
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      // It may have been changed, or its account deleted, while the hash was made.
      guard let drawn, try transaction.way(way.kind, subject: way.subject)?.data == way.data,
        let keyCheck = try transaction.keyCheck(of: way.account)
      else { return .failure(.wrong) }
      let device = try transaction.device(claim, orNew: drawn, of: way.account, now: now)
      try transaction.begin(session, of: way.account, on: device, now: now)
      try transaction.rows("UPDATE way SET used = $1 WHERE id = $2", .integer(now.milliseconds), .bytes(way.id))
      try transaction.succeed(keys)
      return .success(
        SignIn(
          account: way.account, device: device, keyCheck: keyCheck, wraps: try transaction.wraps(of: way.account),
          session: session))
    }
  }
}
