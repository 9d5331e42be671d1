import Foundation
import Kernel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Accounts

@Suite("All that people have sent, moved to another database", .timeLimit(.minutes(5)))
struct AccountMoveTests {
  /// From a file to a server, and back.
  static let ways: [(TestEngine, TestEngine)] = [(.sqlite, .postgres), (.postgres, .sqlite), (.sqlite, .sqlite)]

  private func office(_ engine: TestEngine) async throws -> Office {
    try await TestEngine.$current.withValue(engine) { try await Office() }
  }

  private func place(_ engine: TestEngine, in folder: String) async throws -> Database {
    switch engine {
    case .sqlite: try await .beingFilled(.sqlite(path: folder + "/new.sqlite", durability: .full))
    case .postgres: try await .beingFilled(.postgres(PostgresServer.shared.place(of: folder + "/new")))
    }
  }

  /// Two accounts with logs, one without, one that is deleted, and an invitation.
  private func fill(_ office: Office, _ count: Int64 = 2300) async throws -> [SignIn] {
    var made: [SignIn] = []
    for number in UInt8(1)...4 {
      made.append(try await office.create(AccountBodies.create(email: "\(number)@example.org", account: number)))
    }
    let log = AccountLog(office.database)
    for (signIn, count) in [(made[0], count), (made[1], 5)] {
      let device = Array(signIn.device.bytes)
      for start in stride(from: 1, through: count, by: 1000) {
        let operations = (start...min(count, start + 999)).map { SealedOperation.number($0, size: 40 + Int($0 % 50)) }
        let request = try PushRequest(PushRequest.text(operations, device: device))
        _ = try await log.push(signIn.account, request, now: LogFixture.now)
      }
    }
    let boxes = ["AbC_": [UInt8](repeating: 7, count: 400)]
    let through = try await log.pull(made[1].account, after: nil, mark: nil, limit: 9).mark
    _ = try await log.keep(Snapshot(through: through, boxes: boxes), by: made[1].who, now: office.now)
    try await office.accounts.delete(made[3].account, now: office.now)
    _ = try await Accounts.invite(
      in: office.database, drawnBy: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } },
      now: office.now)
    return made
  }

  private static let others = [
    ("operation", "account, number, id, milliseconds, counter, tag, hash, chain, box, received"),
    ("snapshot", "account, tag, through, box, made"),
  ]

  /// Each table's rows, whatever their order.
  private func contents(of database: Database) async throws -> [String: Set<[String]>] {
    var all: [String: Set<[String]>] = [:]
    for name in AccountMove.tables.map(\.name) + ["operation"] {
      let columns =
        AccountMove.tables.first { $0.name == name }?.columns.joined(separator: ", ")
        ?? "account, number, id, milliseconds, counter, tag, hash, chain, box, received"
      let rows = try await database.transaction(.read) { transaction throws(StorageError) in
        try transaction.rows("SELECT \(columns) FROM \(name)").map(\.values)
      }
      all[name] = Set(rows.map { $0.map { "\($0)" } })
    }
    return all
  }

  @Test("everything arrives as it was, and whoever was in is in", arguments: ways)
  func whole(from old: TestEngine, to new: TestEngine) async throws {
    let office = try await office(old)
    let made = try await fill(office)
    let before = try await contents(of: office.database)
    let target = try await place(new, in: office.folder)
    let told = Mutex<[Int64]>([])
    let report = try await AccountMove(from: office.database, to: target).run { count, all in
      #expect(all == 2305)
      told.withLock { $0.append(count) }
    }
    #expect(report == AccountMove.Report(accounts: 3, operations: 2305, known: 0))
    #expect(told.withLock { $0.last } == 2305 && told.withLock { $0.count } >= 4)
    #expect(try await contents(of: target) == before)
    #expect(before["operation"]?.count == 2305 && before["session"]?.isEmpty == false)
    let there = try await office.accounts(.open, over: target)
    #expect(try await there.signedIn(by: made[0].session, now: office.now).account == made[0].account)
    let log = AccountLog(target)
    let more = try PushRequest(PushRequest.text([.number(9000)], device: Array(made[1].device.bytes)))
    #expect(try await log.push(made[1].account, more, now: LogFixture.now).mark.number == 6)
  }

  @Test("what is broken off goes on where it was; until it is through nobody begins there", arguments: ways)
  func resumed(from old: TestEngine, to new: TestEngine) async throws {
    let office = try await office(old)
    _ = try await fill(office)
    let target = try await place(new, in: office.folder)
    let writes = Mutex(0)
    let breaking = Database { access, work throws(StorageError) in
      if access == .schema,
        writes.withLock({
          $0 += 1; return $0
        }) == 4
      {
        throw .full(path: "x")
      }
      try await target.transaction(access) { transaction throws(StorageError) in try work(transaction) }
    }
    await #expect(throws: MoveError.storage(.full(path: "x"))) {
      try await AccountMove(from: office.database, to: breaking).run()
    }
    let closed = await #expect(throws: StorageError.self) { try await again(new, in: office.folder) }
    #expect(closed?.sentence.contains("`pocketful move`, which did not come to its end") == true)
    let report = try await AccountMove(from: office.database, to: try await place(new, in: office.folder)).run()
    #expect(report.known >= 1000 && report.operations == 2305)
    #expect(try await contents(of: target) == contents(of: office.database))
    _ = try await again(new, in: office.folder)
  }

  /// As a server would open it.
  private func again(_ engine: TestEngine, in folder: String) async throws(StorageError) -> Database {
    switch engine {
    case .sqlite: return try await .people(path: folder + "/new.sqlite")
    case .postgres:
      guard let address = try? await PostgresServer.shared.place(of: folder + "/new") else {
        throw .full(path: "no server")
      }
      return try await .people(at: .postgres(address))
    }
  }

  @Test("a place with accounts of its own is left alone, and stays open", arguments: TestEngine.allCases)
  func occupied(engine: TestEngine) async throws {
    let office = try await office(.sqlite)
    _ = try await fill(office, 20)
    _ = try await AccountMove(from: office.database, to: try await place(engine, in: office.folder)).run()
    let there = try await again(engine, in: office.folder)
    let before = try await contents(of: there)
    let refusal = await #expect(throws: StorageError.self) { try await place(engine, in: office.folder) }
    #expect(refusal?.sentence.contains("already. Nothing was changed") == true)
    _ = try await again(engine, in: office.folder)
    #expect(try await contents(of: there) == before)
  }

  @Test("nor is one taken over where somebody made an account meanwhile", arguments: TestEngine.allCases)
  func occupiedMeanwhile(engine: TestEngine) async throws {
    let office = try await office(.sqlite)
    _ = try await fill(office, 20)
    let target = try await place(engine, in: office.folder)
    let other = try await office.accounts(.open, over: target)
    let writes = Mutex(0)
    let writing = Database { access, work throws(StorageError) in
      try await target.transaction(access) { transaction throws(StorageError) in try work(transaction) }
      if access == .schema,
        writes.withLock({
          $0 += 1; return $0
        }) == 2
      {
        let request = try? CreateRequest(AccountBodies.create(email: "new@example.org", account: 9).bytes)
        if let request { _ = try? await other.create(request, from: nil, now: Office.opened) }
      }
    }
    await #expect(throws: MoveError.occupied) { try await AccountMove(from: office.database, to: writing).run() }
    #expect(try await AccountList(target).all(now: office.now).contains { $0.email == "new@example.org" })
  }

  /// What happens in the old place after that many writes to the new one.
  private func run(
    _ office: Office, to target: Database, after count: Int, _ happens: @escaping @Sendable () async -> Void
  ) async throws(MoveError) -> AccountMove.Report {
    let writes = Mutex(0)
    let writing = Database { access, work throws(StorageError) in
      try await target.transaction(access) { transaction throws(StorageError) in try work(transaction) }
      if access == .schema,
        writes.withLock({
          $0 += 1; return $0
        }) == count
      {
        await happens()
      }
    }
    return try await AccountMove(from: office.database, to: writing).run()
  }

  @Test(
    "a server that goes on writing to the old place is noticed whenever it does, and the next try brings the rest",
    arguments: 1...9)
  func goesOn(count: Int) async throws {
    let office = try await office(.sqlite)
    let made = try await fill(office, 20)
    let target = try await place(.sqlite, in: office.folder)
    let log = AccountLog(office.database)
    let request = try PushRequest(PushRequest.text([.number(9000)], device: Array(made[0].device.bytes)))
    await #expect(throws: MoveError.goesOn) {
      try await run(office, to: target, after: count) {
        _ = try? await log.push(made[0].account, request, now: LogFixture.now)
      }
    }
    let report = try await AccountMove(from: office.database, to: target).run()
    #expect(report.operations == 26)
    #expect(try await contents(of: target) == contents(of: office.database))
  }

  @Test(
    "so is a device that is taken off there, and an account that is deleted: at last the new place has it as well",
    arguments: [1, 4, 9], [true, false])
  func goesOnBeside(count: Int, isDeleted: Bool) async throws {
    let office = try await office(.sqlite)
    let (made, target) = (try await fill(office, 20), try await place(.sqlite, in: office.folder))
    let happens: @Sendable () async -> Void = {
      if isDeleted {
        try? await office.accounts.delete(made[0].account, now: office.now)
      } else {
        try? await office.accounts.revoke(made[1].device, of: made[1].account, now: office.now)
      }
    }
    do throws(MoveError) { _ = try await run(office, to: target, after: count, happens) } catch {
      #expect(error == .goesOn)
      _ = try await AccountMove(from: office.database, to: target).run()
    }
    try await AccountUpkeep(try await again(.sqlite, in: office.folder)).run(now: office.now)
    let (there, here) = (try await contents(of: target), try await contents(of: office.database))
    #expect(there == here)
  }

  @Test("what lies in the new place otherwise than it was sent is found", arguments: ["hash", "box", "id"])
  func unlike(column: String) async throws {
    let office = try await office(.sqlite)
    _ = try await fill(office, 20)
    let target = try await place(.sqlite, in: office.folder)
    let spoiling = Database { access, work throws(StorageError) in
      try await target.transaction(access) { transaction throws(StorageError) in
        try work(transaction)
        if access != .read {
          try transaction.rows(
            "UPDATE operation SET \(column) = \(column == "id" ? "'w-77'" : "x'0102'") WHERE number = 3")
        }
      }
    }
    await #expect(throws: MoveError.self) { try await AccountMove(from: office.database, to: spoiling).run() }
  }

  @Test("no table and no column is left behind")
  func complete() async throws {
    let office = try await office(.sqlite)
    let rows = try await office.rows(
      """
      SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
      WHERE m.type = 'table' AND m.name NOT IN ('feed', 'operation', 'snapshot', 'grdb_migrations', 'lease', 'answer')
      """)
    let there = Set(rows.map { $0.map { "\($0)" } })
    let moved = AccountMove.tables.flatMap { table in
      table.columns.map { ["\(SQLValue.text(table.name))", "\(SQLValue.text($0))"] }
    }
    #expect(there == Set(moved))
  }
}
