package import Kernel
import Storage
import Wire

/// A sign-in by a passkey.
package struct PasskeyEntry: Sendable {
  package var signIn: SignIn
  /// There may be a copy of the passkey: now or earlier, its counter did not go up.
  package var isCounterBehind: Bool
}

/// What a browser hands in of an authenticator. A challenge is used up before anything else is looked at: who guesses, guesses
/// once.
extension Accounts {
  /// An account by a passkey, without an e-mail address. The same request again, its answer lost on the way, gives the same
  /// account and device.
  package func create(
    _ new: NewAccount, by made: MadeCredential, wrap: [UInt8]?, at party: RelyingParty, from address: String?,
    now: Instant
  ) async throws(AccountError) -> SignIn {
    let passkey = try await passkey(made, Challenge(purpose: .create, account: new.account), at: party, now: now)
    let drawn = drawn()
    let way = WayRow(id: random(16), account: new.account, passkey, of: made, name: new.device.name)
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      let known = try transaction.way(.passkey, subject: way.subject)
      switch try transaction.standing(of: new, where: signup, now: now) {
      case .failure(let error): return .failure(error)
      case .success(.free):
        guard known == nil else { return .failure(.passkeyTaken) }
        // The try is not taken back: each account that is made at an address counts.
        return .success(try transaction.found(new, by: way, wrap: wrap, drawn, where: signup, now: now))
      case .success(.there(let keyCheck, let firstDevice)):
        guard let known, known.account == new.account, known.isOf(passkey), keyCheck == new.keyCheck else {
          return .failure(.accountTaken)
        }
        let claim = DeviceClaim(id: firstDevice, name: new.device.name)
        // Nothing was counted that could be taken back.
        return try transaction.enter(by: known, on: claim, drawn, tried: [], now: now)
      }
    }
  }

  /// By any passkey that an authenticator offers: it says itself whose it is.
  package func signIn(
    _ shown: ShownCredential, on device: DeviceClaim, at party: RelyingParty, from address: String?, now: Instant
  ) async throws(AccountError) -> PasskeyEntry {
    guard shown.userHandle != nil else { throw .passkey(.otherAccount) }
    let (way, passkey) = try await proved(shown, Challenge(purpose: .signIn), at: party, now: now)
    let signIn = try await enter(by: way, keeping: passkey.text, on: device, tried: keys(from: address), now: now)
    return PasskeyEntry(signIn: signIn, isCounterBehind: passkey.isCounterBehind)
  }

  /// One more way into an account, and its id; `who` is fresh. Sent again it is the same one.
  package func add(
    _ made: MadeCredential, named name: String, wrap: [UInt8]?, by who: SignedIn, at party: RelyingParty, now: Instant
  ) async throws(AccountError) -> [UInt8] {
    let account = who.account
    let passkey = try await passkey(made, Challenge(purpose: .add, account: account), at: party, now: now)
    let way = WayRow(id: random(16), account: account, passkey, of: made, name: name)
    return try await transaction(.write) { transaction throws(StorageError) -> Result<[UInt8], AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      if let known = try transaction.way(.passkey, subject: way.subject) {
        return known.account == account && known.isOf(passkey) ? .success(known.id) : .failure(.passkeyTaken)
      }
      guard try transaction.count(of: .passkey, of: account) < WayRow.mostOfAKind else {
        return .failure(.tooManyWays)
      }
      try transaction.put(way, wrap: wrap, now: now)
      return .success(way.id)
    }
  }

  /// Its session is fresh again. The answer is whether the passkey's counter once did not go up.
  package func renew(
    _ session: SessionToken, of who: SignedIn, by shown: ShownCredential, at party: RelyingParty, now: Instant
  ) async throws(AccountError) -> Bool {
    let challenge = Challenge(purpose: .fresh, account: who.account)
    let (way, passkey) = try await proved(shown, challenge, at: party, now: now)
    guard way.account == who.account else { throw .passkey(.otherAccount) }
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      guard try transaction.use(way, keeping: passkey.text, now: now) else { return .failure(.wrong) }
      try transaction.freshen(session, now: now)
      return .success(())
    }
    return passkey.isCounterBehind
  }

  private func passkey(
    _ made: MadeCredential, _ challenge: Challenge, at party: RelyingParty, now: Instant
  ) async throws(AccountError) -> StoredPasskey {
    let bytes = try challenged(made.clientData)
    try await use(bytes, challenge, by: made.attestation, now: now)
    do throws(PasskeyRefusal) { return try party.passkey(made: made, for: bytes) } catch { throw .passkey(error) }
  }

  /// The way that was shown, and what is to be kept of it.
  private func proved(
    _ shown: ShownCredential, _ challenge: Challenge, at party: RelyingParty, now: Instant
  ) async throws(AccountError) -> (WayRow, StoredPasskey) {
    let bytes = try challenged(shown.clientData)
    try await use(bytes, challenge, by: shown.signature, now: now)
    let way = try await transaction(.read) { transaction throws(StorageError) in
      .success(try transaction.way(.passkey, subject: Base64URL.text(shown.id)))
    }
    guard let way, let kept = StoredPasskey(blank: .init(), text: way.data) else { throw .passkeyUnknown }
    do throws(PasskeyRefusal) {
      return (way, try party.passkey(shown: shown, kept: kept, of: way.account, for: bytes))
    } catch { throw .passkey(error) }
  }

  /// What it says that it answers.
  private func challenged(_ clientData: [UInt8]) throws(AccountError) -> [UInt8] {
    do throws(PasskeyRefusal) { return try ClientData(clientData).challenge } catch { throw .passkey(error) }
  }

  private func use(
    _ bytes: [UInt8], _ challenge: Challenge, by answer: [UInt8], now: Instant
  ) async throws(AccountError) {
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      try transaction.use(bytes, challenge, by: answer, now: now) ? .success(()) : .failure(.challengeOver)
    }
  }
}

extension WayRow {
  /// What else is kept of one changes with its use.
  fileprivate func isOf(_ passkey: StoredPasskey) -> Bool {
    StoredPasskey(blank: .init(), text: data)?.key == passkey.key
  }

  fileprivate init(
    id: [UInt8], account: AccountID, _ passkey: StoredPasskey, of made: MadeCredential, name: String
  ) {
    self.init(
      id: id, account: account, kind: .passkey, subject: Base64URL.text(made.id), name: name, data: passkey.text)
  }
}
