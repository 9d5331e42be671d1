import Foundation
import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("A backup of all that people have sent", .eachEngine, .timeLimit(.minutes(5)))
struct AccountBackupTests {
  private func push(_ numbers: ClosedRange<Int64>, by signIn: SignIn, to log: AccountLog) async throws {
    for start in stride(from: numbers.lowerBound, through: numbers.upperBound, by: 1000) {
      let operations = (start...min(numbers.upperBound, start + 999)).map { SealedOperation.number($0, size: 60) }
      let request = try PushRequest(PushRequest.text(operations, device: Array(signIn.device.bytes)))
      _ = try await log.push(signIn.account, request, now: LogFixture.now)
    }
  }

  @Test("it is what was there at one moment, however much is pushed meanwhile, and a server begins on it")
  func moment() async throws {
    let office = try await Office()
    let log = AccountLog(office.database)
    let ann = try await office.create(AccountBodies.create(email: "a@example.org", account: 1))
    let bob = try await office.create(AccountBodies.create(email: "b@example.org", account: 2))
    try await push(1...2300, by: ann, to: log)
    let file = office.folder + "/backup.sqlite"
    async let written = AccountBackup(of: office.database).write(to: file)
    try await push(1...1000, by: bob, to: log)
    let report = try await written
    #expect(report.accounts == 2 && (2300...3300).contains(report.operations))
    let copy = try await Database.people(path: file)
    let copied = AccountLog(copy)
    #expect(try await copied.last(ann.account) == 2300)
    // Pushed as one: all or none of it is there.
    let of = try await copied.last(bob.account)
    #expect(of == 0 || of == 1000)
    let pulled = try await copied.pull(ann.account, after: nil, mark: nil, limit: 2300)
    #expect(try await log.pull(ann.account, after: nil, mark: nil, limit: 2300).operations == pulled.operations)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }

  @Test(
    "every table is in it as it was, and can be put back into an empty database",
    arguments: [TestEngine.sqlite, .postgres])
  func putBack(to engine: TestEngine) async throws {
    let office = try await Office()
    let ann = try await office.create(AccountBodies.create(email: "a@example.org", account: 1))
    let log = AccountLog(office.database)
    try await push(1...20, by: ann, to: log)
    let through = try await log.pull(ann.account, after: nil, mark: nil, limit: 9).mark
    _ = try await log.keep(
      Snapshot(through: through, boxes: ["AbC_": [UInt8](repeating: 7, count: 400)]), by: ann.who, now: office.now)
    let file = office.folder + "/backup.sqlite"
    _ = try await AccountBackup(of: office.database).write(to: file)
    let target: Database =
      switch engine {
      case .sqlite: try await .beingFilled(.sqlite(path: office.folder + "/new.sqlite", durability: .full))
      case .postgres: try await .beingFilled(.postgres(PostgresServer.shared.place(of: office.folder + "/new")))
      }
    let backup = try await Database.people(path: file)
    let report = try await AccountMove(from: backup, to: target).run()
    #expect(report.accounts == 1 && report.operations == 20)
    let move = AccountMove(from: office.database, to: target)
    #expect(try await move.digests(of: office.database) == move.digests(of: target))
    let snapshots = "SELECT account, tag, through, box, made FROM snapshot"
    #expect(try await rows(snapshots, of: target) == rows(snapshots, of: office.database))
  }

  private func rows(_ statement: String, of database: Database) async throws -> [[SQLValue]] {
    try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows(statement).map(\.values)
    }
  }

  @Test("of a log that is not what its devices wrote there is no backup, and of a table that can't be read neither")
  func spoilt() async throws {
    let office = try await Office()
    let ann = try await office.create(AccountBodies.create(email: "a@example.org", account: 1))
    try await push(1...20, by: ann, to: AccountLog(office.database))
    try await office.database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("UPDATE operation SET hash = $1 WHERE number = 7", .bytes([1]))
    }
    let file = office.folder + "/backup.sqlite"
    await #expect(throws: MoveError.unlike(account: ann.account.text)) {
      try await AccountBackup(of: office.database).write(to: file)
    }
    try await office.database.transaction(.schema) { transaction throws(StorageError) in
      _ = try transaction.rows("DROP TABLE invite")
    }
    Database.remove(file)
    await #expect(throws: MoveError.self) { try await AccountBackup(of: office.database).write(to: file) }
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
