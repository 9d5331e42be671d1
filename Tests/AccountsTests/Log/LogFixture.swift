import Foundation
import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts
import Wire

/// A database of its own with accounts in it, gone with the test.
final class LogFixture {
  /// 2025-10-02 14:20:00 UTC.
  static let now = Instant(seconds: 1_759_414_800)

  let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
  let database: Database
  let log: AccountLog
  let account = LogFixture.account(1)

  init() async throws {
    database = try await TestEngine.people(in: folder)
    log = AccountLog(database)
    try await add(account)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static func account(_ number: UInt8) -> AccountID {
    guard let id = AccountID(bytes: [UInt8](repeating: number, count: 16)) else { preconditionFailure() }
    return id
  }

  /// The device that writes to that account.
  static func who(_ account: AccountID) -> SignedIn {
    guard let device = DeviceID(bytes: PushRequest.sender) else { preconditionFailure() }
    return SignedIn(account: account, device: device, isFresh: false)
  }

  func add(_ account: AccountID) async throws {
    try await run(
      """
      INSERT INTO account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes) VALUES ($1, 0, $2, 1, 0, $2, 0, 0)
      """, .bytes(account.bytes), .bytes([UInt8](repeating: 0, count: 8)))
    try await run(
      "INSERT INTO device (account, id, name, made, seen) VALUES ($1, $2, 'Phone', 0, 0)", .bytes(account.bytes),
      .bytes(PushRequest.sender))
  }

  func run(_ sql: String, _ first: SQLValue? = nil, _ second: SQLValue? = nil) async throws {
    try await database.transaction(.write) { transaction throws(StorageError) in
      switch (first, second) {
      case (let first?, let second?): _ = try transaction.rows(sql, first, second)
      case (let first?, nil): _ = try transaction.rows(sql, first)
      default: _ = try transaction.rows(sql)
      }
    }
  }

  /// The engine itself breaks off where an operation of that id is to be stored.
  func refuse(_ id: String) async throws {
    switch TestEngine.current {
    case .sqlite:
      try await run(
        """
        CREATE TRIGGER breaking BEFORE INSERT ON operation WHEN NEW.id = '\(id)' BEGIN SELECT RAISE(ABORT, 'broken'); END
        """)
    case .postgres: try await run("ALTER TABLE operation ADD CONSTRAINT breaking CHECK (id <> '\(id)')")
    }
  }

  func push(
    _ operations: [SealedOperation], mark: LogMark? = nil, now: Instant = LogFixture.now
  ) async throws(LogRefusal) -> Pushed {
    try await log.push(account, try PushRequest(operations, mark: mark), now: now)
  }

  func pull(after: LogMark? = nil, mark: LogMark? = nil, limit: Int = 1000) async throws(LogRefusal) -> Pulled {
    try await log.pull(account, after: after, mark: mark, limit: limit)
  }

  var ids: [String] {
    get async throws { try await pull().operations.map(\.operation.id) }
  }
}

extension PushRequest {
  /// As a device of the account writes it.
  init(_ operations: [SealedOperation], mark: LogMark? = nil) throws(LogRefusal) {
    try self.init(PushRequest.text(operations, mark: mark))
  }

  static let sender = [UInt8](repeating: 9, count: 16)

  static func text(
    _ operations: [SealedOperation], mark: LogMark? = nil, device: [UInt8] = sender
  ) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.name("device")
    json.string(Base64URL.text(device))
    if let mark {
      json.name("mark")
      json.string(mark.text)
    }
    json.name("operations")
    json.beginArray()
    for operation in operations { operation.write(into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

extension SealedOperation {
  /// One of writer "w", made `after` milliseconds; another `content` has another hash, and another `sealing` the same.
  static func number(
    _ number: Int64, after: Int64 = 0, content: UInt8 = 0, sealing: UInt8 = 0, size: Int = 40
  ) -> SealedOperation {
    SealedOperation(
      id: "w-\(number)", at: LogTime(milliseconds: LogFixture.now.milliseconds + after, counter: 0), tag: "AbC_",
      hash: [UInt8](repeating: content, count: 16), box: [1, 1] + [UInt8](repeating: sealing, count: size - 2))
  }
}
