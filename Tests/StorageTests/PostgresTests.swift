import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite("PostgreSQL, where it is another than a file", .timeLimit(.minutes(5)))
struct PostgresTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func database(_ connections: Int = 8) async throws -> Database {
    .postgres(try await folder.postgres, connections: connections)
  }

  private func process(of database: Database, _ access: Database.Access = .read) async throws -> Int64 {
    try await database.transaction(access) { transaction throws(StorageError) in
      try transaction.rows("SELECT pg_backend_pid()")[0].integer(0)
    }
  }

  @Test(
    "a connection that was closed while nobody used it is made again, unseen",
    arguments: [Database.Access.read, .autocommit])
  func madeAgain(_ access: Database.Access) async throws {
    let (one, other) = (try await database(1), try await database(1))
    let first = try await process(of: one)
    try await other.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("SELECT pg_terminate_backend(CAST($1 AS INTEGER))", .integer(first))
    }
    let second = try await process(of: one, access)
    #expect(second != first)
    #expect(try await process(of: one) == second)
  }

  @Test("one that breaks in the middle of a transaction is told, and stores nothing")
  func broken() async throws {
    let (one, other) = (try await Engine.postgres.words(in: folder), try await database(1))
    await #expect(throws: StorageError.server(.lost)) {
      try await one.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("INSERT INTO word (name, count) VALUES ('one', 1)")
        _ = try transaction.rows("SELECT pg_terminate_backend(pg_backend_pid())")
      }
    }
    #expect(try await one.words.isEmpty)
    #expect(try await process(of: other) > 0)
  }

  @Test("who finds all connections in use waits two seconds, and no longer")
  func busy() async throws {
    let database = try await database(1)
    let mayEnd = DispatchSemaphore(value: 0)
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    async let holding: Void = database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT 1")
      beginning.finish()
      mayEnd.wait()
    }
    for await _ in began {}
    let asked = ContinuousClock.now
    await #expect(throws: StorageError.server(.busy)) { try await process(of: database) }
    #expect((.seconds(2) ..< .seconds(8)).contains(.now - asked))
    mayEnd.signal()
    try await holding
    #expect(try await process(of: database) > 0)
  }

  private func isAsleep(_ process: Int64, by database: Database) async throws -> Bool {
    try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows(
        "SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'", .integer(process)
      ).count == 1
    }
  }

  @Test(
    "who asked and is gone keeps no connection; what came in before them is served as ever",
    arguments: [Database.Access.read, .autocommit])
  func cancelled(_ access: Database.Access) async throws {
    let (database, other) = (try await database(1), try await database(1))
    let before = try await process(of: database)
    let sleeping = Task {
      try await database.transaction(access) { transaction throws(StorageError) in
        _ = try transaction.rows("SELECT 1")
        _ = try transaction.rows("SELECT pg_sleep(4.5)")
      }
    }
    while try await !isAsleep(before, by: other) { try await Task.sleep(for: .milliseconds(5)) }
    sleeping.cancel()
    await #expect(throws: StorageError.server(.slow)) { try await sleeping.value }
    #expect(try await process(of: database) != before)
  }

  @Test(
    "a statement of more than five seconds is ended, inside a transaction and by itself",
    arguments: [Database.Access.read, .autocommit])
  func slow(_ access: Database.Access) async throws {
    let database = try await database(1)
    let limit = try await database.transaction(access) { transaction throws(StorageError) in
      try transaction.rows("SELECT current_setting('statement_timeout')")
    }
    #expect(limit[0].values == [.text("5s")], "the server ends it, before we would")
    await #expect(throws: StorageError.server(.slow)) {
      try await database.transaction(access) { transaction throws(StorageError) in
        _ = try transaction.rows("SELECT pg_sleep(20)")
      }
    }
  }

  @Test("a statement by itself has our isolation, beside what stands in the address")
  func settings() async throws {
    let database = try await database(1)
    let said = try await database.transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.rows("SELECT current_setting('transaction_isolation'), current_schema()::text")
    }
    #expect(said[0].values[0] == .text("read committed"))
    #expect(said[0].values[1] != .text("public"))
    let address = try PostgresAddress("postgres://db.example/pocketful?options=-cstatement_timeout%3D1h")
    let options = address.parameters("-c statement_timeout=5s").filter { $0.name == "options" }.map(\.value)
    #expect(options == ["-cstatement_timeout=1h -c statement_timeout=5s"], "of two the later one counts")
  }

  @Test("after a statement that failed and that nobody minded, nothing is called stored")
  func unminded() async throws {
    let database = try await Engine.postgres.words(in: folder)
    await #expect(throws: StorageError.self) {
      try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("INSERT INTO word (name, count) VALUES ('one', 1)")
        do throws(StorageError) { try transaction.rows("SELECT * FROM nowhere") } catch {}
      }
    }
    #expect(try await database.words.isEmpty)
  }

  @Test("a text that PostgreSQL can't hold is an error")
  func zero() async throws {
    let database = try await Engine.postgres.words(in: folder)
    await #expect(throws: StorageError.self) { try await database.add("a\0b") }
    try await database.add("ab")
    #expect(try await database.words == ["ab"])
  }

  @Test("what people send can't be asked for before its tables are there")
  func served() async throws {
    let served = ServedDatabase(try await folder.postgres)
    let ask: @Sendable () async throws(StorageError) -> Int = { () throws(StorageError) in
      try await served.database.transaction(.read) { transaction throws(StorageError) in
        try transaction.rows("SELECT 1 FROM account").count
      }
    }
    await #expect(throws: StorageError.server(.notReady)) { try await ask() }
    try await served.prepare()
    try await served.prepare()
    #expect(try await ask() == 0)
  }

  @Test("several that begin at once make the tables once")
  func atOnce() async throws {
    let place = try await folder.postgres
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...6 { group.addTask { _ = try await Database.people(at: .postgres(place)) } }
      try await group.waitForAll()
    }
  }
}
