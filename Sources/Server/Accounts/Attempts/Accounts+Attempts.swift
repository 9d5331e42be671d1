import Kernel
import Storage
import Wire

/// Whose tries are counted together. What is kept of it is a hash that only this server can make.
struct AttemptKey: Equatable, Sendable {
  var backOff: BackOff
  var text: String
}

extension Accounts {
  /// Those of one try: at the secret of that kind that the subject has, there or not, and from that network address.
  ///
  /// Who names a device that the account has, has tries of that device's own: strangers don't know its id, so they can use up
  /// only their own tries, and don't lock anybody out of where they were in before.
  func keys(
    _ kind: WayKind, of subject: String, on device: DeviceID? = nil, from address: String?
  ) throws(AccountError) -> [AttemptKey] {
    let whose = device.map { subject + "\0" + $0.text } ?? subject
    return try [key(.account, kind.rawValue + "\0" + whose)] + keys(from: address)
  }

  /// That of a try which names nobody. nil is who can't be told from others.
  func keys(from address: String?) throws(AccountError) -> [AttemptKey] {
    [try key(address == nil ? .crowd : .address, address ?? "")]
  }

  /// That of a question which proves nothing and costs little: an address has as many as a crowd has tries.
  func askingKey(from address: String?) throws(AccountError) -> AttemptKey {
    try key(.crowd, "asking\0" + (address ?? ""))
  }

  /// That of a question to an authenticator by who is signed in: those that wait are few, for all together.
  func questionKey(of account: AccountID) throws(AccountError) -> AttemptKey {
    try key(.address, "question\0" + account.text)
  }

  /// That of the mails to one e-mail address, whether anybody here has it or not.
  func mailKey(to subject: String) throws(AccountError) -> AttemptKey { try key(.mail, subject) }

  /// That of a change to an account by who is signed in to it.
  func changeKey(of account: AccountID) throws(AccountError) -> AttemptKey {
    try key(.account, "change\0" + account.text)
  }

  /// That of a try at a pairing code. There is no account yet.
  func codeKeys(from address: String?) throws(AccountError) -> [AttemptKey] {
    [try key(address == nil ? .crowd : .code, address ?? "code")]
  }

  func key(_ backOff: BackOff, _ text: String) throws(AccountError) -> AttemptKey {
    let use = "attempt/\(backOff)"
    let whose = Base64URL.text(Array(try secret.bytes(of: text, for: use).prefix(16)))
    return AttemptKey(backOff: backOff, text: backOff.place + whose)
  }

  /// Counts a try under each, or under none where one says to wait.
  func count(_ keys: [AttemptKey], now: Instant) async throws(AccountError) {
    try await transaction(.locking) { transaction throws(StorageError) -> Result<Void, AccountError> in
      for key in keys { try transaction.lock(key.text) }
      var counted: [(AttemptKey, BackOff.Tally)] = []
      for key in keys {
        switch key.backOff.counting(try transaction.tally(key), at: now) {
        case .success(let tally): counted.append((key, tally))
        case .failure(let error): return .failure(error)
        }
      }
      for (key, tally) in counted {
        try transaction.keep(tally, of: key)
        try transaction.forgetOldest(of: key.backOff)
      }
      return .success(())
    }
  }

  /// Takes back a try that was not made after all.
  func uncount(_ keys: [AttemptKey]) async throws(AccountError) {
    try await transaction(.locking) { transaction throws(StorageError) -> Result<Void, AccountError> in
      for key in keys { try transaction.lock(key.text) }
      for key in keys { try transaction.takeBack(key) }
      return .success(())
    }
  }
}

extension Transaction {
  /// Whether one of them says to wait. Nothing is counted.
  func wait(_ keys: [AttemptKey], now: Instant) throws(StorageError) -> AccountError? {
    for key in keys {
      if case .failure(let error) = key.backOff.counting(try tally(key), at: now) { return error }
    }
    return nil
  }

  fileprivate func tally(_ key: AttemptKey) throws(StorageError) -> BackOff.Tally? {
    guard let row = try rows("SELECT count, until FROM attempt WHERE key = $1", .text(key.text)).first else {
      return nil
    }
    return BackOff.Tally(count: try row.integer(0), until: Instant(milliseconds: try row.integer(1)))
  }

  fileprivate func keep(_ tally: BackOff.Tally, of key: AttemptKey) throws(StorageError) {
    try rows(
      """
      INSERT INTO attempt (key, count, until) VALUES ($1, $2, $3)
      ON CONFLICT (key) DO UPDATE SET count = excluded.count, until = excluded.until
      """, .text(key.text), .integer(tally.count), .integer(tally.until.milliseconds))
  }

  fileprivate func takeBack(_ key: AttemptKey) throws(StorageError) {
    guard let tally = try tally(key), tally.count > 0 else { return }
    try keep(key.backOff.takingBack(tally), of: key)
  }

  /// Strangers may make up as many addresses as they like: what is kept of them has an end. What is made up at one door pushes
  /// out nothing of another one's; and by the order of time nobody's newest try, whatever was made up before.
  fileprivate func forgetOldest(of backOff: BackOff) throws(StorageError) {
    let (first, last) = (SQLValue.text(backOff.place), SQLValue.text(backOff.place + "~"))
    let count = try rows("SELECT COUNT(*) FROM attempt WHERE key BETWEEN $1 AND $2", first, last).first?.integer(0) ?? 0
    if count <= BackOff.mostKept { return }
    try rows(
      """
      DELETE FROM attempt WHERE key IN
        (SELECT key FROM attempt WHERE key BETWEEN $1 AND $2 ORDER BY until LIMIT $3)
      """, first, last, .integer(count - BackOff.mostKept))
  }

  /// Who got in has not failed: their account's tries are forgotten, their address has one less. Only so do those not add up who
  /// share an address, and sign in.
  func succeed(_ keys: [AttemptKey]) throws(StorageError) {
    for key in keys {
      switch key.backOff {
      case .account: try rows("DELETE FROM attempt WHERE key = $1", .text(key.text))
      case .address, .crowd, .code, .mail: try takeBack(key)
      }
    }
  }
}
