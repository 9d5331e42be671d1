package import Kernel
package import Storage

/// Why a log does not do what it was asked to. Nothing of it is done then.
package enum LogRefusal: Error, Equatable, Sendable {
  /// These are no operations; none where the whole can't be read.
  case malformed([String])
  /// These are longer than any may be.
  case tooLarge([String])
  /// Cursor or mark are not of this log: it was put back to an earlier copy, or wiped.
  case cursor
  /// These are more than five minutes ahead of `now`, which is the server's time or the log's latest, whichever is later.
  case clock(now: Instant, ids: [String])
  /// Something else is there under these names.
  case taken([String])
  /// The log holds all that it may.
  case full
  /// The account is not there.
  case signedOut
  /// The device was taken off the account while what it sent was on its way.
  case revoked
  case deleted
  case storage(StorageError)
}
