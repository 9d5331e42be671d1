import Foundation
import Synchronization
import Testing

@testable import Storage

extension Database {
  func add(_ name: String, _ count: Int64 = 1) async throws(StorageError) {
    try await transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("INSERT INTO word (name, count) VALUES ($1, $2)", .text(name), .integer(count))
    }
  }

  var words: [String] {
    get async throws(StorageError) {
      try await transaction(.read) { transaction throws(StorageError) in
        try transaction.rows("SELECT name FROM word ORDER BY name").map { row throws(StorageError) in try row.text(0) }
      }
    }
  }
}

@Suite("What a database promises, whichever engine it is", .timeLimit(.minutes(5)))
struct DatabaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a transaction is done as a whole or not at all", arguments: Engine.allCases)
  func wholeOrNothing(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    await #expect(throws: StorageError.self) {
      try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("INSERT INTO word (name, count) VALUES ($1, 1)", .text("one"))
        try transaction.rows("INSERT INTO word (name, count) VALUES ($1, 1)", .text("one"))
      }
    }
    #expect(try await database.words.isEmpty)
  }

  @Test("an error of one's own takes back what was done before it, and is what is thrown", arguments: Engine.allCases)
  func takenBack(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    await #expect(throws: StorageError.unsupported(address: "mine")) {
      try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("INSERT INTO word (name, count) VALUES ('one', 1)")
        throw .unsupported(address: "mine")
      }
    }
    #expect(try await database.words.isEmpty)
    try await database.add("two")
    #expect(try await database.words == ["two"])
  }

  @Test(
    "no transaction begins or ends inside another",
    arguments: Engine.allCases, ["BEGIN", " begin immediate", "COMMIT", "END", "ROLLBACK", "SAVEPOINT a", "RELEASE a"])
  func nested(engine: Engine, sql: String) async throws {
    let database = try await engine.words(in: folder)
    await #expect(throws: StorageError.self) {
      try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("INSERT INTO word (name, count) VALUES ('one', 1)")
        try transaction.rows(sql)
      }
    }
    #expect(try await database.words.isEmpty)
  }

  @Test("a reader changes nothing; two statements are not one", arguments: Engine.allCases)
  func refused(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    for (access, sql) in [
      (Database.Access.read, "INSERT INTO word (name, count) VALUES ('one', 1)"),
      (.autocommit, "INSERT INTO word (name, count) VALUES ('one', 1)"),
      (.write, "INSERT INTO word (name, count) VALUES ('one', 1); DELETE FROM word"), (.write, "SELECT $1"),
      (.write, "SELEC 1"), (.write, "SELECT * FROM nowhere"),
    ] {
      await #expect(throws: StorageError.self, "\(sql)") {
        try await database.transaction(access) { transaction throws(StorageError) in _ = try transaction.rows(sql) }
      }
    }
    #expect(try await database.words.isEmpty)
  }

  @Test("what is not begun puts nothing in a table", arguments: Engine.allCases)
  func notBegun(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    await #expect(throws: StorageError.self) {
      try await database.transaction(.autocommit) { transaction throws(StorageError) in
        try transaction.insert(into: "word", ["name", "count"], [[.text("one"), .integer(1)]])
      }
    }
    await #expect(throws: StorageError.self) {
      try await database.transaction(.autocommit) { transaction throws(StorageError) in try transaction.lock("one") }
    }
    #expect(try await database.words.isEmpty)
  }

  @Test("each kind of value comes back as it went", arguments: Engine.allCases)
  func values(engine: Engine) async throws {
    let database = try await engine.open(in: folder)
    let all: [SQLValue] = [
      .null, .integer(.min), .integer(-1), .integer(.max), .text(""), .text("Île d’Or 漢 ' \" $1"), .bytes([]),
      .bytes([0, 0xFF, 0x0A]),
    ]
    for value in all {
      let rows = try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("SELECT $1, 7, $1", value)
      }
      #expect(rows.map(\.values) == [[value, .integer(7), value]])
    }
  }

  @Test("what is not what was asked for is an error, and no trap", arguments: Engine.allCases)
  func unexpected(engine: Engine) async throws {
    let database = try await engine.open(in: folder)
    let row = try #require(
      try await database.transaction(.read) { transaction throws(StorageError) in try transaction.rows("SELECT 1, 'a'")
      }
      .first)
    #expect(try row.integer(0) == 1 && row.text(1) == "a")
    #expect(throws: StorageError.self) { try row.text(0) }
    #expect(throws: StorageError.self) { try row.integer(1) }
    #expect(throws: StorageError.self) { try row.bytes(1) }
    #expect(throws: StorageError.self) { try row.integer(2) }
    #expect(throws: StorageError.self) { try row.integer(-1) }
  }

  @Test("what is put over what is there can be given back in one statement", arguments: Engine.allCases)
  func upsert(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    for count: Int64 in 1...3 {
      let rows = try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows(
          """
          INSERT INTO word (name, count) VALUES ($1, $2)
          ON CONFLICT (name) DO UPDATE SET count = word.count + excluded.count RETURNING count
          """, .text("one"), .integer(10))
      }
      #expect(rows.map(\.values) == [[.integer(10 * count)]])
    }
  }

  @Test("a hundred writers at once lose nothing of one another", arguments: Engine.allCases)
  func writers(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    try await database.add("one", 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await database.transaction(.write) { transaction throws(StorageError) in
            let count = try transaction.rows("SELECT count FROM word")[0].integer(0)
            _ = try transaction.rows("UPDATE word SET count = $1", .integer(count + 1))
          }
        }
      }
      try await group.waitForAll()
    }
    let count = try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT count FROM word")[0].integer(0)
    }
    #expect(count == 100)
  }

  @Test("of many who each write what nobody has written yet, one does", arguments: Engine.allCases)
  func onlyOne(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    for round in 1...5 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 1...8 {
          group.addTask {
            try await database.transaction(.write) { transaction throws(StorageError) in
              let found = try transaction.rows("SELECT name FROM word WHERE count = $1", .integer(Int64(round)))
              if !found.isEmpty { return }
              try transaction.rows(
                "INSERT INTO word (name, count) VALUES ($1, $2)", .text("\(round) by \(writer)"), .integer(Int64(round))
              )
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await database.words.count == round)
    }
  }

  @Test("who reads with the row's lock is the only one who writes it", arguments: Engine.allCases)
  func locked(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    try await database.add("one", 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await database.transaction(.locking) { transaction throws(StorageError) in
            let count = try transaction.rows("SELECT count FROM word WHERE name = 'one'\(transaction.rowLock)")[0]
              .integer(0)
            _ = try transaction.rows("UPDATE word SET count = $1 WHERE name = 'one'", .integer(count + 1))
          }
        }
      }
      try await group.waitForAll()
    }
    let rows = try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT count FROM word\(transaction.rowLock)")
    }
    #expect(rows.map(\.values) == [[.integer(100)]])
  }

  @Test("many rows are put into a table at once, or none of them", arguments: Engine.allCases)
  func manyRows(engine: Engine) async throws {
    let database = try await engine.open(in: folder)
    try await database.transaction(.schema) { transaction throws(StorageError) in
      let table = "CREATE TABLE thing (number INTEGER PRIMARY KEY NOT NULL, name TEXT, bytes BLOB NOT NULL)"
      try transaction.rows(transaction.dialect.schema(table))
    }
    let rows: [[SQLValue]] = (Int64(0)..<300).map { number in
      [
        .integer(number - 2), number.isMultiple(of: 3) ? .null : .text("{\(number), \"'\\}"),
        .bytes([UInt8](repeating: UInt8(truncatingIfNeeded: number), count: Int(number))),
      ]
    }
    let put: @Sendable ([[SQLValue]]) async throws -> Void = { rows in
      try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.insert(into: "thing", ["number", "name", "bytes"], rows)
      }
    }
    try await put(rows)
    await #expect(throws: StorageError.self) { try await put([[.integer(900), .null, .bytes([])], rows[7]]) }
    try await put([])
    let found = try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT number, name, bytes FROM thing ORDER BY number").map(\.values)
    }
    #expect(found == rows)
  }

  @Test("a reader waits for no writer, and sees what was there before it", arguments: Engine.allCases)
  func readers(engine: Engine) async throws {
    let database = try await engine.words(in: folder)
    try await database.add("before")
    let mayEnd = DispatchSemaphore(value: 0)
    let (written, said) = AsyncStream.makeStream(of: Void.self)
    async let writing: Void = database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("INSERT INTO word (name, count) VALUES ('after', 1)")
      said.finish()
      mayEnd.wait()
    }
    for await _ in written {}
    #expect(try await database.words == ["before"])
    mayEnd.signal()
    try await writing
    #expect(try await database.words == ["after", "before"])
  }

  @Test("what has returned is there for whoever opens it next, though nobody closed it", arguments: Engine.allCases)
  func reopened(engine: Engine) async throws {
    let first = try await engine.words(in: folder)
    try await first.add("one")
    let second = try await engine.open(in: folder)
    #expect(try await second.words == ["one"])
    try await first.add("two")
    #expect(try await second.words == ["one", "two"])
  }

  @Test(
    "what people send is on the disk itself when it returns; what can be asked for anew need not be",
    arguments: [(Database.Durability.full, Int64(2)), (.normal, 1)])
  func durability(durability: Database.Durability, synchronous: Int64) async throws {
    let database = try await Engine.sqlite.open(in: folder, durability: durability)
    let rows = try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("PRAGMA synchronous") + transaction.rows("PRAGMA journal_mode")
    }
    #expect(rows.map(\.values) == [[.integer(synchronous)], [.text("wal")]])
  }
}
