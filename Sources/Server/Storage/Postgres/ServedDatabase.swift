import Synchronization

/// What people send, on a database server, which may not be there yet: until it was found and its tables are as they should be, each
/// transaction is refused with `ServerFault.notReady`.
package struct ServedDatabase: Sendable {
  package let database: Database
  private let server: Database
  private let readiness: Readiness

  /// Whether it was there once.
  private final class Readiness: Sendable {
    let isThere = Atomic(false)
  }

  package init(_ address: PostgresAddress) {
    let (server, readiness) = (Database.postgres(address), Readiness())
    self.server = server
    self.readiness = readiness
    database = Database { access, work async throws(StorageError) in
      guard readiness.isThere.load(ordering: .acquiring) else { throw .server(.notReady) }
      try await server.perform(access, work)
    }
  }

  /// A second time does no harm.
  package func prepare() async throws(StorageError) {
    _ = try await server.migrated(by: Migration.people)
    readiness.isThere.store(true, ordering: .releasing)
  }
}
