import Kernel
import Testing

@testable import Storage

@Suite("What one of several servers does alone", .timeLimit(.minutes(5)))
struct LeaseStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func database(_ engine: Engine) async throws -> Database {
    try await engine.open(in: folder).migrated(by: Migration.people)
  }

  /// As if so much time had gone by.
  private func passes(_ milliseconds: Int64, in database: Database) async throws {
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("UPDATE lease SET until = until - $1", .integer(milliseconds))
    }
  }

  @Test("one has it until it ends; each take-over has another epoch", arguments: Engine.allCases)
  func takenOver(engine: Engine) async throws {
    let database = try await database(engine)
    let store = LeaseStore(database)
    #expect(try await store.take(["races", "score"], for: "a").map(\.epoch) == [1, 1])
    #expect(try await store.take(["races", "sweep"], for: "b") == [Lease(name: "sweep", holder: "b", epoch: 1)])
    #expect(try await store.take(["races"], for: "a").isEmpty)
    try await passes(LeaseStore.length + 1, in: database)
    #expect(try await store.take(["races"], for: "b") == [Lease(name: "races", holder: "b", epoch: 2)])
    #expect(try await store.take(["races"], for: "b").isEmpty)
  }

  @Test("it is renewed while it is held, and never after it has ended", arguments: Engine.allCases)
  func renewed(engine: Engine) async throws {
    let database = try await database(engine)
    let store = LeaseStore(database)
    let held = try await store.take(["races", "score"], for: "a")
    try await passes(LeaseStore.length - 1000, in: database)
    #expect(try await store.renew(held) == held)
    try await passes(LeaseStore.length - 1000, in: database)
    #expect(try await store.take(["races"], for: "b").isEmpty)
    #expect(try await store.renew([held[0]]) == [held[0]])
    try await passes(1001, in: database)
    #expect(try await store.renew(held) == [held[0]])
    let other = try await store.take(["score"], for: "b")
    #expect(other.map(\.epoch) == [2])
    #expect(try await store.renew(held) == [held[0]])
  }

  @Test("what is given back is anybody's at once, and only by who has it", arguments: Engine.allCases)
  func givenBack(engine: Engine) async throws {
    let store = LeaseStore(try await database(engine))
    let held = try await store.take(["races"], for: "a")
    try await store.giveBack([Lease(name: "races", holder: "a", epoch: 7), Lease(name: "races", holder: "b", epoch: 1)])
    #expect(try await store.take(["races"], for: "b").isEmpty)
    try await store.giveBack(held)
    #expect(try await store.take(["races"], for: "b").map(\.epoch) == [2])
  }

  @Test("of many who want it at the same moment one gets it", arguments: Engine.allCases)
  func crowd(engine: Engine) async throws {
    let store = LeaseStore(try await database(engine))
    let taken = try await withThrowingTaskGroup(of: [Lease].self) { group in
      for number in 1...16 { group.addTask { try await store.take(["races", "score"], for: "\(number)") } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.map(\.name).sorted() == ["races", "score"])
    #expect(try await store.all().map(\.lease.epoch) == [1, 1])
    #expect(try await store.all().allSatisfy { (1...LeaseStore.length).contains($0.left) })
  }

  @Test("an answer is kept by who leads, and not by who led before", arguments: Engine.allCases)
  func answers(engine: Engine) async throws {
    let store = AnswerStore(try await database(engine))
    func load(after asked: Int64 = 0, known: Int64 = -1) async throws -> SharedAnswer? {
      try await store.load("ace", after: asked, known: known)
    }
    #expect(try await load() == nil)
    #expect(try await store.keep(.new([1, 2], headers: "etag: x"), of: "ace", epoch: 2) == 1)
    #expect(try await store.keep(.new([9], headers: ""), of: "ace", epoch: 1) == nil)
    let first = try #require(try await load())
    #expect(first.asked == 1 && first.changed == 1 && first.headers == "etag: x" && first.bytes == [1, 2])
    #expect(first.failure.isEmpty && (0..<10_000).contains(first.age))
    #expect(try await load(after: 1, known: 1) == nil)
    #expect(try await store.keep(.same(as: 1), of: "ace", epoch: 2) == 1)
    let same = try #require(try await load(after: 1, known: 1))
    #expect(same.asked == 2 && same.changed == 1 && same.bytes == nil)
    #expect(try await store.keep(.failure("timedOut"), of: "ace", epoch: 3) == 1)
    let failed = try #require(try await load(after: 2))
    #expect(failed.asked == 3 && failed.failure == "timedOut" && failed.bytes == [1, 2])
    // Who had it before says no more, and who thinks of other bytes than are there has to give them.
    #expect(try await store.keep(.same(as: 1), of: "ace", epoch: 2) == nil)
    #expect(try await store.keep(.same(as: -1), of: "ace", epoch: 3) == nil)
    #expect(try await store.keep(.new([3], headers: ""), of: "ace", epoch: 3) == 4)
  }
}
