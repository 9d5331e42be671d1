import Synchronization

/// A database for what must outlive the process, whichever engine it is. Stores are written once on top of it, in SQL that
/// SQLite and PostgreSQL both speak: `$1`, `RETURNING`, `ON CONFLICT`.
package struct Database: Sendable {
  /// What a transaction may do.
  package enum Access: Sendable {
    /// One moment of it, seen unchanged; never waits for a writer.
    case read
    /// The same of a great deal, which may take long.
    case whole
    /// Each statement by itself, at its own moment, and each a `SELECT`: there need be no BEGIN and no COMMIT to wait for.
    case autocommit
    /// All or nothing, as if one after the other; on disk when it returns. Of two that would have decided otherwise after the
    /// other, one is run again.
    case write
    /// The same for what is written often: it waits for whoever writes the rows that it decides by, and reads them with
    /// `Transaction.rowLock`. What else it reads may change under it.
    case locking
    /// A change of tables: alone, and as long as it takes.
    case schema
  }

  /// Runs `work` in a transaction of its own, on a thread that may wait; what it throws takes back all it did. It may be run again
  /// where another writer came between.
  package typealias Perform =
    @Sendable (_ access: Access, _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Void)
    async throws(StorageError) -> Void

  let perform: Perform

  package init(perform: @escaping Perform) { self.perform = perform }

  /// What `work` gives is given back once the transaction is over. There is none inside another: `work` can't wait, and the
  /// transaction can't be kept.
  package func transaction<Value: Sendable>(
    _ access: Access, _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Value
  ) async throws(StorageError) -> Value {
    let result = Result<Value>()
    try await perform(access) { transaction throws(StorageError) in
      let value = try work(transaction)
      result.value.withLock { $0 = value }
    }
    guard let value = result.value.withLock({ $0 }) else {
      preconditionFailure("an engine ran no transaction and gave no error")
    }
    return value
  }

  /// Where a transaction leaves its value on the thread that runs it.
  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}

/// Where statements are run, for as long as the transaction lasts. It can't be copied, so nothing can hold it longer.
package struct Transaction: ~Copyable {
  /// The database's name, for sentences.
  let place: String
  let dialect: Dialect
  private let access: Database.Access
  private let run: Run
  private let runMany: RunMany

  package init(
    place: String, dialect: Dialect = .sqlite, access: Database.Access = .write, run: @escaping Run,
    runMany: @escaping RunMany
  ) {
    self.place = place
    self.dialect = dialect
    self.access = access
    self.run = run
    self.runMany = runMany
  }

  package typealias Run = (_ sql: String, _ values: [SQLValue]) throws(StorageError) -> [[SQLValue]]
  /// The statement once for each of `rows`, all of which have values of the same kinds.
  package typealias RunMany = (_ sql: String, _ rows: [[SQLValue]]) throws(StorageError) -> Void

  /// Behind a `SELECT` by whose rows this transaction decides what it writes; nothing in one that only reads.
  package var rowLock: String { dialect.locking(access) }

  /// Behind a `SELECT`: only rows that nobody holds, which are held from then on.
  package var freeRowLock: String { dialect.lockingFree }

  /// Behind a table's name: the index by which each of a list is looked up.
  package func lookingUp(by index: String) -> String { dialect.lookingUp(by: index) }

  func has(table: String) throws(StorageError) -> Bool { try !rows(dialect.lookingForTable, .text(table)).isEmpty }

  /// The database's own time, in milliseconds since 1970, as a part of a statement.
  package var now: String { dialect.now }

  /// Until the transaction is over nobody else who asks for the same name goes on: for what has no row yet.
  package func lock(_ name: String) throws(StorageError) {
    try mustBegin(for: "a lock")
    if let question = dialect.naming { try rows(question, .text(name)) }
  }

  /// Tells who listens on that channel, once the transaction is over.
  func notify(_ channel: String, _ words: [String]) throws(StorageError) {
    if let statement = dialect.notifying(channel) { try runMany(statement, words.map { [.text($0)] }) }
  }

  /// Nobody else reads or writes them until the transaction is over.
  package func lockTables(_ names: [String]) throws(StorageError) {
    if let statement = dialect.lockingTables(names) { try rows(statement) }
  }

  /// Runs one statement, `$1` being the first of `values`, and gives its rows.
  @discardableResult
  package func rows(_ sql: String, _ values: SQLValue...) throws(StorageError) -> [Row] { try rows(sql, values) }

  package func rows(_ sql: String, _ values: [SQLValue]) throws(StorageError) -> [Row] {
    let verb = sql.drop { $0.isWhitespace }.prefix { $0.isLetter }.uppercased()
    guard !["BEGIN", "START", "COMMIT", "END", "ROLLBACK", "ABORT", "SAVEPOINT", "RELEASE"].contains(verb) else {
      throw .failed(path: place, reason: "a transaction is not to be begun or ended by \(verb)")
    }
    if verb != "SELECT" { try mustBegin(for: verb) }
    return try run(sql, values).map { Row(place: place, values: $0) }
  }

  /// What is not begun changes nothing, and holds nothing.
  private func mustBegin(for act: String) throws(StorageError) {
    if access == .autocommit { throw .failed(path: place, reason: "\(act) needs a transaction that is begun") }
  }
}

extension Transaction {
  /// Puts rows into a table, each as its columns are named; in a column all values are of one kind.
  package func insert(into table: String, _ columns: [String], _ rows: [[SQLValue]]) throws(StorageError) {
    // A column without any value says nothing of its kind, and need not be said.
    let given = columns.indices.filter { column in rows.contains { $0[column] != .null } }
    guard !given.isEmpty else { return }
    try mustBegin(for: "INSERT")
    try runMany(dialect.insertion(into: table, given.map { columns[$0] }), rows.map { row in given.map { row[$0] } })
  }
}

/// A value as both engines have it; a truth is 0 or 1, a time an integer of milliseconds.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
}

/// One row of an answer, its columns in the order they were asked for.
package struct Row: Equatable, Sendable {
  let place: String
  package let values: [SQLValue]

  /// A column of the row, from 0; another type there is an error.
  package func integer(_ column: Int) throws(StorageError) -> Int64 {
    guard case .integer(let number) = try value(column) else { throw unexpected(column) }
    return number
  }

  /// A column of the row, from 0; another type there is an error.
  package func text(_ column: Int) throws(StorageError) -> String {
    guard case .text(let text) = try value(column) else { throw unexpected(column) }
    return text
  }

  /// A column of the row, from 0; another type there is an error.
  package func bytes(_ column: Int) throws(StorageError) -> [UInt8] {
    guard case .bytes(let bytes) = try value(column) else { throw unexpected(column) }
    return bytes
  }

  private func value(_ column: Int) throws(StorageError) -> SQLValue {
    guard values.indices.contains(column) else { throw unexpected(column) }
    return values[column]
  }

  private func unexpected(_ column: Int) -> StorageError {
    .failed(path: place, reason: "what stands in column \(column + 1) is not what was stored there")
  }
}
