import Foundation
import GRDB
import Kernel
import Testing

@testable import Storage

@Suite("A schema over time")
struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func columns(_ database: Storage.Database) async throws -> [String] {
    try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT identifier FROM grdb_migrations ORDER BY identifier")
        .map { row throws(StorageError) in try row.text(0) }
    }
  }

  private let tables = Migration(name: "0002-words", statements: ["CREATE TABLE word (name TEXT PRIMARY KEY NOT NULL)"])

  @Test("each step is taken once, in its order; a later program takes those that are left", arguments: Engine.allCases)
  func steps(engine: Engine) async throws {
    _ = try await engine.open(in: folder).migrated(by: [.feeds])
    _ = try await engine.open(in: folder).migrated(by: [.feeds, tables])
    let again = try await engine.open(in: folder).migrated(by: [.feeds, tables])
    #expect(try await columns(again) == ["0001-feeds", "0002-words"])
  }

  @Test("a step that fails leaves none of those before it", arguments: Engine.allCases)
  func failing(engine: Engine) async throws {
    let broken = Migration(name: "0002-broken", statements: ["CREATE TABLE one (a TEXT)", "CREATE TABEL two (a TEXT)"])
    await #expect(throws: StorageError.self) { try await engine.open(in: folder).migrated(by: [.feeds, broken]) }
    let whole = try await engine.open(in: folder).migrated(by: [.feeds])
    #expect(try await columns(whole) == ["0001-feeds"])
    await #expect(throws: StorageError.self) { try await whole.words }
  }

  @Test("a schema of a later version is refused and left alone", arguments: Engine.allCases)
  func later(engine: Engine) async throws {
    let newer = try await engine.open(in: folder).migrated(by: [.feeds, tables])
    let refusal = await #expect(throws: StorageError.self) {
      try await engine.open(in: folder).migrated(by: [.feeds])
    }
    #expect(refusal?.sentence.contains("was written by a later version") == true)
    #expect(try await columns(newer) == ["0001-feeds", "0002-words"])
  }

  @Test("no two steps have one name, and they are in the order of their numbers")
  func numbered() {
    for steps in [Migration.people, Migration.cache] {
      #expect(steps.map(\.name) == Set(steps.map(\.name)).sorted())
      #expect(steps.allSatisfy { $0.name.prefix(4).allSatisfy(\.isNumber) })
    }
  }

  /// As each released version left its file, with something in it.
  static let released = ["0001-feeds"]

  private func file(of name: String) throws -> String {
    let dump = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Released/\(name).sql")
    let sql = try String(contentsOf: dump, encoding: .utf8)
    let path = folder.path("pocketful.sqlite")
    try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: sql) }
    return path
  }

  @Test("the file of each released version opens", arguments: released)
  func opens(name: String) async throws {
    let path = try file(of: name)
    _ = try await Storage.Database.people(path: path)
  }

  @Test(
    "what the first version kept of the feeds among people's data is moved on once, and of two answers the newer stays")
  func movedOn() async throws {
    let path = try file(of: "0001-feeds")
    let people = try await Storage.Database.people(path: path)
    let cache = try await FeedStore.cache(path: folder.path("cache.sqlite"))
    let newer = KeptFeed(name: "races", bytes: [9], fetchedAt: Instant(milliseconds: 1_759_414_900_000))
    try await cache.save(newer)
    let old = try await FeedStore(people).load()
    #expect(old.map(\.name) == ["nyct%2Fgtfs", "races", "score"])
    try await cache.takeOver(from: people)
    #expect(try await cache.load() == [old[0], newer, old[2]])
    #expect(try await FeedStore(people).load().isEmpty)
    try await cache.takeOver(from: people)
    #expect(try await cache.load() == [old[0], newer, old[2]])
  }
}
