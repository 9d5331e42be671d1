import class Foundation.FileManager
import func Foundation.NSTemporaryDirectory
import class Foundation.NSNumber
import struct Foundation.UUID
import Journal
import Kernel
import Storage
import SyncClient
import Testing

@Suite("What a command line keeps")
struct DeviceStoreTests {
  /// A store in a folder of its own, gone with the test.
  final class Folder {
    let path = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func store() async throws -> DeviceStore { DeviceStore(try await .device(path: path + "/device.sqlite")) }
  }

  static func operation(_ counter: Int64, at milliseconds: Int64) -> Operation {
    Operation(
      id: OperationID(writer: "w", counter: counter),
      at: HybridTimestamp(milliseconds: milliseconds, counter: 0, writer: "w"), change: Change(kind: "toy.set"))
  }

  @Test("of two records of one name the last one holds, and both are told of")
  func doubtful() async throws {
    let folder = Folder()
    let store = try await folder.store()
    #expect(try await store.begin(Self.profile))
    let operations = [Self.operation(1, at: 5), Self.operation(2, at: 6), Self.operation(1, at: 7)]
    #expect(try await store.append(operations, of: Self.profile))
    let contents = try await store.read()
    #expect(Set(contents.operations.map(\.at.milliseconds)) == [6, 7] && contents.last == 3)
    #expect(contents.doubtful == [OperationID(writer: "w", counter: 1)])
  }

  @Test("who has read some of it reads on behind that")
  func later() async throws {
    let folder = Folder()
    let store = try await folder.store()
    #expect(try await store.begin(Self.profile))
    #expect(try await store.append([Self.operation(1, at: 5), Self.operation(2, at: 6)], of: Self.profile))
    let contents = try await store.read(after: 1)
    #expect(contents.operations.map(\.id.counter) == [2] && contents.last == 2 && contents.profile == Self.profile)
  }

  @Test("an exchange is stored only behind the ledger before it, and where nothing came between")
  func refusals() async throws {
    let folder = Folder()
    let store = try await folder.store()
    #expect(try await store.begin(Self.profile))
    #expect(try await store.append([Self.operation(1, at: 5)], of: Self.profile))
    var page = Exchange(account: "a")
    guard case .lock(let lock) = try #require(page.want(.sight).first) else {
      Issue.record("no lock")
      return
    }
    var journal = Journal(writer: "x")
    journal.amend([Self.operation(1, at: 5)])
    guard case .pull(let pull, _, _) = page.locked(lock, nil, journal, dropped: KnownNumbers()).first else {
      Issue.record("no pull")
      return
    }
    let pulled = Pulled(
      operations: [Self.operation(1, at: 9), Self.operation(2, at: 8)], cursor: "2", mark: "2", hasMore: false,
      now: Instant(milliseconds: 10))
    guard case .store(_, let write) = page.pulled(pull, .success(pulled), journal, chance: 1).first else {
      Issue.record("nothing to store")
      return
    }
    #expect(try await store.store(write, of: Self.other, seen: 1) == .overtaken, "it is no longer that account's")
    #expect(try await store.store(write, of: Self.profile, seen: 0) == .moved)
    #expect(try await store.store(write, of: Self.profile, seen: 1) == .stored(last: 3))
    #expect(try await store.store(write, of: Self.profile, seen: 3) == .overtaken)
    let contents = try await store.read()
    #expect(contents.operations.map(\.at.milliseconds).sorted() == [8, 9] && contents.doubtful.isEmpty)
    #expect(contents.ledger?.cursor == "2" && contents.last == 3)
  }

  static let profile = DeviceProfile(
    server: "https://pocketful.example", account: Array(0..<16), key: Array(0..<32), device: "d", session: "s=1")

  static let other = DeviceProfile(
    server: "https://pocketful.example", account: Array(1..<17), key: Array(1..<33), device: "o", session: "s=3")

  @Test("who it is comes back as it was, and goes with all else")
  func kept() async throws {
    let folder = Folder()
    let store = try await folder.store()
    #expect(try await store.begin(Self.profile))
    var profile = Self.profile
    profile.writers = ["w1", "w2"]
    profile.offset = -4000
    try await store.keep(profile)
    #expect(try await store.read().profile == profile)
    #expect(try await store.erase(seen: 0))
    #expect(try await store.read().profile == nil)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/device.sqlite")[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
  }

  @Test("two commands at once lose nothing of each other's, and none brings back who has signed out")
  func twoCommands() async throws {
    let folder = Folder()
    let store = try await folder.store()
    #expect(try await store.begin(Self.profile))
    for writer in ["w1", "w2"] {
      var profile = Self.profile
      profile.writers = [writer]
      try await store.keep(profile)
    }
    #expect(try await store.read().profile?.writers == ["w1", "w2"])
    #expect(try await store.append([Self.operation(1, at: 5)], of: Self.profile))
    #expect(try await !store.erase(seen: 0), "something was entered that it has not seen")
    #expect(try await store.erase(seen: 1))
    try await store.keep(Self.profile)
    #expect(try await store.read().profile == nil)
    #expect(try await !store.append([Self.operation(2, at: 5)], of: Self.profile))
    #expect(try await store.read().operations.isEmpty)
  }

  @Test("who signs in anew goes on with what is here; another account finds its place taken")
  func again() async throws {
    let folder = Folder()
    let store = try await folder.store()
    #expect(try await store.begin(Self.profile))
    var old = Self.profile
    old.writers = ["w1"]
    try await store.keep(old)
    var new = Self.profile
    new.session = "s=2"
    #expect(try await store.begin(new))
    old.synced = Instant(milliseconds: 7)
    try await store.keep(old)
    let kept = try await store.read().profile
    #expect(kept?.session == "s=2" && kept?.writers == ["w1"] && kept?.synced == old.synced)
    #expect(try await !store.begin(Self.other))
    #expect(try await store.append([Self.operation(1, at: 5)], of: new))
    #expect(try await store.erase(seen: 1))
    #expect(try await store.begin(Self.other))
    #expect(try await store.read().operations.isEmpty)
  }
}
