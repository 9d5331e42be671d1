package import Kernel
import Storage

extension Accounts {
  /// What a device needs to derive its proof. An address that nobody has gets the same answer each time, and no other work is
  /// done for it.
  package func parameters(
    of request: ParametersRequest, from address: String?, now: Instant
  ) async throws(AccountError) -> [UInt8] {
    try await count([askingKey(from: address)], now: now)
    let subject = request.email.folded
    let made = Array(try secret.bytes(of: subject, for: "salt").prefix(16))
    // As long as a real one, and read as one: known and unknown take the same time.
    let standIn = StoredPassword(
      salt: made, hash: [UInt8](repeating: 0, count: 32), hashSalt: [UInt8](repeating: 0, count: 16)
    ).text
    return try await transaction(.read) { transaction throws(StorageError) in
      let data = try transaction.way(.password, subject: subject)?.data ?? standIn
      return .success(StoredPassword(blank: .init(), text: data)?.salt ?? made)
    }
  }

  /// An unknown address and a wrong password are one answer, after the same work.
  package func signIn(
    _ request: PasswordSignIn, in browser: SessionToken? = nil, from address: String?, now: Instant
  ) async throws(AccountError) -> SignIn {
    let subject = request.email.folded
    let (way, device) = try await transaction(.read) { transaction throws(StorageError) in
      let way = try transaction.way(.password, subject: subject)
      return .success((way, try transaction.known(request.device, of: way?.account)))
    }
    let keys = try keys(.password, of: subject, on: device, from: address)
    try await count(keys, now: now)
    let stored = way.flatMap { StoredPassword(blank: .init(), text: $0.data) }
    let isRight = try await isRight(request.auth, stored, counted: keys)
    guard isRight, let way else { throw .wrong }
    return try await enter(by: way, on: request.device, in: browser, tried: keys, now: now)
  }

  /// The caller is fresh. Devices that are signed in stay so: which of them is not welcome, the list of devices says.
  package func change(
    _ request: PasswordChange, by who: SignedIn, now: Instant
  ) async throws(AccountError) {
    let account = who.account
    let (key, id) = (try changeKey(of: account), random(16))
    try await count([key], now: now)
    let stored: StoredPassword
    do throws(AccountError) {
      stored = try await hashed(request.password.auth, salt: request.password.salt, for: [key])
    } catch {
      // Nobody's fault but the crowd's.
      try await uncount([key])
      throw error
    }
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      var way = try transaction.way(.password, of: account)
      if way == nil, let email = request.email {
        if try transaction.way(.password, subject: email.folded) != nil { return .failure(.emailTaken) }
        way = WayRow(stored, by: email, of: account, id: id)
      }
      guard var way else { return .failure(.noWay) }
      way.data = stored.text
      try transaction.put(way, wrap: request.password.wrap, now: now)
      return .success(())
    }
  }

  func hashed(
    _ auth: [UInt8], salt: [UInt8], for keys: [AttemptKey]
  ) async throws(AccountError) -> StoredPassword {
    var stored = StoredPassword(salt: salt, hashSalt: random(16))
    stored.hash = try await scrypt.hash(auth, stored.hashSalt, stored.cost, for: keys)
    return stored
  }

  /// One hash is made in any case, also where there is nothing to compare it with.
  func isRight(
    _ auth: [UInt8], _ stored: StoredPassword?, counted keys: [AttemptKey], taking places: [AttemptKey]? = nil
  ) async throws(AccountError) -> Bool {
    let compared = stored ?? StoredPassword(hash: random(32), hashSalt: random(16))
    let hash: [UInt8]
    do throws(AccountError) {
      hash = try await scrypt.hash(auth, compared.hashSalt, compared.cost, for: places ?? keys)
    } catch {
      // Nobody's fault but the crowd's.
      try await uncount(keys)
      throw error
    }
    return Digest.areEqual(hash, compared.hash) && stored != nil
  }

}

extension WayRow {
  /// An account has one password.
  init(_ password: StoredPassword, by email: EmailAddress, of account: AccountID, id: [UInt8]) {
    self.init(id: id, account: account, kind: .password, subject: email.folded, name: email.text, data: password.text)
  }
}
