import Accounts
import Kernel
package import Storage

extension ReminderStore {
  /// Accounts whose set was put since, by the database's clock, with when: nil for since ever.
  func changes(since: Int64?) async throws(StorageError) -> [(account: AccountID, changed: Int64)] {
    try await database.transaction(.autocommit) { transaction throws(StorageError) in
      var all: [(account: AccountID, changed: Int64)] = []
      for row in try transaction.rows(
        "SELECT account, changed FROM reminderSet WHERE changed >= $1", .integer(since ?? 0))
      {
        if let account = AccountID(bytes: try row.bytes(0)) { all.append((account, try row.integer(1))) }
      }
      return all
    }
  }

  /// Those of these accounts that wait and hang on something; of an account that has none, none.
  func anchored(of accounts: [AccountID]) async throws(StorageError) -> [AccountID: [AnchoredReminder]] {
    var all: [AccountID: [AnchoredReminder]] = [:]
    for account in accounts { all[account] = [] }
    for start in stride(from: 0, to: accounts.count, by: 200) {
      let some = accounts[start..<min(start + 200, accounts.count)]
      let found = try await database.transaction(.autocommit) { transaction throws(StorageError) in
        try transaction.rows(
          """
          SELECT account, id, anchor, asked, due, expires, at FROM reminder
          WHERE state = 0 AND anchor <> '' AND account IN (\((1...some.count).map { "$\($0)" }.joined(separator: ", ")))
          """, some.map { .bytes($0.bytes) })
      }
      for row in found {
        guard let reminder = try AnchoredReminder(row) else { continue }
        all[reminder.account, default: []].append(reminder)
      }
    }
    return all
  }

  /// Writes down when those are due now, a few hundred in a statement. One that is just being sent stays as it is, unless it is told of
  /// each move: that is told to all anew, also where somebody was still to be told of the one before; and one that a device has changed meanwhile is another.
  package func move(_ reminders: [MovedReminder]) async throws(StorageError) {
    for start in stride(from: 0, to: reminders.count, by: 500) {
      let some = reminders[start..<min(start + 500, reminders.count)]
      var values: [SQLValue] = []
      var rows: [String] = []
      for one in some {
        rows.append("(" + (values.count + 1...values.count + 8).map { "$\($0)" }.joined(separator: ", ") + ")")
        values += [
          .bytes(one.account.bytes), .text(one.id), .integer(one.asked.milliseconds), .integer(one.due.milliseconds),
          .integer(one.expires.milliseconds), .integer(one.at.milliseconds), .integer(one.isGone ? 1 : 0),
          .integer(one.isOfMoves ? 1 : 0),
        ]
      }
      let (list, all) = (rows.joined(separator: ", "), values)
      try await database.transaction(.locking) { transaction throws(StorageError) in
        _ = try transaction.rows(
          """
          UPDATE reminder SET wake = v.column4, due = CASE WHEN v.column8 = 1 THEN reminder.due ELSE v.column4 END,
            expires = v.column5, at = v.column6, gone = v.column7, claimedBy = '', remaining = '', tries = 0
          FROM (VALUES \(list)) AS v
          WHERE reminder.account = v.column1 AND reminder.id = v.column2 AND reminder.asked = v.column3
            AND reminder.state = 0 AND (reminder.claimedBy = '' AND reminder.remaining = '' OR v.column8 = 1)
          """, all)
      }
    }
  }
}

extension AnchoredReminder {
  /// nil for a row that was written by no program of ours.
  fileprivate init?(_ row: Row) throws(StorageError) {
    guard let account = AccountID(bytes: try row.bytes(0)), let anchor = ReminderAnchor(text: try row.text(2)) else {
      return nil
    }
    self.init(
      account: account, id: try row.text(1), anchor: anchor, asked: Instant(milliseconds: try row.integer(3)),
      due: Instant(milliseconds: try row.integer(4)), expires: Instant(milliseconds: try row.integer(5)),
      at: Instant(milliseconds: try row.integer(6)))
  }
}
