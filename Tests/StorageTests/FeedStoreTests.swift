import Foundation
import Kernel
import Testing

@testable import Storage

@Suite("What is kept of each feed between runs")
struct FeedStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(_ engine: Engine) async throws -> FeedStore {
    FeedStore(try await engine.open(in: folder, durability: .normal).migrated(by: Migration.cache))
  }

  private let ace = KeptFeed(name: "nyct%2Fgtfs-ace", bytes: [1, 2, 3], fetchedAt: Instant(milliseconds: 1_500))

  @Test("an empty store has nothing to give", arguments: Engine.allCases)
  func empty(engine: Engine) async throws {
    #expect(try await store(engine).load().isEmpty)
  }

  @Test("the latest answer takes the place of the one before, feed by feed", arguments: Engine.allCases)
  func replaced(engine: Engine) async throws {
    let store = try await store(engine)
    try await store.save(ace)
    try await store.save(KeptFeed(name: "nyct%2Fgtfs", bytes: [], fetchedAt: Instant(milliseconds: -7)))
    var newer = ace
    newer.bytes = [UInt8](repeating: 0xFF, count: 300_000)
    newer.fetchedAt = Instant(milliseconds: 2_500)
    try await store.save(newer)
    let kept = try await store.load()
    #expect(kept.map(\.name) == ["nyct%2Fgtfs", "nyct%2Fgtfs-ace"])
    #expect(kept[0].bytes.isEmpty && kept[0].fetchedAt.milliseconds == -7)
    #expect(kept[1] == newer)
  }

  @Test("the folder it makes and its files are their owner's alone; what an earlier version left open is closed")
  func rights() async throws {
    let file = folder.path("data/cache.sqlite")
    let store = try await FeedStore.cache(path: file)
    try await store.save(ace)
    func rights(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try rights(folder.path("data")) == 0o700)
    for ending in ["", "-wal", "-shm"] { #expect(try rights(file + ending) == 0o600, "\(ending)") }
    for ending in ["", "-wal", "-shm"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file + ending)
    }
    let again = try await FeedStore.cache(path: file)
    #expect(try await again.load() == [ace])
    for ending in ["", "-wal", "-shm"] { #expect(try rights(file + ending) == 0o600, "\(ending)") }
  }

  @Test("two that open a new file at the same moment both have it")
  func atOnce() async throws {
    for round in 1...20 {
      let path = folder.path("\(round)/cache.sqlite")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 { group.addTask { _ = try await FeedStore.cache(path: path) } }
        try await group.waitForAll()
      }
    }
  }

  @Test("what was saved is there when the file is opened again, without having been closed", arguments: Engine.allCases)
  func reopened(engine: Engine) async throws {
    let first = try await store(engine)
    try await first.save(ace)
    let second = try await store(engine)
    #expect(try await second.load() == [ace])
    try await first.save(ace)
  }
}
