import Accounts
import Foundation
import Kernel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Website
import Wire

/// SQLite's, whose database is a file to be copied.
@Suite("The exchange with a log that was put back", .timeLimit(.minutes(5)))
struct SyncRolledBackTests {
  @Test("a server that was put back to an earlier copy is found out")
  func rolledBack() async throws {
    let server = try await SyncServer()
    let copy = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let marks = Mutex<[String]>([])
    try await server.open { site async throws in
      let first = try await site.push([.number(1)]).json["mark"]?.string ?? ""
      // Nobody writes meanwhile, so the file and the log beside it are of one moment.
      try FileManager.default.copyItem(atPath: server.folder, toPath: copy)
      let second = try await site.push([.number(2)], mark: first).json["mark"]?.string ?? ""
      marks.withLock { $0 = [first, second] }
    }
    let (first, second) = marks.withLock { ($0[0], $0[1]) }
    let old = try await Database.people(path: copy + "/pocketful.sqlite")
    try await server.open(database: old) { site async throws in
      #expect(try await site.sync("GET", "/api/v1/sync?after=\(first)&mark=\(second)").code == "cursor")
      #expect(try await site.push([.number(3)], mark: second).code == "cursor")
      #expect(try await site.sync("GET", "/api/v1/sync?after=\(first)&mark=\(first)").status == 200)
    }
  }
}

@Suite("The exchange with an account's log", .eachEngine, .timeLimit(.minutes(5)))
struct SyncAPITests {
  @Test("what one device sends, another of the account pulls, and nobody else")
  func exchanged() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let pushed = try await site.push([.number(1), .number(2)]).json
      #expect(pushed["now"] == .integer(Site.now.milliseconds))
      #expect(pushed["last"] == .integer(2))
      #expect(pushed["stamps"] == .object([]))
      let pulled = try await site.sync(as: "one-b").json
      let first = try #require(pulled["operations"]?.array?.first)
      #expect(first["seq"] == .integer(1))
      #expect(first["id"] == .string("w-1"))
      #expect(first["at"] == .array([.integer(Site.now.milliseconds), .integer(3)]))
      #expect(try SealedOperation(first) == .number(1))
      #expect(pulled["more"] == .bool(false))
      #expect(pulled["now"] == .integer(Site.now.milliseconds))
      #expect(pulled["mark"] == pushed["mark"] && pulled["cursor"] == pushed["mark"])
      #expect(try await site.sync(as: "two-a").ids == [])
    }
  }

  @Test(
    "a push whose answer was lost is sent again, and changes nothing; another time is told to be not the one that holds"
  )
  func again() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let first = try await site.push([.number(1)]).json
      let again = try await site.push([.number(1)]).json
      #expect(again == first)
      let later = try await site.push([.number(1, after: 7)], as: "one-b").json
      #expect(later["stamps"]?["w-1"] == .array([.integer(Site.now.milliseconds), .integer(3)]))
      #expect(try await site.sync().ids == ["w-1"])
    }
  }

  @Test("a log is pulled in parts, from where the last one ended")
  func parts() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      _ = try await site.push((1...5).map { .number($0) })
      let first = try await site.sync("GET", "/api/v1/sync?limit=3").json
      #expect(first["more"] == .bool(true))
      let (cursor, mark) = (first["cursor"]?.string ?? "", first["mark"]?.string ?? "")
      let rest = try await site.sync("GET", "/api/v1/sync?limit=3&after=\(cursor)&mark=\(mark)")
      #expect(rest.ids == ["w-4", "w-5"])
      #expect(try rest.json["more"] == .bool(false))
    }
  }

  /// Something asked of a log that has w-1, and the refusal.
  struct Refused: CustomTestStringConvertible, Sendable {
    var name: String
    var status: Int
    var code: String
    var ids: [String]?
    var ask: @Sendable (Site) async throws -> HTTPProbe.Answer

    var testDescription: String { name }
  }

  private static let refused = [
    Refused(name: "no session", status: 401, code: "signed-out") { try await $0.sync(as: nil) },
    Refused(name: "a session that was revoked", status: 403, code: "revoked") { try await $0.sync(as: "revoked") },
    Refused(name: "no account", status: 401, code: "signed-out") { try await $0.sync(as: "three-a") },
    Refused(name: "a batch of another device", status: 401, code: "signed-out") {
      try await $0.sync("POST", as: "one-b", body: Site.batch([.number(9)], from: "one-a"))
    },
    Refused(name: "a pull of another device", status: 401, code: "signed-out") {
      try await $0.sync("GET", "/api/v1/sync?device=CQkJCQkJCQkJCQkJCQkJCQ")
    },
    Refused(name: "another site's page", status: 403, code: "foreign-origin") {
      try await $0.sync("POST", as: "one-a", headers: ["Sec-Fetch-Site": "cross-site"], body: Site.batch([.number(9)]))
    },
    Refused(name: "an app too old", status: 426, code: "newer") { try await $0.sync("GET", "/api/v1/sync?protocol=0") },
    Refused(name: "no JSON", status: 400, code: "malformed", ids: []) { try await $0.sync("POST", body: [0x7B]) },
    Refused(name: "no operation", status: 400, code: "malformed", ids: ["w-0"]) {
      try await $0.push([.number(9), .number(0)])
    },
    Refused(name: "an operation too large", status: 413, code: "too-large", ids: ["w-8"]) {
      try await $0.push([.number(9), .number(8, size: 65_536 + 31)])
    },
    Refused(name: "another under an id", status: 409, code: "taken", ids: ["w-1"]) {
      try await $0.push([.number(9), .number(1, content: 1)])
    },
    Refused(name: "a time too far ahead", status: 409, code: "clock", ids: ["w-9"]) {
      try await $0.push([.number(8), .number(9, after: 300_001)])
    },
    Refused(name: "a cursor of another log", status: 409, code: "cursor") {
      try await $0.sync("GET", "/api/v1/sync?after=AAAAAAAAAAEBAgMEBQYHCA")
    },
    Refused(name: "a mark of another log", status: 409, code: "cursor") {
      try await $0.push([.number(9)], mark: "AAAAAAAAAAEBAgMEBQYHCA")
    },
    Refused(name: "a cursor that is none", status: 409, code: "cursor") {
      try await $0.sync("GET", "/api/v1/sync?after=x")
    },
  ]

  @Test("what is refused says by its code what to do, changes nothing and is kept by nobody", arguments: refused)
  func refusals(asked: Refused) async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      _ = try await site.push([.number(1)])
      let answer = try await asked.ask(site)
      #expect(answer.status == asked.status)
      #expect(answer.code == asked.code)
      let json = try answer.json
      #expect(json["ids"]?.array?.compactMap(\.string) == asked.ids)
      #expect(json["now"] != nil)
      #expect((json["least"] != nil) == (asked.code == "newer"))
      #expect(answer.header("content-type")?.hasPrefix("application/problem+json") == true)
      #expect(answer.header("cache-control") == "no-store")
      #expect(answer.header("vary")?.contains("Cookie") == true)
      #expect(answer.header("access-control-allow-origin") == nil)
      #expect(try await site.sync().ids == ["w-1"])
    }
  }

  @Test("a deleted account's log is gone, and says so")
  func deleted() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      for answer in [try await site.sync(as: "gone-a"), try await site.push([.number(1)], as: "gone-a")] {
        #expect(answer.status == 410)
        #expect(answer.code == "deleted")
      }
    }
  }

  @Test("a wrong parameter is named", arguments: ["limit=0", "limit=1001", "limit=x"])
  func wrong(query: String) async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let answer = try await site.sync("GET", "/api/v1/sync?\(query)")
      #expect(answer.status == 400)
      #expect(try answer.json["parameter"] == .string("limit"))
    }
  }

  @Test("who has the very answer already is told so, and who doesn't is not")
  func notModified() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let pushed = try await site.push([.number(1), .number(2)]).json["mark"]?.string ?? ""
      let at = { (query: String, tag: String?) async throws in
        try await site.sync("GET", "/api/v1/sync?\(query)", headers: tag.map { ["If-None-Match": $0] } ?? [:])
      }
      let all = try #require(try await at("", nil).header("etag"))
      let none = try #require(try await at("after=\(pushed)", nil).header("etag"))
      #expect(try await at("", all).status == 304)
      #expect(try await at("after=\(pushed)", none).status == 304)
      // The log is the same, the answer would be another.
      #expect(try await at("after=\(pushed)", all).status == 200)
      #expect(try await at("", none).status == 200)
      #expect(try await at("limit=1", all).status == 200)
      #expect(try await at("after=x", none).status == 409)
      _ = try await site.push([.number(3)])
      #expect(try await at("after=\(pushed)", none).ids == ["w-3"])
    }
  }

  @Test("a snapshot is kept for a new device, and goes no further back")
  func snapshot() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let path = "/api/v1/sync/snapshot"
      let none = try await site.sync("GET", path).json
      #expect(none["boxes"] == .object([]))
      let beginning = none["through"]?.string ?? ""
      _ = try await site.push([.number(1)])
      let mark = try await site.push([.number(2)]).json["mark"]?.string ?? ""
      #expect(try await site.sync("GET", "/api/v1/sync?after=\(beginning)").ids == ["w-1", "w-2"])
      let box = Base64URL.text([UInt8](repeating: 5, count: 100))
      let body = Array(#"{"through":"\#(mark)","boxes":{"AbC_":"\#(box)"}}"#.utf8)
      let kept = try await site.sync("PUT", path, body: body)
      #expect(kept.status == 200)
      #expect(try kept.json["through"] == .string(mark))
      let read = try await site.sync("GET", path, as: "one-b").json
      #expect(read["boxes"] == .object([JSON.Member("AbC_", .string(box))]))
      #expect(try await site.sync("GET", path, as: "two-a").json["boxes"] == .object([]))
      #expect(try await site.sync("PUT", path, as: "two-a", body: body).code == "cursor")
    }
  }

  @Test("without accounts there is nothing of it", arguments: ["/api/v1/sync", "/api/v1/sync/snapshot"])
  func without(path: String) async throws {
    try await Site.open { site async throws in
      #expect(try await site.sync("GET", path).status == 404)
      #expect(try await site.probe.get("/api/v1/live?journal=1", ["Sec-Fetch-Site": "same-origin"]).status == 401)
    }
  }
}
