import Foundation

/// A transaction on a connection, from its first word to its last.
extension PostgresConnection {
  typealias Work = @Sendable (borrowing Transaction) throws(StorageError) -> Void

  /// Runs `work` again where the server says that another transaction came between (40001, 40P01); a new row may have been another's
  /// too, which is said in a third way (23505).
  func transaction(_ access: Database.Access, _ work: Work) throws(StorageError) {
    let end = ContinuousClock.now + Self.longest
    var attempts = 0
    while true {
      attempts += 1
      do throws(StorageError) { return try attempt(access, work) } catch {
        guard let conflict, conflict.isWorthAnother(attempts), ContinuousClock.now < end else { throw error }
        Thread.sleep(forTimeInterval: Double.random(in: 0...min(0.05, 0.002 * Double(attempts))))
      }
    }
  }

  private static let longest = Duration.seconds(5)

  private func attempt(_ access: Database.Access, _ work: Work) throws(StorageError) {
    conflict = nil
    if access == .autocommit, !isPooled { return try autocommit(work) }
    try begin(access)
    do throws(StorageError) { try work(transaction(access)) } catch {
      // One that can't be ended in order is ended with its connection.
      do throws(ServerFault) { try run("ROLLBACK") } catch { close() }
      throw error
    }
    do throws(ServerFault) {
      // After a statement that failed and that nobody minded, the server stores nothing, and says no more than this.
      if try run("COMMIT") == "ROLLBACK" { throw .failed(state: "25P02", reason: "a statement in it failed") }
    } catch {
      conflict = Conflict(error)
      if isOpen, PostgresConnection.isInside(error) { close() }
      // Whether it was stored, nobody here knows.
      throw .server(error == .slow ? .lost : error)
    }
  }

  /// Nothing is begun and nothing ended. No row is changed by it, so where its answer was lost with the connection it is run once more;
  /// a word may be told twice. (Behind a pooler a statement has no limit of time but inside a transaction that sets one.)
  private func autocommit(_ work: Work) throws(StorageError) {
    try opened()
    do throws(StorageError) { try work(transaction(.autocommit)) } catch {
      // Of several hosts it is the one that takes no writes any more.
      if error == .server(.readOnly) { close() }
      guard error == .server(.lost), !isOpen else { throw error }
      try opened()
      try work(transaction(.autocommit))
    }
  }

  private func opened() throws(StorageError) {
    do throws(ServerFault) { try open() } catch { throw .server(error) }
  }

  private func transaction(_ access: Database.Access) -> Transaction {
    Transaction(
      place: PostgresAddress.shown, dialect: .postgres, access: access,
      run: { sql, values throws(StorageError) in try self.asked(sql, PostgresParameters(values), access) },
      runMany: { sql, rows throws(StorageError) in
        _ = try self.asked(sql, PostgresParameters(columnsOf: rows), access)
      })
  }

  private func asked(
    _ sql: String, _ parameters: PostgresParameters, _ access: Database.Access
  ) throws(StorageError) -> [[SQLValue]] {
    do throws(ServerFault) { return try rows(sql, parameters, waiting: access.patience) } catch {
      conflict = Conflict(error)
      throw .server(error)
    }
  }

  /// Nothing has been done before it: where the connection was closed while nobody used it, there is another try.
  private func begin(_ access: Database.Access) throws(StorageError) {
    do throws(ServerFault) {
      let wasOpen = isOpen
      try open()
      do throws(ServerFault) { try run(access.beginning) } catch {
        close()
        guard wasOpen, error == .lost else { throw error }
        try open()
        try run(access.beginning)
      }
      if access == .schema {
        // The number is this program's, drawn once: of those that begin at once, one changes the tables, and then as long as it takes.
        try run("SELECT pg_advisory_xact_lock(7304885912645119)")
        try run("SET LOCAL statement_timeout = 0")
      }
    } catch {
      // Whatever was begun ends with it.
      close()
      throw .server(error)
    }
  }

  /// Whether the server may still be in the middle of it.
  private static func isInside(_ fault: ServerFault) -> Bool {
    if case .failed = fault { false } else { true }
  }

  /// What others did at the same time.
  enum Conflict {
    /// One of two that can't both be true.
    case order
    /// The row is there already: now, or since before this transaction.
    case row

    init?(_ fault: ServerFault) {
      switch fault {
      case .failed("40001", _), .failed("40P01", _): self = .order
      case .failed("23505", _): self = .row
      default: return nil
      }
    }

    func isWorthAnother(_ attempts: Int) -> Bool {
      switch self {
      case .order: true
      case .row: attempts <= 2
      }
    }
  }
}

extension Database.Access {
  /// Milliseconds that a statement is waited for.
  fileprivate var patience: Int32 {
    switch self {
    case .read, .autocommit, .write, .locking: PostgresConnection.patience
    case .whole, .schema: 3_600_000
    }
  }

  /// For this transaction alone: behind a pooler the next one has another connection. Who stops in the middle keeps nobody waiting for
  /// longer than ten seconds, and what is written all the time for five; who reads all of it may stop to write it elsewhere.
  fileprivate var beginning: String {
    let level =
      switch self {
      case .read, .autocommit, .whole: "REPEATABLE READ READ ONLY"
      case .write: "SERIALIZABLE READ WRITE"
      case .locking, .schema: "READ COMMITTED READ WRITE"
      }
    let (limit, idle) =
      switch self {
      case .whole: ("0", "0")
      case .locking: (PostgresConnection.limit, "5s")
      case .read, .autocommit, .write, .schema: (PostgresConnection.limit, "10s")
      }
    return """
      BEGIN ISOLATION LEVEL \(level); SET LOCAL statement_timeout = '\(limit)';
      SET LOCAL idle_in_transaction_session_timeout = '\(idle)'
      """
  }
}
