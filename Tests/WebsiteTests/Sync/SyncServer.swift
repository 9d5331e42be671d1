import Accounts
import Foundation
import Hummingbird
import Kernel
import NIOCore
import Push
import Storage
import TestSupport

@testable import Website
import Wire

/// Accounts in a database of the test's own. Who asks is who the cookie says: "one-a" is device a of account one, "gone-a" one of a deleted account. Account
/// old has w-1, the others nothing.
final class SyncServer: Sendable {
  let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
  let database: Database
  let accounts: Accounts
  let log: AccountLog
  let push: PushService

  init() async throws {
    database = try await TestEngine.people(in: folder)
    accounts = try await Accounts(database, signup: .closed, random: { [UInt8](repeating: 0, count: $0) }).prepared()
    log = AccountLog(database)
    push = try await PushExamples.service(database)
    for account in ["one", "two", "old", "gone"] { try await add(account) }
    let request = try PushRequest(Site.batch([.number(1)], from: "old-a"))
    _ = try await log.push(SyncServer.account("old"), request, now: Site.now)
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows(
        "UPDATE account SET deletedAt = 1 WHERE id = $1", .bytes(SyncServer.account("gone").bytes))
    }
  }

  var source: AccountSource { AccountSource(accounts, log: log, push: push, who: SyncServer.who) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A website with its accounts, for as long as `visit` runs.
  func open(
    database: Database? = nil, configure: (inout WebsiteConfiguration) -> Void = { _ in },
    visit: @escaping @Sendable (Site) async throws -> Void
  ) async throws {
    var source = source
    if let database { source.log = AccountLog(database) }
    try await Site.open(accounts: source, configure: configure, visit: visit)
  }

  static func account(_ name: String) -> AccountID {
    guard let id = AccountID(bytes: bytes(name)) else { preconditionFailure() }
    return id
  }

  static func device(_ name: String) -> DeviceID {
    guard let id = DeviceID(bytes: bytes(name)) else { preconditionFailure() }
    return id
  }

  private static func bytes(_ name: String) -> [UInt8] {
    Array(name.utf8.prefix(16)) + [UInt8](repeating: 0, count: max(0, 16 - name.utf8.count))
  }

  private static func who(_ request: Request, _ context: SiteContext) throws -> SignedIn {
    guard let cookie = request.headers[.cookie] else { throw Problem.signedOut }
    switch cookie {
    case "revoked": throw Problem(status: .forbidden, detail: "Revoked.", code: "revoked")
    case "busy": throw Problem.tooOften(7)
    case "deleted": throw AccountError.deleted
    case "unkept": throw AccountError.storage(.full(path: "x"))
    case "broken": throw LogRefusal.storage(.full(path: "x"))
    default: break
    }
    return SignedIn(
      account: account(String(cookie.prefix { $0 != "-" })), device: device(cookie), isFresh: false)
  }

  /// An account with two devices, a and b.
  func add(_ name: String) async throws {
    let account = SyncServer.account(name)
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows(
        """
        INSERT INTO account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes)
        VALUES ($1, 0, $2, 1, 0, $2, 0, 0)
        """, .bytes(account.bytes), .bytes([UInt8](repeating: 0, count: 8)))
      for device in ["a", "b"] {
        try transaction.rows(
          "INSERT INTO device (account, id, name, made, seen) VALUES ($1, $2, 'Phone', 0, 0)", .bytes(account.bytes),
          .bytes(SyncServer.device(name + "-" + device).bytes))
      }
    }
  }

}

extension Site {
  /// As the app's own page asks.
  func sync(
    _ method: String = "GET", _ path: String = "/api/v1/sync", as cookie: String? = "one-a",
    headers: [String: String] = [:], body: [UInt8]? = nil
  ) async throws -> HTTPProbe.Answer {
    var headers = headers.merging(["Sec-Fetch-Site": "same-origin"]) { given, _ in given }
    if let cookie { headers["Cookie"] = cookie }
    if let body {
      headers["Content-Length"] = String(body.count)
      headers["Content-Type"] = "application/json"
    }
    return try await probe.ask(method, path, headers, body: body ?? [])
  }

  func push(
    _ operations: [SealedOperation], as cookie: String = "one-a", mark: String? = nil
  ) async throws -> HTTPProbe.Answer {
    try await sync("POST", as: cookie, body: Self.batch(operations, from: cookie, mark: mark))
  }

  static func batch(_ operations: [SealedOperation], from cookie: String = "one-a", mark: String? = nil) -> [UInt8] {
    batch(operations, of: Base64URL.text(SyncServer.device(cookie).bytes), mark: mark)
  }

  static func batch(_ operations: [SealedOperation], of device: String, mark: String? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.name("device")
    json.string(device)
    if let mark {
      json.name("mark")
      json.string(mark)
    }
    json.name("operations")
    json.beginArray()
    for operation in operations { operation.write(into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

extension HTTPProbe.Answer {
  var json: JSON { get throws { try JSON.parse(body) } }

  /// A problem's.
  var code: String? { (try? json)?["code"]?.string }

  var ids: [String]? { (try? json)?["operations"]?.array?.compactMap { $0["id"]?.string } }
}

extension SealedOperation {
  /// One of writer "w", made `after` milliseconds; another `content` has another hash.
  static func number(_ number: Int64, after: Int64 = 0, content: UInt8 = 0, size: Int = 40) -> SealedOperation {
    SealedOperation(
      id: "w-\(number)", at: LogTime(milliseconds: Site.now.milliseconds + after, counter: 3), tag: "AbC_",
      hash: [UInt8](repeating: content, count: 16), box: [UInt8](repeating: 1, count: size))
  }
}
