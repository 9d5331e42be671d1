package import Kernel
import Storage
import Wire

/// In by a provider, in three steps of one browser: it is sent there, comes back with an answer and gets a ticket, and trades that
/// for a session. No key comes with it: what opens the data another device or the recovery code knows.
extension Accounts {
  /// A sign-in begins. `browser` is the one that begins it, where it began another within ten minutes: two tabs go side by side.
  package func beginOpenID(
    with provider: String, in browser: FlowToken?, from address: String?, now: Instant
  ) async throws(AccountError) -> OpenIDFlow {
    try await count(keys(from: address), now: now)
    let flow = try OpenIDFlow(
      state: Base64URL.text(random(32)), in: browser ?? FlowToken(bytes: random(32)), with: provider, secret)
    let row = PendingRow(
      hash: OpenIDFlow.hash(flow.state, in: flow.browser, with: provider), purpose: Purpose.flow.rawValue,
      expires: now.adding(seconds: FlowToken.time))
    return try await transaction(.write) { transaction throws(StorageError) in
      try transaction.keep(row, now: now)
      return .success(flow)
    }
  }

  /// The one that an answer is for; it is used up, whatever the answer is.
  package func openIDFlow(
    _ state: String, with provider: String, in browser: FlowToken?, now: Instant
  ) async throws(AccountError) -> OpenIDFlow {
    guard let browser, state.utf8.count == 43 else { throw .openID(.notBegunHere) }
    let hash = OpenIDFlow.hash(state, in: browser, with: provider)
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      let used = try transaction.rows(
        "DELETE FROM challenge WHERE hash = $1 AND purpose = $2 AND expires > $3 RETURNING hash", .bytes(hash),
        .text(Purpose.flow.rawValue), .integer(now.milliseconds))
      return used.isEmpty ? .failure(.openID(.notBegunHere)) : .success(())
    }
    return try OpenIDFlow(state: state, in: browser, with: provider, secret)
  }

  /// For whom the provider named, in the browser that began it.
  package func ticket(
    for identity: OpenIDIdentity, in browser: FlowToken, now: Instant
  ) async throws(AccountError) -> OpenIDTicket {
    let ticket = OpenIDTicket(bytes: random(32))
    let row = PendingRow(
      hash: ticket.hash(in: browser), purpose: Purpose.ticket.rawValue, data: identity.text,
      expires: now.adding(seconds: OpenIDTicket.time))
    return try await transaction(.write) { transaction throws(StorageError) in
      try transaction.keep(row, now: now)
      return .success(ticket)
    }
  }

  /// `noAccount` where there is none yet, and then the ticket is good for making one. `browsers` are what the one that asks has of
  /// flow cookies.
  package func signIn(
    _ request: OpenIDSignIn, in browsers: [FlowToken], from address: String?, now: Instant
  ) async throws(AccountError) -> SignIn {
    let (drawn, keys) = (drawn(), try keys(from: address))
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      guard let held = try transaction.held(request.ticket, in: browsers, now: now), held.use == .unused else {
        return .failure(.challengeOver)
      }
      guard let way = try transaction.way(.oidc, subject: held.identity.key) else { return .failure(.noAccount) }
      if let account = request.account, account != way.account { return .failure(.anotherAccount) }
      let entered = try transaction.enter(by: way, on: request.device, drawn, tried: keys, now: now)
      if case .success = entered { try transaction.rows("DELETE FROM challenge WHERE hash = $1", .bytes(held.hash)) }
      return entered
    }
  }

  /// An account for whom the ticket names. The same request again, its answer lost on the way, gives the same account and device.
  package func create(
    _ request: OpenIDCreation, in browsers: [FlowToken], now: Instant
  ) async throws(AccountError) -> SignIn {
    let (new, drawn, id) = (request.new, drawn(), random(16))
    let making = Digest.of(new.account.bytes + new.keyCheck)
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      guard let held = try transaction.held(request.ticket, in: browsers, for: making, now: now), held.use != .other
      else { return .failure(.challengeOver) }
      let known = try transaction.way(.oidc, subject: held.identity.key)
      switch try transaction.standing(of: new, where: signup, now: now) {
      case .failure(let error): return .failure(error)
      case .success(.free):
        guard known == nil else { return .failure(.identityTaken) }
        try transaction.use(held, for: making)
        let way = WayRow(by: held.identity, of: new.account, id: id)
        return .success(try transaction.found(new, by: way, wrap: nil, drawn, where: signup, now: now))
      case .success(.there(let keyCheck, let firstDevice)):
        guard let known, known.account == new.account, held.use == .same, keyCheck == new.keyCheck else {
          return .failure(.accountTaken)
        }
        let claim = DeviceClaim(id: firstDevice, name: new.device.name)
        return try transaction.enter(by: known, on: claim, drawn, tried: [], now: now)
      }
    }
  }
}

extension Accounts {
  /// One more way into an account, and its id; `who` is fresh. Sent again it is the same one.
  package func add(
    _ request: OpenIDAddition, in browsers: [FlowToken], by who: SignedIn, now: Instant
  ) async throws(AccountError) -> [UInt8] {
    let (id, making) = (random(16), Digest.of(who.account.bytes))
    return try await transaction(.write) { transaction throws(StorageError) -> Result<[UInt8], AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      guard let held = try transaction.held(request.ticket, in: browsers, for: making, now: now), held.use != .other
      else { return .failure(.challengeOver) }
      if let known = try transaction.way(.oidc, subject: held.identity.key) {
        return known.account == who.account ? .success(known.id) : .failure(.identityTaken)
      }
      guard try transaction.count(of: .oidc, of: who.account) < WayRow.mostOfAKind else {
        return .failure(.tooManyWays)
      }
      try transaction.use(held, for: making)
      let way = WayRow(by: held.identity, of: who.account, id: id)
      try transaction.put(way, wrap: nil, now: now)
      return .success(id)
    }
  }
}

extension WayRow {
  fileprivate init(by identity: OpenIDIdentity, of account: AccountID, id: [UInt8]) {
    self.init(id: id, account: account, kind: .oidc, subject: identity.key, name: identity.name, data: "")
  }
}

extension OpenIDTicket {
  fileprivate func hash(in browser: FlowToken) -> [UInt8] { Digest.of(Array("ticket ".utf8) + bytes + browser.bytes) }
}

/// Of a row that waits.
private enum Purpose: String {
  case flow = "openid"
  case ticket = "openid-ticket"
}

/// A ticket that holds.
private struct HeldTicket: Sendable {
  var hash: [UInt8]
  var identity: OpenIDIdentity
  var use: Use

  /// What it was used for, beside what is asked about.
  enum Use: Int64 {
    case unused, same, other
  }
}

extension Transaction {
  /// `making` is a hash of what is to be made by it.
  fileprivate func held(
    _ ticket: OpenIDTicket, in browsers: [FlowToken], for making: [UInt8] = [], now: Instant
  ) throws(StorageError) -> HeldTicket? {
    for browser in browsers {
      let hash = ticket.hash(in: browser)
      let found = try rows(
        """
        SELECT data, CASE WHEN answer IS NULL THEN 0 WHEN answer = $1 THEN 1 ELSE 2 END FROM challenge
        WHERE hash = $2 AND purpose = $3 AND expires > $4
        """, .bytes(making), .bytes(hash), .text(Purpose.ticket.rawValue), .integer(now.milliseconds))
      guard let row = found.first, let identity = OpenIDIdentity(blank: .init(), text: try row.text(0)) else {
        continue
      }
      let use = HeldTicket.Use(rawValue: try row.integer(1)) ?? .other
      return HeldTicket(hash: hash, identity: identity, use: use)
    }
    return nil
  }

  /// From now on it is good for the same once more, should the answer be lost, and for nothing else.
  fileprivate func use(_ ticket: HeldTicket, for making: [UInt8]) throws(StorageError) {
    try rows("UPDATE challenge SET answer = $1 WHERE hash = $2", .bytes(making), .bytes(ticket.hash))
  }
}
