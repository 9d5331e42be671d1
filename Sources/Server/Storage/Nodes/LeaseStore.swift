/// Which of several servers does something alone, such as ask an upstream. A lease ends by itself, by the database's clock: no server's
/// own is believed, and one that has stopped keeps nothing.
package struct LeaseStore: Sendable {
  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// How long one lasts, and how often it is renewed, in milliseconds.
  package static let length: Int64 = 9000
  package static let renewal: Int64 = 3000
  /// A holder believes in its lease for so much shorter, by its own clock: what it began before the end is over by then.
  package static let margin: Int64 = 2000

  /// Each of `names` that is free or has ended is `holder`'s from now on.
  package func take(_ names: [String], for holder: String) async throws(StorageError) -> [Lease] {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      var taken: [Lease] = []
      // In one order, so that two who take several don't wait for each other.
      for name in names.sorted() {
        let rows = try transaction.rows(
          """
          INSERT INTO lease (name, holder, epoch, until) VALUES ($1, $2, 1, \(transaction.now) + $3)
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, epoch = lease.epoch + 1, until = excluded.until
          WHERE lease.until <= \(transaction.now) RETURNING epoch
          """, .text(name), .text(holder), .integer(Self.length))
        if let row = rows.first { taken.append(Lease(name: name, holder: holder, epoch: try row.integer(0))) }
      }
      return taken
    }
  }

  /// Those that are still held, from now on for as long again; one that has ended is not taken up again.
  package func renew(_ leases: [Lease]) async throws(StorageError) -> [Lease] {
    try await changed(leases, until: "\(Self.length) + ")
  }

  /// From now on anybody may have them, who then need not wait for their end.
  package func giveBack(_ leases: [Lease]) async throws(StorageError) { _ = try await changed(leases, until: "0 * ") }

  /// Whether any server has made its tables there.
  package func isThere() async throws(StorageError) -> Bool {
    try await database.transaction(.read) { transaction throws(StorageError) in try transaction.has(table: "lease") }
  }

  /// Who has which, for whoever runs the servers: also those that have ended.
  package func all() async throws(StorageError) -> [(lease: Lease, left: Int64)] {
    try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT name, holder, epoch, until - \(transaction.now) FROM lease ORDER BY name")
        .map { row throws(StorageError) in
          (Lease(name: try row.text(0), holder: try row.text(1), epoch: try row.integer(2)), try row.integer(3))
        }
    }
  }

  private func changed(_ leases: [Lease], until factor: String) async throws(StorageError) -> [Lease] {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      var held: [Lease] = []
      for lease in leases.sorted(by: { $0.name < $1.name }) {
        let rows = try transaction.rows(
          """
          UPDATE lease SET until = \(factor)\(transaction.now)
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
