package import Kernel
import Storage

/// Which programs may use some of an account's data, without being one of its devices.
extension Accounts {
  /// The caller is fresh. The same request again is no fault: its answer may have been lost.
  package func make(_ token: NewToken, by who: SignedIn, now: Instant) async throws(AccountError) {
    let row = TokenRow(
      account: who.account,
      token: Token(id: token.id, name: token.name, scopes: token.scopes, made: now, expires: token.expires),
      hash: Digest.of(token.auth), tags: token.tags)
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      if let known = try transaction.token(token.id) {
        let isSame =
          known.account == who.account && Digest.areEqual(known.hash, row.hash) && known.tags == row.tags
          && Set(known.token.scopes) == Set(row.token.scopes) && known.token.expires == row.token.expires
        return isSame ? .success(()) : .failure(.tokenTaken)
      }
      guard try transaction.tokens(of: who.account).count < Token.most else { return .failure(.tooManyTokens) }
      try transaction.put(row, wraps: token.wraps)
      return .success(())
    }
  }

  /// The newest first; also those that have ended, for a while.
  package func tokens(of account: AccountID) async throws(AccountError) -> [Token] {
    try await transaction(.read) { transaction throws(StorageError) in
      .success(try transaction.tokens(of: account).map(\.token))
    }
  }

  /// From the program's next request on it is let in no more.
  package func removeToken(_ id: TokenID, of account: AccountID) async throws(AccountError) {
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      guard try transaction.token(id)?.account == account else { return .failure(.noToken) }
      try transaction.remove(id, of: account)
      return .success(())
    }
  }
}

/// Letting a token's program in.
extension Accounts {
  /// Who a request is from. `proof` is made of the token's secret (32 bytes); one that is wrong counts as a try, and whoever has
  /// to wait is not listened to: neither tells whether there is such a token.
  package func holder(
    of id: TokenID, proof: [UInt8], from address: String?, now: Instant
  ) async throws(AccountError) -> TokenHolder {
    let keys = try keys(of: id, from: address)
    let hash = Digest.of(proof)
    let found = try await transaction(.read) { transaction throws(StorageError) -> Result<Found, AccountError> in
      if let wait = try transaction.wait(keys, now: now) { return .failure(wait) }
      guard let row = try transaction.token(id), Digest.areEqual(row.hash, hash) else { return .success(.nobody) }
      // Whoever had it knows that much; it is no try at anything.
      guard !row.isOver(at: now) else { return .failure(.tokenOver) }
      let modules = try transaction.modules(of: row)
      // An account that is going has no wraps any more.
      guard modules[.fareCard] != nil else { return .failure(.tokenOver) }
      return .success(.somebody(row, modules))
    }
    switch found {
    case .nobody:
      try await count(keys, now: now)
      throw .tokenOver
    case .somebody(let row, let modules):
      if row.token.used.map({ now.seconds(since: $0) >= Token.seldom || $0 > now }) ?? true {
        let database = database
        // Where it can't be noted now, it is at a later request.
        await aside {
          _ = try? await database.transaction(.write) { transaction throws(StorageError) in
            try transaction.rows(
              "UPDATE token SET used = $1 WHERE id = $2", .integer(now.milliseconds), .text(id.text))
          }
        }
      }
      return TokenHolder(account: row.account, token: id, scopes: Set(row.token.scopes), modules: modules)
    }
  }

  /// What a read found under an id.
  private enum Found: Sendable {
    case nobody
    case somebody(TokenRow, [TokenModule: TokenHolder.Module])
  }

  /// Tries at one token from one address, so that nobody elsewhere locks its program out, and a program with a token of before uses
  /// up few of those that its whole house has.
  private func keys(of id: TokenID, from address: String?) throws(AccountError) -> [AttemptKey] {
    let place = address ?? ""
    return [
      try key(.account, "token\0" + id.text + "\0" + place),
      try key(address == nil ? .crowd : .address, "token\0" + place),
    ]
  }
}

extension Transaction {
  /// What was answered under a program's own key, by the hash of that; sealed.
  func tokenAnswer(_ hash: [UInt8], to token: TokenID) throws(StorageError) -> [UInt8]? {
    try rows("SELECT box FROM tokenAnswer WHERE token = $1 AND hash = $2", .text(token.text), .bytes(hash)).first?
      .bytes(0)
  }
}
