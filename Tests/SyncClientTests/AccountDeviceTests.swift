import Journal
import Kernel
import Storage
import SyncClient
import Testing

@Suite("A device for one command")
struct AccountDeviceTests {
  /// A log of one entry, in a box of a later form.
  actor Server {
    private(set) var asked: [String] = []

    func answer(_ path: String) -> AccountServer.Answer {
      asked.append(path)
      let isRead = path.contains("after=")
      let row = #"{"id":"w9-1","at":[1700000000000,0],"tag":"AAAA","h":"AAAAAAAAAAAAAAAAAAAAAA","box":"AwEA"}"#
      let text =
        #"{"now":1700000000000,"operations":[\#(isRead ? "" : row)],"cursor":"1","mark":"1","more":false}"#
      return AccountServer.Answer(status: 200, json: (try? JSON.parse(text)) ?? .null)
    }

    nonisolated var live: AccountServer { AccountServer { _, path, _, _ in await self.answer(path) } }
  }

  private static func device(_ store: DeviceStore, version: String) async throws -> AccountDevice {
    let now = Instant(milliseconds: 1_700_000_000_000)
    let device = try await AccountDevice(
      store, version: version, clock: { now }, random: { Array(repeating: 7, count: $0) })
    return try #require(device)
  }

  @Test("what an earlier version could not open a later one asks for again, once")
  func upgrade() async throws {
    let folder = DeviceStoreTests.Folder()
    let store = try await folder.store()
    #expect(try await store.begin(DeviceStoreTests.profile))
    let server = Server()
    for version in ["1", "1", "2", "2"] {
      var device = try await Self.device(store, version: version)
      #expect(try await device.exchange(with: server.live) == .synced && device.sealed == 1)
    }
    #expect(await server.asked.map { $0.contains("after=") } == [false, true, false, true])
  }

  @Test("a ledger of a later version is neither read nor written")
  func laterLedger() async throws {
    let folder = DeviceStoreTests.Folder()
    let store = try await folder.store()
    #expect(try await store.begin(DeviceStoreTests.profile))
    var device = try await Self.device(store, version: "1")
    let database = try await Database.device(path: folder.path + "/device.sqlite")
    let later = #"{"form":9,"account":"x","revision":4}"#
    _ = try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("INSERT INTO about (name, text) VALUES ('ledger', $1)", .text(later))
    }
    let server = Server()
    #expect(try await device.exchange(with: server.live) == .stopped(.newer))
    #expect(await server.asked.isEmpty)
    var exchange = Exchange(account: "a")
    _ = exchange.want(.sight)
    #expect(try await store.store(SyncWrite(ledger: exchange.ledger), of: device.profile, seen: 0) == .overtaken)
    let kept = try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT text FROM about WHERE name = 'ledger'").first?.text(0)
    }
    #expect(kept == later)
  }

  @Test("a command under which somebody signed out, and another in, sends nobody's entries and takes none")
  func left() async throws {
    let folder = DeviceStoreTests.Folder()
    let store = try await folder.store()
    #expect(try await store.begin(DeviceStoreTests.profile))
    var device = try await Self.device(store, version: "1")
    #expect(try await store.erase(seen: 0))
    #expect(try await store.begin(DeviceStoreTests.other))
    #expect(try await store.append([DeviceStoreTests.operation(1, at: 5)], of: DeviceStoreTests.other))
    let server = Server()
    #expect(try await device.exchange(with: server.live) == .stopped(.signedOut))
    #expect(await server.asked.isEmpty && device.journal.operations.isEmpty)
    #expect(try await device.enter([Change(kind: "toy.set")]).isEmpty)
    #expect(try await store.read().operations.count == 1)
  }
}
