package import Kernel
import Storage

/// What a browser asks an authenticator for: the options of WebAuthn Level 3 section 5.4 and 5.5, as far as they differ.
package enum PasskeyOptions: Sendable {
  /// To make one: the account that it is for, what it is listed by, and those that the account has, of which there need not be
  /// two in one place.
  case making(challenge: [UInt8], account: AccountID, name: String, known: [KnownPasskey])
  /// To show one of these; any, where there are none.
  case showing(challenge: [UInt8], known: [KnownPasskey])

  /// COSE's numbers of the kinds of keys, the most wanted first.
  package static let algorithms = COSEKey.Algorithm.allCases.map(\.rawValue)
  /// Milliseconds.
  package static let timeout = Challenge.time * 1000
}

/// A passkey of an account, as a browser finds it.
package struct KnownPasskey: Sendable {
  /// Base64url.
  package var id: String
  package var transports: [String]
}

extension Accounts {
  /// For an account that is to be there: the id is the device's own, and the passkey is listed by `name`.
  package func optionsToCreate(
    _ account: AccountID, named name: String, invite: InviteCode?, from address: String?, now: Instant
  ) async throws(AccountError) -> PasskeyOptions {
    try await count(keys(from: address), now: now)
    let bytes = random(Challenge.length)
    return try await ask(Challenge(purpose: .create, account: account), bytes, now: now) {
      transaction throws(StorageError) in
      // What makes a credential proves nothing of who makes it: only the request that made the account is known again.
      if try transaction.keyCheck(of: account) != nil { return .failure(.accountTaken) }
      // Before somebody makes one that opens nothing.
      if let refusal = try signup.refusal(of: invite, in: transaction, now: now) { return .failure(refusal) }
      return .success(.making(challenge: bytes, account: account, name: name, known: []))
    }
  }

  package func optionsToSignIn(from address: String?, now: Instant) async throws(AccountError) -> PasskeyOptions {
    try await count(keys(from: address), now: now)
    let bytes = random(Challenge.length)
    return try await ask(Challenge(purpose: .signIn), bytes, now: now) { _ in
      .success(.showing(challenge: bytes, known: []))
    }
  }

  /// The caller is fresh.
  package func optionsToAdd(
    to account: AccountID, named name: String, now: Instant
  ) async throws(AccountError) -> PasskeyOptions {
    try await count([questionKey(of: account)], now: now)
    let bytes = random(Challenge.length)
    return try await ask(Challenge(purpose: .add, account: account), bytes, now: now) {
      transaction throws(StorageError) in
      let known = try transaction.passkeys(of: account)
      return .success(.making(challenge: bytes, account: account, name: name, known: known))
    }
  }

  /// For who is signed in to say again who they are, by one of the account's.
  package func optionsToRenew(_ account: AccountID, now: Instant) async throws(AccountError) -> PasskeyOptions {
    try await count([questionKey(of: account)], now: now)
    let bytes = random(Challenge.length)
    return try await ask(Challenge(purpose: .fresh, account: account), bytes, now: now) {
      transaction throws(StorageError) in
      let known = try transaction.passkeys(of: account)
      return known.isEmpty ? .failure(.noWay) : .success(.showing(challenge: bytes, known: known))
    }
  }

  /// Kept where `options` gives no refusal.
  private func ask(
    _ challenge: Challenge, _ bytes: [UInt8], now: Instant,
    _ options: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Result<PasskeyOptions, AccountError>
  ) async throws(AccountError) -> PasskeyOptions {
    try await transaction(.write) { transaction throws(StorageError) in
      let options = try options(transaction)
      if case .success = options { try transaction.ask(challenge, bytes, now: now) }
      return options
    }
  }
}

extension Transaction {
  fileprivate func passkeys(of account: AccountID) throws(StorageError) -> [KnownPasskey] {
    try rows(
      "SELECT subject, data FROM way WHERE account = $1 AND kind = $2 ORDER BY made, subject", .bytes(account.bytes),
      .text(WayKind.passkey.rawValue)
    ).map { row throws(StorageError) in
      let stored = StoredPasskey(blank: .init(), text: try row.text(1))
      return KnownPasskey(id: try row.text(0), transports: stored?.transports ?? [])
    }
  }
}
