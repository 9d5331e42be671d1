package import Kernel

/// What the server says to a pull: the next operations of the account's log, in the order in which it numbered them, one's
/// own among them, each with the time that it has there.
package struct Pulled: Sendable {
  package var operations: [Operation]
  /// Those whose boxes can't be opened here: sealed with a newer key, or in a newer form.
  package var sealed: [Stamp]
  /// How far has been read, for the next pull; opaque.
  package var cursor: String
  /// The log's last row as it stood then; opaque. One's own pushes lie beyond the cursor, and only by this is it noticed that
  /// they are gone.
  package var mark: String
  package var hasMore: Bool
  /// The server's clock.
  package var now: Instant

  package init(
    operations: [Operation], sealed: [Stamp] = [], cursor: String, mark: String, hasMore: Bool, now: Instant
  ) {
    self.operations = operations
    self.sealed = sealed
    self.cursor = cursor
    self.mark = mark
    self.hasMore = hasMore
    self.now = now
  }
}

/// What the server says to a push that it took, all of it.
package struct Pushed: Sendable {
  /// The times of those that were there already, where they are others than those that were sent.
  package var stamps: [Stamp]
  package var mark: String
  package var now: Instant

  package init(stamps: [Stamp], mark: String, now: Instant) {
    self.stamps = stamps
    self.mark = mark
    self.now = now
  }
}

/// The time that an operation has on the server, or is given here.
package struct Stamp: Equatable, Sendable {
  package var id: OperationID
  package var at: HybridTimestamp

  package init(id: OperationID, at: HybridTimestamp) {
    self.id = id
    self.at = at
  }
}

/// Why the server did not do what it was asked to (Documentation/Sync.md, codes).
package enum SyncRefusal: Error, Equatable {
  /// Cursor or mark are of a log that is no longer this one: the server was put back to an earlier copy, or wiped.
  case cursor
  /// Times more than five minutes ahead of the server's, and later than all that the log has: `now` is the later of its
  /// clock and its log.
  case clock(now: Instant)
  /// Those can't be taken.
  case unusable([OperationID], SetAside)
  case stopped(SyncStop)
  /// The account has as many operations as one may have. What others sent can be pulled all the same.
  case full
  /// Asked too often, or the server is not well; seconds where it says them.
  case later(seconds: Int?)
  case noAnswer
}

/// Why an operation is not sent.
package enum SetAside: String, Sendable, CaseIterable {
  case malformed
  case tooLarge = "too-large"
  /// The log has something else under its name.
  case taken
}

/// What ends the exchange until a person, or an upgrade, does something. Everything is kept.
package enum SyncStop: String, Sendable, CaseIterable {
  case signedOut = "signed-out"
  case revoked
  case deleted
  case newer
}
