package import Kernel
import Storage

/// How a device that is in leads another one in. Which step is whose, and when, `Pairing` says.
extension Accounts {
  /// The same request again is the same pairing; another one ends it.
  package func openPairing(
    _ request: PairingRequest, by who: SignedIn, now: Instant
  ) async throws(AccountError) -> Pairing {
    guard let drawn = PairingCode(bytes: random(PairingCode.bytes)) else { throw .pairing(.unknown) }
    return try await transaction(.write) { transaction throws(StorageError) -> Result<Pairing, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      if let there = try transaction.pairing(of: who.account), there.includes(.opener(who)),
        there.commit == request.commit, (try? there.check(now: now)) != nil
      {
        return .success(there)
      }
      // Of a million open pairings one in a million: another draw is another code.
      guard try transaction.pairing(drawn) == nil else { return .failure(.wait(seconds: 1)) }
      let pairing = Pairing(request, code: drawn, by: who, now: now)
      try transaction.put(pairing)
      return .success(pairing)
    }
  }

  /// What the opener has committed to, for who has the code. The new device must know it before it shows its own key.
  package func pairing(
    toJoin code: PairingCode, from address: String?, now: Instant
  ) async throws(AccountError) -> Pairing {
    try await guess(from: address, now: now) { () async throws(AccountError) in
      try await pairing(code, for: .stranger, now: now)
    }
  }

  package func join(
    _ request: JoinRequest, _ code: PairingCode, from address: String?, now: Instant
  ) async throws(AccountError) -> Pairing {
    try await guess(from: address, now: now) { () async throws(AccountError) in
      try await step(code, by: .stranger) { pairing throws(PairingRefusal) in try pairing.join(request, now: now) }
    }
  }

  /// As it stands.
  package func pairing(
    _ code: PairingCode, for side: PairingSide, now: Instant
  ) async throws(AccountError) -> Pairing {
    try await transaction(.read) { transaction throws(StorageError) in
      guard let pairing = try transaction.pairing(code), pairing.includes(side) else {
        return .failure(.pairing(.unknown))
      }
      do throws(PairingRefusal) { try pairing.check(now: now) } catch { return .failure(.pairing(error)) }
      return .success(pairing)
    }
  }

  package func reveal(
    _ request: RevealRequest, _ code: PairingCode, by who: SignedIn, now: Instant
  ) async throws(AccountError) {
    _ = try await step(code, by: .opener(who)) { pairing throws(PairingRefusal) in
      try pairing.reveal(request.key, now: now)
    }
  }

  /// The new device belongs to the account from here on; what it is there.
  package func confirm(
    _ request: ConfirmRequest, _ code: PairingCode, by who: SignedIn, now: Instant
  ) async throws(AccountError) -> DeviceID {
    guard let drawn = DeviceID(bytes: random(16)) else { throw .noDevice }
    return try await transaction(.write) { transaction throws(StorageError) -> Result<DeviceID, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      guard var pairing = try transaction.pairing(code), pairing.includes(.opener(who)) else {
        return .failure(.pairing(.unknown))
      }
      let joiner: Pairing.Joiner
      do throws(PairingRefusal) { joiner = try pairing.joinerToConfirm(now: now) } catch {
        return .failure(.pairing(error))
      }
      if let approval = pairing.approval { return .success(approval.device) }
      // Always a new one: who says to be one that is there would not be seen in the list.
      let claim = DeviceClaim(id: nil, name: joiner.device.name)
      let device = try transaction.device(claim, orNew: drawn, of: who.account, now: now)
      pairing.confirm(request.wrap, on: device, now: now)
      try transaction.put(pairing)
      return .success(device)
    }
  }

  /// The new device's session, drawn only now, so that its secret lies nowhere. It is as fresh as the opener's: who finds a device
  /// open must not make themselves another one that may do more. Again, it is another session in place of the first.
  package func signIn(
    by token: PairingToken, _ code: PairingCode, now: Instant
  ) async throws(AccountError) -> SignIn {
    let session = SessionToken(bytes: random(32))
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      guard let pairing = try transaction.pairing(code), pairing.includes(.joiner(token)) else {
        return .failure(.pairing(.unknown))
      }
      let (device, wrap): (DeviceID, [UInt8])
      do throws(PairingRefusal) { (device, wrap) = try pairing.toCollect(now: now) } catch {
        return .failure(.pairing(error))
      }
      let account = pairing.account
      guard let keyCheck = try transaction.keyCheck(of: account) else { return .failure(.deleted) }
      // Who was taken off meanwhile leads nobody in.
      guard try transaction.isLive(pairing.opener, of: account.bytes) else { return .failure(.revoked) }
      guard try transaction.isLive(device, of: account.bytes) else { return .failure(.revoked) }
      // As it was when the opener said yes: what the opener proves later is not for this device.
      let asked = try transaction.proved(by: pairing.opener, of: account)
      let proved = asked <= pairing.expires.adding(seconds: -Pairing.life) ? asked : Instant(milliseconds: 0)
      try transaction.begin(session, of: account, on: device, proved: proved, now: now)
      return .success(
        SignIn(
          account: account, device: device, keyCheck: keyCheck,
          wraps: [Wrap(kind: "pairing", id: pairing.code.text, bytes: wrap)], session: session))
    }
  }

  /// The opener's no, and the new device's goodbye: that it has all, or that it gives up. Once more is no fault.
  package func endPairing(_ code: PairingCode, by side: PairingSide, now: Instant) async throws(AccountError) {
    let left = try await transaction(.write) { transaction throws(StorageError) -> Result<AccountID?, AccountError> in
      guard var pairing = try transaction.pairing(code), pairing.includes(side) else { return .success(nil) }
      // A no after the yes takes the device off again, whether or not it was in already.
      let refused =
        if case .opener = side, pairing.state != .done { pairing.approval?.device } else { nil as DeviceID? }
      if let refused { _ = try transaction.revoke(refused, of: pairing.account, now: now) }
      if pairing.end(by: side) { try transaction.put(pairing) } else { try transaction.remove(pairing) }
      return .success(refused.map { _ in pairing.account })
    }
    if let left { dismissals.announce(Dismissal(account: left)) }
  }

  private func step(
    _ code: PairingCode, by side: PairingSide,
    _ take: @escaping @Sendable (inout Pairing) throws(PairingRefusal) -> Void
  ) async throws(AccountError) -> Pairing {
    try await transaction(.write) { transaction throws(StorageError) -> Result<Pairing, AccountError> in
      guard var pairing = try transaction.pairing(code), pairing.includes(side) else {
        return .failure(.pairing(.unknown))
      }
      do throws(PairingRefusal) { try take(&pairing) } catch { return .failure(.pairing(error)) }
      try transaction.put(pairing)
      return .success(pairing)
    }
  }

  /// Only a wrong code counts as one, and it is counted before it is looked up.
  private func guess(
    from address: String?, now: Instant, _ look: () async throws(AccountError) -> Pairing
  ) async throws(AccountError) -> Pairing {
    let keys = try codeKeys(from: address)
    try await count(keys, now: now)
    let found: Result<Pairing, AccountError>
    do throws(AccountError) { found = .success(try await look()) } catch { found = .failure(error) }
    if case .failure(.pairing(.unknown)) = found {} else { try await uncount(keys) }
    return try found.get()
  }
}

extension Transaction {
  /// When the holder of that device's session last proved who they are; long ago where it has none any more.
  fileprivate func proved(by device: DeviceID, of account: AccountID) throws(StorageError) -> Instant {
    let found = try rows(
      "SELECT fresh FROM session WHERE account = $1 AND device = $2 ORDER BY fresh DESC LIMIT 1", .bytes(account.bytes),
      .bytes(device.bytes))
    return Instant(milliseconds: try found.first?.integer(0) ?? 0)
  }
}
