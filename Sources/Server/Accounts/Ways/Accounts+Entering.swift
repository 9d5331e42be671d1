import Kernel
import Storage

/// A sign-in that went well: what the device gets to open its data, and the session's secret for its cookie.
package struct SignIn: Sendable {
  package var account: AccountID
  package var device: DeviceID
  package var keyCheck: [UInt8]
  package var wraps: [Wrap]
  package var session: SessionToken
}

/// What a sign-in, or an account that begins, needs of the lot.
struct Drawn: Sendable {
  var device: DeviceID
  var session: SessionToken
  /// The id of a recovery code's way.
  var recovery: [UInt8]
}

extension Accounts {
  func drawn() -> Drawn {
    guard let device = DeviceID(bytes: random(16)) else { preconditionFailure("so many bytes were asked for") }
    return Drawn(device: device, session: SessionToken(bytes: random(32)), recovery: random(16))
  }

  /// What was proved was right. `data` is what is kept of the way from now on.
  func enter(
    by way: WayRow, keeping data: String? = nil, on claim: DeviceClaim, tried keys: [AttemptKey], now: Instant
  ) async throws(AccountError) -> SignIn {
    let drawn = drawn()
    return try await transaction(.write) { transaction throws(StorageError) -> Result<SignIn, AccountError> in
      try transaction.enter(by: way, keeping: data, on: claim, drawn, tried: keys, now: now)
    }
  }
}

extension Transaction {
  func enter(
    by way: WayRow, keeping data: String? = nil, on claim: DeviceClaim, _ drawn: Drawn, tried keys: [AttemptKey],
    now: Instant
  ) throws(StorageError) -> Result<SignIn, AccountError> {
    guard try use(way, keeping: data, now: now), let keyCheck = try keyCheck(of: way.account) else {
      return .failure(.wrong)
    }
    let device = try device(claim, orNew: drawn.device, of: way.account, now: now)
    try begin(drawn.session, of: way.account, on: device, now: now)
    try succeed(keys)
    return .success(
      SignIn(
        account: way.account, device: device, keyCheck: keyCheck, wraps: try wraps(of: way.account),
        session: drawn.session))
  }

  /// Whether it is still as it was looked at: it may have been changed, or its account deleted, while it was proved.
  func use(_ way: WayRow, keeping data: String? = nil, now: Instant) throws(StorageError) -> Bool {
    try !rows(
      "UPDATE way SET used = $1, data = $2 WHERE id = $3 AND data = $4 RETURNING id", .integer(now.milliseconds),
      .text(data ?? way.data), .bytes(way.id), .text(way.data)
    ).isEmpty
  }
}
