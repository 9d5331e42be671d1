package import Kernel
import Storage
import Wire

extension Accounts {
  /// By the recovery code. It stays as it is until the device has put another in its place: an answer that is lost on its way
  /// must not take the last way in.
  package func signIn(_ request: RecoverySignIn, from address: String?, now: Instant) async throws(AccountError)
    -> SignIn
  {
    let subject =
      switch request.owner {
      case .email(let email): email.folded
      case .account(let account): account.text
      case .whoseCodeItIs: Base64URL.text(Digest.of(request.auth))
      }
    let (way, device) = try await transaction(.read) { transaction throws(StorageError) in
      let way = try transaction.recovery(of: request)
      return .success((way, try transaction.known(request.device, of: way?.account)))
    }
    let keys = try keys(.recovery, of: subject, on: device, from: address)
    try await count(keys, now: now)
    let stored = way.flatMap { StoredRecovery(blank: .init(), text: $0.data) } ?? StoredRecovery(hash: random(32))
    guard Digest.areEqual(Digest.of(request.auth), stored.hash), let way else { throw .wrong }
    return try await enter(by: way, on: request.device, tried: keys, now: now)
  }

  /// A new code in place of the one there was; the caller is fresh.
  package func replace(
    _ recovery: NewRecovery, by who: SignedIn, now: Instant
  ) async throws(AccountError) {
    let account = who.account
    let (id, data) = (random(16), StoredRecovery(recovery).text)
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      var way = try transaction.way(.recovery, of: account) ?? WayRow(recoveryOf: account, id: id)
      way.data = data
      try transaction.put(way, wrap: recovery.wrap, now: now)
      return .success(())
    }
  }
}

extension Transaction {
  fileprivate func recovery(of request: RecoverySignIn) throws(StorageError) -> WayRow? {
    switch request.owner {
    case .account(let account): return try way(.recovery, of: account)
    case .email(let email):
      guard let password = try way(.password, subject: email.folded) else { return nil }
      return try way(.recovery, of: password.account)
    case .whoseCodeItIs:
      let stored = StoredRecovery(hash: Digest.of(request.auth)).text
      let subject = try rows(
        "SELECT subject FROM way WHERE kind = $1 AND data = $2", .text(WayKind.recovery.rawValue), .text(stored)
      ).first?.text(0)
      guard let subject else { return nil }
      return try way(.recovery, subject: subject)
    }
  }
}

extension StoredRecovery {
  init(_ recovery: NewRecovery) { hash = Digest.of(recovery.auth) }
}

extension WayRow {
  /// Without what it is proved by. An account has one code.
  init(recoveryOf account: AccountID, id: [UInt8]) {
    self.init(id: id, account: account, kind: .recovery, subject: account.text, name: "", data: "")
  }
}
