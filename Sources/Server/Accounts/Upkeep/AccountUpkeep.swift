package import Kernel
package import Storage

/// What no request does: deletions that broke off, and what nobody needs any more.
package struct AccountUpkeep: Sendable {
  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// Seconds for which a reminder that is over can still be put off, and is known for one that was sent.
  package static let rememberedReminders: Int64 = 7200

  /// At the start, and then once an hour.
  package func run(now: Instant) async throws(StorageError) {
    let longAgo = now.adding(seconds: -SessionRules.unused)
    try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("DELETE FROM session WHERE expires <= $1", .integer(now.milliseconds))
      try transaction.rows("DELETE FROM invite WHERE expires <= $1", .integer(now.milliseconds))
      try transaction.rows("DELETE FROM challenge WHERE expires <= $1", .integer(now.milliseconds))
      try transaction.rows("DELETE FROM pairing WHERE expires <= $1", .integer(now.milliseconds))
      try transaction.rows(
        "DELETE FROM reminder WHERE expires < $1",
        .integer(now.adding(seconds: -AccountUpkeep.rememberedReminders).milliseconds))
      try transaction.rows(
        """
        DELETE FROM push WHERE NOT EXISTS
          (SELECT 1 FROM session WHERE session.account = push.account AND session.device = push.device)
        """)
      try transaction.rows(
        "DELETE FROM attempt WHERE until < $1", .integer(now.adding(seconds: -BackOff.memory).milliseconds))
      try transaction.rows(
        "DELETE FROM tokenAnswer WHERE made < $1",
        .integer(now.adding(seconds: -AccountLog.answersKept).milliseconds))
      try transaction.removeTokens(endedBefore: now.adding(seconds: -Token.remembered))
      // Whoever is still to be told of these has a session no more.
      try transaction.rows("DELETE FROM device WHERE revokedAt < $1", .integer(longAgo.milliseconds))
      try transaction.rows(
        """
        DELETE FROM device WHERE seen < $1 AND NOT EXISTS
          (SELECT 1 FROM session WHERE session.account = device.account AND session.device = device.id)
        """, .integer(longAgo.milliseconds))
      try transaction.rows(
        """
        DELETE FROM account WHERE deletedAt < $1 AND NOT EXISTS
          (SELECT 1 FROM operation WHERE operation.account = account.id)
        """, .integer(longAgo.milliseconds))
    }
    // Last: it may be long, and what breaks there keeps nothing else.
    try await AccountDeletion(database).goOn()
  }
}
