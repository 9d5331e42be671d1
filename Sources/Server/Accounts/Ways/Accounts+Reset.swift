package import Kernel
import Storage
import Wire

/// A forgotten password: whoever holds the mailbox gets in, and gets no key.
///
/// A new password opens nothing: what the old one opened is gone with it. A session that begins by it is `locked` until another
/// way was shown (a passkey, the recovery code, a device that pairs): it may look, and delete the account, and nothing else, so that
/// who has stolen a mailbox can neither put other ways in place of the owner's nor write into the log. Devices that are signed in
/// stay so, for they are what the data is opened with; which of them is not welcome, the list of devices says.
extension Accounts {
  /// Whether somebody has that address is not told, nor does an answer take longer where somebody has: all that is done for it is
  /// done aside, and `send` gets the address as its owner wrote it.
  package func forgot(
    _ request: ForgotRequest, from address: String?, now: Instant,
    send: @escaping @Sendable (_ to: String, _ token: ResetToken) async -> Void
  ) async throws(AccountError) {
    let subject = request.email.folded
    try await count([mailKey(to: subject)] + keys(from: address), now: now)
    let accounts = self
    await aside {
      let token = ResetToken(bytes: accounts.random(32))
      let owner = try? await accounts.database.transaction(.write) { transaction throws(StorageError) in
        try transaction.await(token, toReset: subject, now: now)
      }
      if let name = owner?.name { await send(name, token) }
    }
  }

  /// The caller's `browser` is not locked where it was in already: it has shown another way before.
  package func reset(
    _ request: ResetRequest, in browser: SessionToken?, from address: String?, now: Instant
  ) async throws(AccountError) -> SignIn {
    let keys = try keys(from: address)
    try await count(keys, now: now)
    let token = request.token
    // Before it costs a hash.
    _ = try await transaction(.read) { transaction throws(StorageError) in try transaction.way(toReset: token, now: now)
    }
    let stored: StoredPassword
    do throws(AccountError) {
      stored = try await hashed(request.auth, salt: request.salt, for: keys)
    } catch {
      // Nobody's fault but the crowd's.
      try await uncount(keys)
      throw error
    }
    let drawn = drawn()
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      let way: WayRow
      switch try transaction.way(toReset: token, now: now) {
      case .failure(let error): return .failure(error)
      case .success(let found): way = found
      }
      if let account = request.account, account != way.account { return .failure(.anotherAccount) }
      try transaction.rows("DELETE FROM challenge WHERE hash = $1", .bytes(Digest.of(token.bytes)))
      try transaction.removeWrap(of: way)
      // Of an earlier reset: whoever that was has lost the password again.
      try transaction.endLocked(of: way.account, keeping: 0)
      let whose: [AttemptKey]
      do throws(AccountError) { whose = try self.keys(.password, of: way.subject, from: nil) } catch {
        return .failure(error)
      }
      return try transaction.enter(
        by: way, keeping: stored.text, on: request.device, drawn, in: browser, tried: keys + whose.prefix(1), now: now)
    }
  }
}

extension Transaction {
  private static var purpose: String { "reset" }

  /// Whose password it may reset, where somebody has one by that address. It is good for this password alone: a change of it, or another
  /// link that was used before, makes it worthless.
  fileprivate func await(_ token: ResetToken, toReset subject: String, now: Instant) throws(StorageError) -> WayRow? {
    guard let way = try way(.password, subject: subject) else { return nil }
    try keep(
      PendingRow(
        hash: Digest.of(token.bytes), purpose: Self.purpose, account: way.account.bytes, data: way.mark,
        expires: now.adding(seconds: ResetToken.time)), now: now)
    return way
  }

  fileprivate func way(toReset token: ResetToken, now: Instant) throws(StorageError) -> Result<WayRow, AccountError> {
    let found = try rows(
      "SELECT account, data FROM challenge WHERE hash = $1 AND purpose = $2 AND expires > $3",
      .bytes(Digest.of(token.bytes)), .text(Self.purpose), .integer(now.milliseconds))
    guard let row = found.first, let account = AccountID(bytes: try row.bytes(0)),
      let way = try way(.password, of: account), way.mark == (try row.text(1))
    else { return .failure(.resetOver) }
    return .success(way)
  }
}

extension WayRow {
  /// Of what it is proved by now.
  fileprivate var mark: String { Base64URL.text(Digest.of(Array(data.utf8))) }
}
