package import Kernel
import Storage

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

}
