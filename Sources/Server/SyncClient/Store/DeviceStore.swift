package import Journal
import Kernel
package import Storage

/// What a device keeps: operations as records under numbers that only grow, the ledger of its account's log, and who it is.
package struct DeviceStore: Sendable {
  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// All of it, or what stands behind a record, at one moment.
  package struct Contents: Sendable {
    /// By number; of a name with several records the last one holds.
    package var operations: [Operation] = []
    /// Names that have several.
    package var doubtful: [OperationID] = []
    /// The highest number there ever was.
    package var last: Int64 = 0
    package var ledger: Ledger?
    /// The ledger is a later version's.
    package var isOutdated = false
    package var profile: DeviceProfile?
  }

  /// What became of a write of an exchange.
  package enum Outcome: Equatable, Sendable {
    /// The highest number since.
    case stored(last: Int64)
    /// Another command has stored something meanwhile.
    case moved
    /// Another command has exchanged.
    case overtaken
  }

  package func read(after number: Int64 = 0) async throws(StorageError) -> Contents {
    try await database.transaction(.read) { transaction throws(StorageError) in
      var contents = Contents()
      contents.last = try Self.last(transaction)
      var names: Set<OperationID> = []
      let rows = try transaction.rows(
        "SELECT text FROM record WHERE number > $1 ORDER BY number DESC", .integer(number))
      for row in rows {
        // What can't be read stays for a version that can.
        guard let operation = try? Operation(text: try row.text(0)) else { continue }
        if names.insert(operation.id).inserted {
          contents.operations.append(operation)
        } else {
          contents.doubtful.append(operation.id)
        }
      }
      contents.operations.reverse()
      let ledger = try Self.about("ledger", transaction)
      contents.ledger = ledger.flatMap { Ledger(json: $0) }
      contents.isOutdated = ledger.map { Ledger.isLater($0) } ?? false
      contents.profile = try Self.profile(transaction)
      return contents
    }
  }

  /// Behind all that is there; false where this is no longer the account's device, and nothing was stored.
  package func append(_ operations: [Operation], of profile: DeviceProfile) async throws(StorageError) -> Bool {
    try await database.transaction(.write) { transaction throws(StorageError) in
      guard try Self.profile(transaction)?.isSame(as: profile) ?? false else { return false }
      for operation in operations { try Self.add(operation, transaction) }
      return true
    }
  }

  /// Somebody has signed in; false where another account is here, whose entries stay.
  package func begin(_ profile: DeviceProfile) async throws(StorageError) -> Bool {
    try await database.transaction(.write) { transaction throws(StorageError) in
      var profile = profile
      if let there = try Self.profile(transaction) {
        guard there.server == profile.server, there.account == profile.account else { return false }
        profile.writers = there.writers
      } else {
        try Self.clear(transaction)  // whatever it was, nobody says that it is this account's
      }
      try Self.note("profile", profile.json, transaction)
      return true
    }
  }

  /// What a command has learned: who signed out or in again meanwhile stays so, and neither of two forgets the other's writer.
  package func keep(_ profile: DeviceProfile) async throws(StorageError) {
    try await database.transaction(.write) { transaction throws(StorageError) in
      guard var there = try Self.profile(transaction), there.isSame(as: profile) else { return }
      there.writers += profile.writers.filter { !there.writers.contains($0) }
      (there.offset, there.version, there.synced) = (profile.offset, profile.version, profile.synced)
      try Self.note("profile", there.json, transaction)
    }
  }

  /// All of it or nothing: only behind the ledger that is there, where nothing is that the device has not read, and where it is
  /// still the account's.
  package func store(
    _ write: SyncWrite, of profile: DeviceProfile, seen: Int64
  ) async throws(StorageError) -> Outcome {
    try await database.transaction(.write) { transaction throws(StorageError) in
      guard try Self.profile(transaction)?.isSame(as: profile) ?? false else { return .overtaken }
      let kept = try Self.about("ledger", transaction)
      if let kept, Ledger.isLater(kept) { return .overtaken }
      let before = kept.flatMap { Ledger(json: $0) }
      let isNext = before.map { $0.account == write.ledger.account } ?? true
      if isNext, (before?.revision ?? 0) != write.ledger.revision - 1 { return .overtaken }
      if try Self.last(transaction) != seen { return .moved }
      try Self.remove(Set(write.replaced.map(\.id)), transaction)
      for operation in write.arrived + write.replaced { try Self.add(operation, transaction) }
      try Self.note("ledger", write.ledger.json, transaction)
      return .stored(last: try Self.last(transaction))
    }
  }

  /// Everything, for good; false, and nothing, where something was stored that was not seen.
  package func erase(seen: Int64) async throws(StorageError) -> Bool {
    try await database.transaction(.write) { transaction throws(StorageError) in
      guard try Self.last(transaction) == seen else { return false }
      try Self.clear(transaction)
      return true
    }
  }
}

extension DeviceStore {
  private static func clear(_ transaction: borrowing Transaction) throws(StorageError) {
    try transaction.rows("DELETE FROM record")
    try transaction.rows("DELETE FROM about")
  }

  /// Also of those that are gone.
  private static func last(_ transaction: borrowing Transaction) throws(StorageError) -> Int64 {
    try transaction.rows("SELECT seq FROM sqlite_sequence WHERE name = 'record'").first?.integer(0) ?? 0
  }

  private static func add(_ operation: Operation, _ transaction: borrowing Transaction) throws(StorageError) {
    try transaction.rows("INSERT INTO record (text) VALUES ($1)", .text(operation.text))
  }

  private static func remove(
    _ ids: Set<OperationID>, _ transaction: borrowing Transaction
  ) throws(StorageError) {
    if ids.isEmpty { return }
    for row in try transaction.rows("SELECT number, text FROM record") {
      guard let operation = try? Operation(text: try row.text(1)), ids.contains(operation.id) else { continue }
      try transaction.rows("DELETE FROM record WHERE number = $1", .integer(try row.integer(0)))
    }
  }

  private static func profile(_ transaction: borrowing Transaction) throws(StorageError) -> DeviceProfile? {
    try about("profile", transaction).flatMap { DeviceProfile(json: $0) }
  }

  private static func about(
    _ name: String, _ transaction: borrowing Transaction
  ) throws(StorageError) -> JSON? {
    let text = try transaction.rows("SELECT text FROM about WHERE name = $1", .text(name)).first?.text(0)
    return text.flatMap { try? JSON.parse($0, limits: JSON.Limits(depth: 8, bytes: 16 << 20)) }
  }

  private static func note(
    _ name: String, _ json: JSON, _ transaction: borrowing Transaction
  ) throws(StorageError) {
    try transaction.rows(
      "INSERT INTO about (name, text) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
      .text(name), .text(json.text))
  }
}
