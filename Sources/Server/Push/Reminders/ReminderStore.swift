package import Accounts
package import Kernel
package import Storage

/// Keeps what is to be sent when, for all nodes of a database. What devices ask of it is here; what the sender does with it, in
/// `ReminderStore+Claiming`.
package struct ReminderStore: Sendable {
  let database: Database

  package init(_ database: Database) { self.database = database }

  /// Why something asked of it is not done.
  package enum Refusal: Error, Equatable, Sendable {
    /// A later set is there.
    case older
    /// No such reminder, or one that is long over.
    case unknown
    /// So many were sent to this account lately that no more are taken.
    case full
    case account(AccountError)
  }

  /// Of one account, those that were sent among them: who asks for more than a year's in two days asks for nothing honest.
  static let most = 2000

  /// All of an account's, in place of those that were there; how many wait then. What was sent stays sent, what was put off stays put
  /// off, and what is being sent is not sent again where the new set lacks it.
  package func put(_ set: ReminderSet, by who: SignedIn) async throws(Refusal) -> Int {
    try await database.transaction(.locking, broken: { .account(.storage($0)) }) {
      transaction throws(StorageError) -> Result<Int, Refusal> in
      if let refusal = try transaction.refusal(of: who) { return .failure(.account(refusal)) }
      return try transaction.put(set, of: who.account)
    }
  }

  /// The same once more, so many seconds from now, on all devices.
  package func putOff(
    _ id: String, by who: SignedIn, seconds: Int64, now: Instant
  ) async throws(Refusal) {
    let due = now.adding(seconds: seconds)
    let known = now.adding(seconds: -AccountUpkeep.rememberedReminders)
    try await database.transaction(.locking, broken: { .account(.storage($0)) }) {
      transaction throws(StorageError) -> Result<Void, Refusal> in
      if let refusal = try transaction.refusal(of: who) { return .failure(.account(refusal)) }
      let changed = try transaction.rows(
        """
        UPDATE reminder SET state = 2, due = $1, wake = $1, claimedBy = '', remaining = '', tries = 0, anchor = '',
          expires = $1 + CASE WHEN expires - due > \(Self.leastPutOff) THEN expires - due ELSE \(Self.leastPutOff) END
        WHERE account = $2 AND id = $3 AND expires > $4 AND box <> '' RETURNING id
        """, .integer(due.milliseconds), .bytes(who.account.bytes), .text(id), .integer(known.milliseconds))
      return changed.isEmpty ? .failure(.unknown) : .success(())
    }
  }

  /// Milliseconds for which one that was put off is worth telling at least.
  private static let leastPutOff = 600_000

  /// It was done elsewhere: nothing more is sent of it, nor can it be put off, for its text is gone. One that isn't there is no fault.
  package func end(_ id: String, by who: SignedIn) async throws(Refusal) {
    try await database.transaction(.locking, broken: { .account(.storage($0)) }) {
      transaction throws(StorageError) -> Result<Void, Refusal> in
      if let refusal = try transaction.refusal(of: who) { return .failure(.account(refusal)) }
      try transaction.rows(
        "UPDATE reminder SET state = 1, claimedBy = '', remaining = '', box = '' WHERE account = $1 AND id = $2",
        .bytes(who.account.bytes), .text(id))
      return .success(())
    }
  }
}

/// What stands in the table of one that is to be compared.
private struct StoredReminder {
  var asked: Int64
  var expires: Int64
  var due: Int64
  var state: Int64
  var anchor: String
  var box: String
  var badge: Int64
  /// It is just being sent.
  var isClaimed: Bool
  /// Who has not taken it, of those that it was sent to.
  var remaining: String

  var isBegun: Bool { isClaimed || !remaining.isEmpty }
  /// It waits, or would be tried again if it had not been left out of a set.
  var isOpen: Bool { state == 0 || state == 1 && !remaining.isEmpty }

  /// Those who have not taken it, to be tried then.
  func remaining(at time: Instant) -> String {
    [ClaimedReminder.Remaining](text: remaining).map { ClaimedReminder.Remaining(id: $0.id, at: time) }.text
  }
}

extension Transaction {
  fileprivate func put(_ set: ReminderSet, of account: AccountID) throws(StorageError) -> Result<
    Int, ReminderStore.Refusal
  > {
    // Whoever else puts one for this account waits here. Nobody knows more of the log than there is: else one device in error would
    // be the last that is heard.
    let taken = try rows(
      """
      INSERT INTO reminderSet (account, seq, changed)
      SELECT id, CASE WHEN lastNumber < $2 THEN lastNumber ELSE $2 END, 0 FROM account WHERE id = $1
      ON CONFLICT (account) DO UPDATE SET seq = excluded.seq WHERE reminderSet.seq <= excluded.seq RETURNING seq
      """, .bytes(account.bytes), .integer(set.seq))
    if taken.isEmpty { return .failure(.older) }
    let stored = try storedReminders(of: account)
    let wanted = Set(set.reminders.map(\.id))
    let isNew = { (reminder: Reminder) in stored[reminder.id] == nil }
    let over = stored.filter { !wanted.contains($0.key) && $0.value.state == 0 }
    guard stored.count - over.count + set.reminders.count(where: isNew) <= ReminderStore.most else {
      return .failure(.full)
    }
    try remove(over.filter { !$0.value.isBegun }.map(\.key), of: account)
    try end(over.filter(\.value.isBegun).map(\.key), of: account)
    try insert(
      into: "reminder", ReminderRow.columns,
      set.reminders.filter(isNew).map { ReminderRow.values($0, account, at: set.received) })
    var changes = over.count + set.reminders.count(where: isNew)
    for reminder in set.reminders {
      guard let old = stored[reminder.id], old.isOpen, !old.isClaimed else { continue }
      if try change(old, to: reminder, of: account, at: set.received) { changes += 1 }
    }
    if changes > 0 {
      try rows("UPDATE reminderSet SET changed = \(now) WHERE account = $1", .bytes(account.bytes))
    }
    let sent = stored.count { wanted.contains($0.key) && !$0.value.isOpen && $0.value.state == 1 }
    return .success(set.reminders.count - sent)
  }

  private func storedReminders(of account: AccountID) throws(StorageError) -> [String: StoredReminder] {
    var all: [String: StoredReminder] = [:]
    for row in try rows(
      """
      SELECT id, asked, expires, due, state, anchor, box, badge, claimedBy, remaining FROM reminder
      WHERE account = $1\(rowLock)
      """, .bytes(account.bytes))
    {
      all[try row.text(0)] = StoredReminder(
        asked: try row.integer(1), expires: try row.integer(2), due: try row.integer(3), state: try row.integer(4),
        anchor: try row.text(5), box: try row.text(6), badge: try row.integer(7),
        isClaimed: try !row.text(8).isEmpty, remaining: try row.text(9))
    }
    return all
  }

  private func remove(_ ids: [String], of account: AccountID) throws(StorageError) {
    guard !ids.isEmpty else { return }
    _ = try rows(
      "DELETE FROM reminder WHERE account = $1 AND id IN (\(Self.places(ids.count)))",
      [.bytes(account.bytes)] + ids.map { .text($0) })
  }

  private func end(_ ids: [String], of account: AccountID) throws(StorageError) {
    guard !ids.isEmpty else { return }
    _ = try rows(
      """
      UPDATE reminder SET state = 1, claimedBy = '' WHERE account = $1 AND id IN (\(Self.places(ids.count)))
      """,
      [.bytes(account.bytes)] + ids.map { .text($0) })
  }

  /// From the second value on.
  private static func places(_ count: Int) -> String { (2..<count + 2).map { "$\($0)" }.joined(separator: ", ") }

  /// Where what its device asks for is what it asked for, when it is due stays as the server has found it since.
  private func change(
    _ old: StoredReminder, to new: Reminder, of account: AccountID, at received: Instant
  ) throws(StorageError) -> Bool {
    let (anchor, badge) = (new.anchor?.text ?? "", Int64(new.badge ?? -1))
    let isSameTime =
      old.asked == new.due.milliseconds && old.anchor == anchor
      && old.expires - old.due == new.expires.milliseconds - new.due.milliseconds
    if isSameTime, old.state == 0, old.box == new.box, old.badge == badge { return false }
    let values: [SQLValue] = [.bytes(account.bytes), .text(new.id), .text(new.box), .integer(badge)]
    if isSameTime {
      _ = try rows("UPDATE reminder SET state = 0, box = $3, badge = $4 WHERE account = $1 AND id = $2", values)
    } else {
      _ = try rows(
        """
        UPDATE reminder SET state = 0, box = $3, badge = $4, asked = $5, due = $5, wake = $10, expires = $6, anchor = $7, at = $8,
          remaining = $9, gone = 0
        WHERE account = $1 AND id = $2
        """,
        values + [
          .integer(new.due.milliseconds), .integer(new.expires.milliseconds), .text(anchor),
          .integer(ReminderRow.at(new)), .text(old.remaining(at: new.due)),
          .integer(ReminderRow.wake(new, received).milliseconds),
        ])
    }
    return true
  }
}

/// A reminder as a row that was never looked at.
enum ReminderRow {
  static let columns = [
    "account", "id", "asked", "due", "expires", "wake", "state", "anchor", "at", "gone", "box", "badge", "claimedBy",
    "remaining", "tries",
  ]

  /// 0 where it hangs on nothing.
  static func at(_ reminder: Reminder) -> Int64 { reminder.anchor?.time(due: reminder.due).milliseconds ?? 0 }

  /// A window that has begun has its train looked for first: until then nobody can say when to leave.
  static func wake(_ reminder: Reminder, _ received: Instant) -> Instant {
    guard case .window = reminder.anchor else { return reminder.due }
    return max(reminder.due, received.adding(seconds: lookingForTrain))
  }

  /// Seconds.
  private static let lookingForTrain: Int64 = 15

  static func values(_ reminder: Reminder, _ account: AccountID, at received: Instant) -> [SQLValue] {
    let due = SQLValue.integer(reminder.due.milliseconds)
    return [
      .bytes(account.bytes), .text(reminder.id), due, due, .integer(reminder.expires.milliseconds),
      .integer(wake(reminder, received).milliseconds), .integer(0),
      .text(reminder.anchor?.text ?? ""), .integer(at(reminder)), .integer(0), .text(reminder.box),
      .integer(Int64(reminder.badge ?? -1)), .text(""), .text(""), .integer(0),
    ]
  }
}
