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
    #expect(try await store.take(["races"], for: "b").isEmpty)
    try await passes(LeaseStore.length + 1, in: database)
    #expect(try await store.take(["races"], for: "b") == [Lease(name: "races", holder: "b", epoch: 2)])
    #expect(try await store.take(["races"], for: "a").isEmpty)
    // Who was not told of having it, takes it anew.
    #expect(try await store.take(["races"], for: "b") == [Lease(name: "races", holder: "b", epoch: 3)])
  }

  @Test("it is renewed while it is held, and never after it has ended", arguments: Engine.allCases)
  func renewed(engine: Engine) async throws {
    let database = try await database(engine)
    let store = LeaseStore(database)
    let held = try await store.take(["races", "score"], for: "a")
    try await passes(LeaseStore.length - 4000, in: database)
    #expect(try await store.renew(held) == held)
    try await passes(LeaseStore.length - 4000, in: database)
    #expect(try await store.take(["races"], for: "b").isEmpty)
    #expect(try await store.renew([held[0]]) == [held[0]])
    try await passes(4001, in: database)
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

  @Test("where the database's clock was set back a lease of before is nobody's", arguments: Engine.allCases)
  func clockSetBack(engine: Engine) async throws {
    let database = try await database(engine)
    let store = LeaseStore(database)
    _ = try await store.take(["races"], for: "one")
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("UPDATE lease SET until = until + 600000")
    }
    #expect(try await store.take(["races"], for: "two").map(\.epoch) == [2])
  }

  @Test("an answer is kept by who leads, and not by who led before", arguments: Engine.allCases)
  func answers(engine: Engine) async throws {
    let database = try await database(engine)
    let (leases, store) = (LeaseStore(database), AnswerStore(database))
    let lease = try #require(try await leases.take(["feed:ace"], for: "one").first)
    #expect(try await store.load("feed:ace") == nil)
    let content = try #require(try await store.keep(.new([1, 2], headers: "etag: x"), by: lease, age: 5000))
    let first = try #require(try await store.load("feed:ace"))
    #expect(first.revision == content && first.contentRevision == content)
    #expect(first.headers == "etag: x" && first.bytes == [1, 2])
    #expect(first.failure.isEmpty && (5000..<15_000).contains(first.age))
    #expect(try await store.load("feed:ace", after: first.revision, known: content) == nil)
    #expect(try await store.keep(.same(as: content), by: lease, age: 0) == content)
    let same = try #require(try await store.load("feed:ace", after: first.revision, known: content))
    #expect(same.revision > first.revision && same.contentRevision == content && same.bytes == nil)
    #expect(try await store.keep(.failure("timedOut"), by: lease, age: 0) == content)
    let failed = try #require(try await store.load("feed:ace", after: same.revision))
    #expect(failed.revision > same.revision && failed.failure == "timedOut" && failed.bytes == [1, 2])
    try await leases.giveBack([lease])
    let next = try #require(try await leases.take(["feed:ace"], for: "two").first)
    // Who had it before says no more, and who thinks of other bytes than are there has to give them.
    #expect(try await store.keep(.same(as: content), by: lease, age: 0) == nil)
    #expect(try await store.keep(.new([9], headers: ""), by: lease, age: 0) == nil)
    #expect(try await store.keep(.same(as: -1), by: next, age: 0) == nil)
    let newer = try #require(try await store.keep(.new([3], headers: ""), by: next, age: 0))
    #expect(newer > failed.revision)
    // Also who has read further than a copy that was put back reaches is told.
    #expect(try await store.load("feed:ace", after: newer + 1_000_000)?.bytes == [3])
    // The feeds' stay; what was asked for somebody goes.
    let question = try #require(try await leases.take(["score"], for: "one").first)
    _ = try await store.keep(.new([7], headers: ""), by: question, age: 0)
    try await store.forgetQuestions(olderThan: 60_000)
    #expect(try await store.load("score") != nil)
    try await store.forgetQuestions(olderThan: 0)
    #expect(try await store.load("score") == nil)
  }

  @Test("a lease whose row was lost goes on behind the answers that were kept by it", arguments: Engine.allCases)
  func lostRow(engine: Engine) async throws {
    let database = try await database(engine)
    let (leases, store) = (LeaseStore(database), AnswerStore(database))
    for holder in ["one", "two", "three"] {
      let lease = try #require(try await leases.take(["ace"], for: holder).first)
      _ = try await store.keep(.new([1], headers: ""), by: lease, age: 0)
      try await leases.giveBack([lease])
    }
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("DELETE FROM lease")
    }
    #expect(try await leases.take(["ace"], for: "four").map(\.epoch) == [4])
  }
}
