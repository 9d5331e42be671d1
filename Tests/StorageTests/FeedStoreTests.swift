import Foundation
import Kernel
import Storage
import Testing

/// Both stores keep the same promises.
enum Kind: CaseIterable { case memory, sqlite }

@Suite("What is kept of each feed between runs")
struct FeedStoreTests {
  private func store(_ kind: Kind, _ folder: TemporaryFolder) throws -> FeedStore {
    switch kind {
    case .memory: .memory
    case .sqlite: try .sqlite(path: folder.path("pocketful.sqlite"))
    }
  }

  private let ace = FeedStore.Kept(name: "nyct%2Fgtfs-ace", bytes: [1, 2, 3], fetchedAt: Instant(milliseconds: 1_500))

  @Test("an empty store has nothing to give", arguments: Kind.allCases)
  func empty(kind: Kind) async throws {
    let folder = try TemporaryFolder()
    #expect(try await store(kind, folder).load().isEmpty)
  }

  @Test("the latest answer takes the place of the one before, feed by feed", arguments: Kind.allCases)
  func replaced(kind: Kind) async throws {
    let folder = try TemporaryFolder()
    let store = try store(kind, folder)
    try await store.save(ace)
    try await store.save(FeedStore.Kept(name: "nyct%2Fgtfs", bytes: [], fetchedAt: Instant(milliseconds: -7)))
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
    let folder = try TemporaryFolder()
    let file = folder.path("data/pocketful.sqlite")
    let store = try FeedStore.sqlite(path: file)
    try await store.save(ace)
    func rights(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try rights(folder.path("data")) == 0o700)
    for ending in ["", "-wal", "-shm"] { #expect(try rights(file + ending) == 0o600, "\(ending)") }
    for ending in ["", "-wal", "-shm"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file + ending)
    }
    let again = try FeedStore.sqlite(path: file)
    #expect(try await again.load() == [ace])
    for ending in ["", "-wal", "-shm"] { #expect(try rights(file + ending) == 0o600, "\(ending)") }
  }

  @Test("what was saved is there when the file is opened again, without having been closed")
  func reopened() async throws {
    let folder = try TemporaryFolder()
    let first = try FeedStore.sqlite(path: folder.path("data/deep/pocketful.sqlite"))
    try await first.save(ace)
    let second = try FeedStore.sqlite(path: folder.path("data/deep/pocketful.sqlite"))
    #expect(try await second.load() == [ace])
    try await first.save(ace)
  }
}
