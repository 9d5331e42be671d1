package import Accounts
package import Kernel
package import Storage

/// Where one device is sent to.
package struct Subscription: Equatable, Sendable {
  /// 16 bytes, drawn by the server; the same for as long as the device has one.
  var id: [UInt8]
  package var endpoint: String
  var keys: SubscriptionKeys
  package var language: LanguageTag
  /// When its push service took something last, to the day.
  var ok: Instant
  /// Its push service takes nothing for it.
  package var isFailing: Bool

  /// Of one account.
  static let most = 10

  static let columns = "id, endpoint, p256dh, auth, language, ok, failing"

  /// nil for a row that was written by no program of ours.
  init?(_ row: Row, at first: Int = 0) throws(StorageError) {
    guard let keys = SubscriptionKeys(publicKey: try row.bytes(first + 2), secret: try row.bytes(first + 3)) else {
      return nil
    }
    self.keys = keys
    id = try row.bytes(first)
    endpoint = try row.text(first + 1)
    language = LanguageTag(tag: try row.text(first + 4))
    ok = Instant(milliseconds: try row.integer(first + 5))
    isFailing = try row.integer(first + 6) != 0
  }
}

/// The subscriptions of an account, as one of its devices sees them.
package struct Subscriptions: Equatable, Sendable {
  /// This device's.
  package var own: Subscription?
  /// Of the account.
  package var count: Int
}

/// Keeps them.
package struct SubscriptionStore: Sendable {
  private let database: Database
  private let random: @Sendable (_ count: Int) -> [UInt8]

  package init(_ database: Database, random: @escaping @Sendable (_ count: Int) -> [UInt8]) {
    self.database = database
    self.random = random
  }

  package func subscriptions(of who: SignedIn) async throws(AccountError) -> Subscriptions {
    try await database.transaction(.autocommit, broken: AccountError.storage) { transaction throws(StorageError) in
      .success(try transaction.subscriptions(of: who))
    }
  }

  /// A device has one, and an account ten: beyond that the oldest goes. An endpoint is a browser's, so it goes along where that
  /// signs in to another account.
  package func put(
    _ request: SubscriptionRequest, by who: SignedIn, now: Instant
  ) async throws(AccountError) -> Subscriptions {
    let id = random(16)
    return try await database.transaction(.locking, broken: AccountError.storage) {
      transaction throws(StorageError) -> Result<Subscriptions, AccountError> in
      if let refusal = try transaction.refusal(of: who) { return .failure(refusal) }
      try transaction.put(request, id: id, by: who, now: now)
      return .success(try transaction.subscriptions(of: who))
    }
  }

  /// Once more is no fault.
  package func remove(of who: SignedIn) async throws(AccountError) {
    try await database.transaction(.write, broken: AccountError.storage) { transaction throws(StorageError) in
      try transaction.rows(
        "DELETE FROM push WHERE account = $1 AND device = $2", .bytes(who.account.bytes), .bytes(who.device.bytes))
      return .success(())
    }
  }

  /// What became of one message that belongs to no reminder.
  func note(_ outcome: PushOutcome, of subscription: Subscription, now: Instant) async throws(StorageError) {
    try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.note(outcome, of: subscription, now: now)
    }
  }
}

extension Transaction {
  fileprivate func subscriptions(of who: SignedIn) throws(StorageError) -> Subscriptions {
    let all = try rows(
      "SELECT device, \(Subscription.columns) FROM push WHERE account = $1", .bytes(who.account.bytes))
    var own: Subscription?
    for row in all where try row.bytes(0) == who.device.bytes { own = try Subscription(row, at: 1) }
    return Subscriptions(own: own, count: all.count)
  }

  fileprivate func put(
    _ request: SubscriptionRequest, id: [UInt8], by who: SignedIn, now: Instant
  ) throws(StorageError) {
    // Two accounts at once, as where one signs out and another in, are one after the other.
    try lock("push " + request.endpoint)
    try rows(
      "DELETE FROM push WHERE endpoint = $1 AND NOT (account = $2 AND device = $3)", .text(request.endpoint),
      .bytes(who.account.bytes), .bytes(who.device.bytes))
    try rows(
      """
      INSERT INTO push (id, account, device, endpoint, p256dh, auth, language, made, ok, failing)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0)
      ON CONFLICT (account, device) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
        auth = excluded.auth, language = excluded.language, made = excluded.made, ok = 0, failing = 0
      """, .bytes(id), .bytes(who.account.bytes), .bytes(who.device.bytes), .text(request.endpoint),
      .bytes(request.keys.publicKey), .bytes(request.keys.secret), .text(request.language.rawValue),
      .integer(now.milliseconds))
    try rows(
      """
      DELETE FROM push WHERE id IN
        (SELECT id FROM push WHERE account = $1 AND device <> $2 ORDER BY made DESC, id LIMIT 1000 OFFSET \(Subscription.most - 1))
      """, .bytes(who.account.bytes), .bytes(who.device.bytes))
  }

  /// What a push service said of one, written down where it changes anything. One that was renewed meanwhile is another.
  func note(_ outcome: PushOutcome, of subscription: Subscription, now: Instant) throws(StorageError) {
    let (id, endpoint) = (SQLValue.bytes(subscription.id), SQLValue.text(subscription.endpoint))
    switch outcome {
    case .taken where subscription.isFailing || now.seconds(since: subscription.ok) >= 86_400:
      try rows(
        "UPDATE push SET ok = $1, failing = 0 WHERE id = $2 AND endpoint = $3", .integer(now.milliseconds), id, endpoint
      )
    case .gone: try rows("DELETE FROM push WHERE id = $1 AND endpoint = $2", id, endpoint)
    case .refused where !subscription.isFailing:
      try rows(
        "UPDATE push SET failing = $1 WHERE id = $2 AND endpoint = $3", .integer(now.milliseconds), id, endpoint)
    case .taken, .refused, .tooLarge, .later: break
    }
  }
}
