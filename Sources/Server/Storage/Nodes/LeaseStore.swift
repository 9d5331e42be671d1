/// Which of several servers does something alone, such as ask an upstream. A lease ends by itself, by the database's clock: no server's
/// own is believed, and one that has stopped keeps nothing.
package struct LeaseStore: Sendable {
  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// How long one lasts, and how often it is renewed, in milliseconds.
  package static let length: Int64 = 8000
  package static let renewal: Int64 = 3000
  /// A holder believes in its lease for so much shorter, by its own clock.
  package static let margin: Int64 = 2000

  /// Of `names` those that are nobody's. No lock is taken on what others hold, which those who look each second would get in the way of.
  private func free(_ names: [String], _ length: Int64) async throws(StorageError) -> [String] {
    try await database.transaction(.read) { transaction throws(StorageError) in
      // A time further away than any lease lasts is of before the database's clock was set back.
      let held = try transaction.rows(
        "SELECT name FROM lease WHERE until > \(transaction.now) AND until <= \(transaction.now) + $1",
        .integer(2 * length)
      ).map { row throws(StorageError) in try row.text(0) }
      return names.filter { !held.contains($0) }
    }
  }

  /// Each of `names` that is free or has ended is `holder`'s from now on, for `length` milliseconds.
  package func take(
    _ names: [String], for holder: String, lasting length: Int64 = length
  ) async throws(StorageError) -> [Lease] {
    let free = try await free(names, length)
    if free.isEmpty { return [] }
    return try await database.transaction(.locking) { transaction throws(StorageError) in
      var taken: [Lease] = []
      // In one order, so that two who take several don't wait for each other.
      for name in free.sorted() {
        // Higher than any that wrote an answer: the row of the lease may have been lost, or be of an older copy.
        let rows = try transaction.rows(
          """
          INSERT INTO lease (name, holder, epoch, until)
          VALUES ($1, $2, 1 + COALESCE((SELECT epoch FROM answer WHERE name = $1), 0), \(transaction.now) + $3)
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
            epoch = CASE WHEN lease.epoch < excluded.epoch THEN excluded.epoch ELSE lease.epoch + 1 END
          WHERE lease.until <= \(transaction.now) OR lease.until > \(transaction.now) + 2 * $3 RETURNING epoch
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
    try await database.transaction(.read) { transaction throws(StorageError) in
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
