/// Which of several servers does something alone, such as ask an upstream. A lease ends by itself, by the database's clock: no server's
/// own is believed, and one that has stopped keeps nothing.
package struct LeaseStore: Sendable {
  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// How long one lasts, and how often it is renewed, in milliseconds.
  package static let length: Int64 = 7000
  package static let renewal: Int64 = 2500
  /// A holder believes in its lease for so much shorter, by its own clock.
  package static let margin: Int64 = 2000

  /// What a row may be taken by: its end has come; it is further away than any lease lasts, so that it is of before the database's clock was
  /// set back; or its holder is who asks, who was not told that it has it.
  private static func isFree(_ now: String, for holder: String, lasting length: String) -> String {
    "(lease.until <= \(now) OR lease.until > \(now) + 2 * \(length) OR lease.holder = \(holder))"
  }

  /// Each of `names` that is free or has ended is `holder`'s from now on, for `length` milliseconds. What somebody else is just
  /// changing is left alone: nobody who looks twice a second gets in the way of who holds it.
  package func take(
    _ names: [String], for holder: String, lasting length: Int64 = length
  ) async throws(StorageError) -> [Lease] {
    let held = try await database.transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.rows(
        "SELECT name FROM lease WHERE NOT \(Self.isFree(transaction.now, for: "$1", lasting: "$2"))", .text(holder),
        .integer(length)
      ).map { row throws(StorageError) in try row.text(0) }
    }
    let free = names.filter { !held.contains($0) }
    if free.isEmpty { return [] }
    return try await database.transaction(.locking) { transaction throws(StorageError) in
      let there = try transaction.rows("SELECT name FROM lease").map { row throws(StorageError) in try row.text(0) }
      let unlocked = try transaction.rows(
        "SELECT name FROM lease WHERE \(Self.isFree(transaction.now, for: "$1", lasting: "$2"))\(transaction.freeRowLock)",
        .text(holder), .integer(length)
      ).map { row throws(StorageError) in try row.text(0) }
      var taken: [Lease] = []
      // In one order, so that two who make the same rows don't wait for each other.
      for name in free.sorted() where unlocked.contains(name) || !there.contains(name) {
        // Higher than any that wrote an answer: the row of the lease may have been lost, or be of an older copy.
        let rows = try transaction.rows(
          """
          INSERT INTO lease (name, holder, epoch, until)
          VALUES ($1, $2, 1 + COALESCE((SELECT epoch FROM answer WHERE name = $1), 0), \(transaction.now) + $3)
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
            epoch = CASE WHEN lease.epoch < excluded.epoch THEN excluded.epoch ELSE lease.epoch + 1 END
          WHERE \(Self.isFree(transaction.now, for: "$2", lasting: "$3")) RETURNING epoch
          """, .text(name), .text(holder), .integer(length))
        if let row = rows.first { taken.append(Lease(name: name, holder: holder, epoch: try row.integer(0))) }
      }
      return taken
    }
  }

  /// Those that are still held, from now on for as long again; one that has ended is not taken up again.
  package func renew(_ leases: [Lease]) async throws(StorageError) -> [Lease] {
    try await setEnd(of: leases) { "\($0) + \(Self.length)" }
  }

  /// From now on anybody may have them, who then need not wait for their end.
  package func giveBack(_ leases: [Lease]) async throws(StorageError) { _ = try await setEnd(of: leases) { $0 } }

  /// Whether any server has made its tables there.
  package func isThere() async throws(StorageError) -> Bool {
    try await database.transaction(.read) { transaction throws(StorageError) in try transaction.has(table: "lease") }
  }

  /// Who has which, for whoever runs the servers: also those that have ended. `left` in milliseconds.
  package func all() async throws(StorageError) -> [(lease: Lease, left: Int64)] {
    try await database.transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.rows("SELECT name, holder, epoch, until - \(transaction.now) FROM lease ORDER BY name")
        .map { row throws(StorageError) in
          (Lease(name: try row.text(0), holder: try row.text(1), epoch: try row.integer(2)), try row.integer(3))
        }
    }
  }

  /// Of those that are still held; which they are.
  private func setEnd(
    of leases: [Lease], _ end: @escaping @Sendable (_ now: String) -> String
  ) async throws(StorageError) -> [Lease] {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      var held: [Lease] = []
      for lease in leases.sorted(by: { $0.name < $1.name }) {
        let rows = try transaction.rows(
          """
          UPDATE lease SET until = \(end(transaction.now))
          WHERE name = $1 AND holder = $2 AND epoch = $3 AND until > \(transaction.now) RETURNING name
          """, .text(lease.name), .text(lease.holder), .integer(lease.epoch))
        if !rows.isEmpty { held.append(lease) }
      }
      return held
    }
  }
}

/// One that was taken.
package struct Lease: Hashable, Sendable {
  package var name: String
  package var holder: String
  /// Grows with each take-over.
  package var epoch: Int64

  package init(name: String, holder: String, epoch: Int64) {
    self.name = name
    self.holder = holder
    self.epoch = epoch
  }
}
