/// Why a database server is of no use, now or at all.
package enum ServerFault: Error, Equatable, Sendable {
  /// Not to be read; what it says may be a part of a password.
  case badAddress
  /// Nobody answers, or not in time.
  case unreachable(reason: String)
  /// It is starting, or ending.
  case notReady
  /// The name or the password, or from where it is asked.
  case refused
  /// It has no database of that name.
  case noDatabase
  /// It is not proved to be who it should be, or can't be spoken to in secret.
  case notProved(reason: String)
  /// It takes no further connections.
  case tooMany
  /// None of several takes writes.
  case readOnly
  /// Our name may not do there what has to be done.
  case notAllowed
  /// Its disk is full.
  case full
  /// All our connections have been in use for two seconds.
  case busy
  /// A statement, or the wait for somebody else's, took more than five seconds; or who asked is gone.
  case slow
  /// The connection broke in the middle. Whether what was to be stored is stored, nobody here knows.
  case lost
  /// A pooler gave a transaction to another connection than the one that was made ready for it.
  case pooled
  case failed(state: String, reason: String)

  /// For sentences and logs: there may be a password in an address.
  static let place = "postgres://\u{2026}"

  /// What is wrong and what to do, behind "The database at postgres://…".
  var sentence: String {
    switch self {
    case .badAddress:
      "can't be read as an address. Write postgres://USER:PASSWORD@HOST/NAME, and %40 for an @ in a password."
    case .unreachable(let reason) where reason.contains("host name"):
      "can't be reached: \(reason). Correct the host in --database; an @ in a password is written %40."
    case .unreachable(let reason): "can't be reached: \(reason). Start it, or correct --database."
    case .notReady: "is starting or stopping. It is tried again."
    case .refused: "lets us not in. Correct the name or the password in --database, or its pg_hba.conf."
    case .noDatabase: "has no database of that name. Make it with createdb, or correct --database."
    case .notProved(let reason) where reason.contains("not support SSL"):
      "speaks no TLS, which --database asks for. Switch it on there, or where nobody else is on the way say sslmode=disable."
    case .notProved(let reason):
      "is not proved to be the right one: \(reason). Correct sslrootcert or the host's name in --database."
    case .tooMany:
      "takes no more connections. Raise its max_connections, or put a pooler in front and say --database-pooler."
    case .readOnly: "takes no writes, it or any of its hosts. Name the one that does in --database."
    case .notAllowed: "does not allow our name to make tables or to write in them. Make that name the database's owner."
    case .full: "has a full disk. Nothing was lost; make room."
    case .busy: "is busy: all our connections to it have been in use for two seconds."
    case .slow: "took longer than five seconds, and was not waited for."
    case .lost: "broke off in the middle of something. It is tried again."
    case .pooled: "is behind a pooler that shares connections. Say --database-pooler."
    case .failed(let state, let reason): "can't be used: \(reason) (\(state))."
    }
  }
}

extension StorageError {
  /// Whether it may be over by itself: else somebody has to do something before it is of use to try again.
  package var isPassing: Bool {
    guard case .server(let fault) = self else { return false }
    return switch fault {
    case .unreachable, .notReady, .tooMany, .readOnly, .full, .busy, .slow, .lost: true
    case .badAddress, .refused, .noDatabase, .notProved, .notAllowed, .pooled, .failed: false
    }
  }
}
