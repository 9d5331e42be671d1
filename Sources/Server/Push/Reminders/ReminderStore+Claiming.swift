import Accounts
package import Kernel
package import Storage

extension ReminderStore {
  /// How long a node has for what it took. One that is killed meanwhile leaves it to be sent again; the tag hides that.
  static let claim: Int64 = 30_000

  /// When there is something to send next; nil where nothing waits.
  package func nextWake() async throws(StorageError) -> Instant? {
    try await database.transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.rows("SELECT wake FROM reminder WHERE state <> 1 ORDER BY wake LIMIT 1").first
        .map { row throws(StorageError) in Instant(milliseconds: try row.integer(0)) }
    }
  }

  /// Writes down what became of those, and takes up to `limit` of what is due, the longest due first; both or neither.
  func turn(
    settling settled: [SettledReminder], claiming limit: Int, by holder: String, now: Instant
  ) async throws(StorageError) -> [ClaimedReminder] {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      try transaction.settle(settled, now: now)
      return limit > 0 ? try transaction.claim(limit, by: holder, now: now) : []
    }
  }
}

extension Transaction {
  fileprivate func claim(_ limit: Int, by holder: String, now: Instant) throws(StorageError) -> [ClaimedReminder] {
    // Found too late by all nodes: nobody is told any more.
    try rows(
      """
      WITH late AS (
        SELECT account, id FROM reminder WHERE state <> 1 AND wake <= $1 AND expires <= $1 LIMIT 1000\(freeRowLock))
      DELETE FROM reminder WHERE (account, id) IN (SELECT account, id FROM late)
      """, .integer(now.milliseconds))
    let until = Instant(milliseconds: now.milliseconds + ReminderStore.claim)
    let found = try rows(
      """
      WITH ready AS (
        SELECT account, id FROM reminder WHERE state <> 1 AND wake <= $1 ORDER BY wake LIMIT \(limit)\(freeRowLock))
      UPDATE reminder SET wake = $2, claimedBy = $3, tries = tries + 1
      WHERE (account, id) IN (SELECT account, id FROM ready)
      RETURNING account, id, due, expires, box, badge, at, gone, anchor, tries, remaining
      """, .integer(now.milliseconds), .integer(until.milliseconds), .text(holder))
    if found.isEmpty { return [] }
    let subscriptions = try subscriptions(of: Set(found.map { row throws(StorageError) in try row.bytes(0) }))
    var claimed: [ClaimedReminder] = []
    for row in found {
      guard let account = AccountID(bytes: try row.bytes(0)) else { continue }
      let badge = Int(try row.integer(5))
      let at = try row.integer(6)
      var reminder = ClaimedReminder(
        account: account, id: try row.text(1), due: Instant(milliseconds: try row.integer(2)),
        expires: Instant(milliseconds: try row.integer(3)), until: until, box: try row.text(4),
        badge: badge < 0 ? nil : badge, at: at == 0 ? nil : Instant(milliseconds: at),
        isGone: try row.integer(7) != 0,
        isOfMoves: ReminderAnchor(text: try row.text(8))?.isOfMoves ?? false, tries: Int(try row.integer(9)),
        targets: subscriptions[account.bytes] ?? [], later: [])
      let text = try row.text(10)
      if !text.isEmpty { reminder.narrow(to: [ClaimedReminder.Remaining](text: text), now: now) }
      claimed.append(reminder)
    }
    return claimed
  }

  private func subscriptions(of accounts: Set<[UInt8]>) throws(StorageError) -> [[UInt8]: [Subscription]] {
    var all: [[UInt8]: [Subscription]] = [:]
    let places = (1...accounts.count).map { "$\($0)" }.joined(separator: ", ")
    let found = try rows(
      "SELECT account, \(Subscription.columns) FROM push WHERE account IN (\(places))", accounts.map { .bytes($0) })
    for row in found {
      if let subscription = try Subscription(row, at: 1) { all[try row.bytes(0), default: []].append(subscription) }
    }
    return all
  }

  fileprivate func settle(_ settled: [SettledReminder], now: Instant) throws(StorageError) {
    var sent: [SQLValue] = []
    // In one order, so that two nodes don't wait for each other.
    for one in settled.sorted(by: { $0.claimed.key.lexicographicallyPrecedes($1.claimed.key) }) {
      let row: [SQLValue] = [
        .bytes(one.claimed.account.bytes), .text(one.claimed.id), .integer(one.claimed.until.milliseconds),
      ]
      if let next = one.remaining.map(\.at).min() {
        _ = try rows(
          "UPDATE reminder SET wake = $4, claimedBy = '', remaining = $5 WHERE account = $1 AND id = $2 AND wake = $3",
          row + [.integer(next.milliseconds), .text(one.remaining.text)])
      } else if one.claimed.isOfMoves {
        _ = try rows(
          """
          UPDATE reminder SET wake = expires, claimedBy = '', remaining = '', tries = 0
          WHERE account = $1 AND id = $2 AND wake = $3
          """,
          row)
      } else {
        sent += row
      }
    }
    if !sent.isEmpty {
      let places = stride(from: 1, to: sent.count, by: 3).map { "($\($0), $\($0 + 1), $\($0 + 2))" }
      _ = try rows(
        """
        UPDATE reminder SET state = 1, claimedBy = '', remaining = ''
        WHERE (account, id, wake) IN (VALUES \(places.joined(separator: ", ")))
        """, sent)
    }
    for one in settled {
      for (subscription, outcome) in one.outcomes { try note(outcome, of: subscription, now: now) }
    }
  }
}

extension ClaimedReminder {
  fileprivate var key: [UInt8] { account.bytes + Array(id.utf8) }

  /// To those that have not taken it, of whom some are to be tried later.
  fileprivate mutating func narrow(to remaining: [Remaining], now: Instant) {
    targets = targets.filter { target in remaining.contains { $0.id == target.id && $0.at <= now } }
    later = remaining.filter { $0.at > now }
  }
}
