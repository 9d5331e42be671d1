import Foundation
import Storage
import Synchronization
import Testing

@testable import Accounts

@Suite("Writes that wait together", .timeLimit(.minutes(5)))
struct GroupCommitTests {
  /// A database that notes which jobs ran in each transaction that ended, and whose first waits to be let go.
  private final class Engine: Sendable {
    let transactions = Mutex<[[Int]]>([])
    let jobs = Mutex<[Int]>([])
    let mayEnd = DispatchSemaphore(value: 0)
    let isFirst = Mutex(true)

    var database: Database {
      Database { _, work async throws(StorageError) in
        try await self.waitOnce()
        self.jobs.withLock { $0 = [] }
        try work(Transaction(place: "x", run: { _, _ in [] }, runMany: { _, _ in }))
        self.transactions.withLock { $0.append(self.jobs.withLock { $0 }) }
      }
    }

    private func waitOnce() async throws(StorageError) {
      let isFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      guard isFirst else { return }
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          self.mayEnd.wait()
          continuation.resume()
        }
      }
    }
  }

  private static let bad = StorageError.full(path: "x")

  /// Job 0 alone in the first transaction, then `jobs` while that is under way: what each was answered, and what ran together.
  private static func run(
    _ jobs: [Int], most: Int, failing: Int? = nil
  ) async throws -> (answers: [Int: Int?], transactions: [Set<Int>]) {
    let engine = Engine()
    let commits = GroupCommit<Int, Int>(engine.database, most: most) { _, job throws(StorageError) in
      if job == failing { throw bad }
      engine.jobs.withLock { $0.append(job) }
      return job * 10
    }
    let answers = await withTaskGroup(of: (Int, Int?).self) { group in
      group.addTask { (0, try? await commits.commit(0)) }
      while engine.isFirst.withLock({ $0 }) { await Task.yield() }
      for job in jobs { group.addTask { (job, try? await commits.commit(job)) } }
      while commits.waiting < jobs.count { await Task.yield() }
      engine.mayEnd.signal()
      return await group.reduce(into: [:]) { $0[$1.0] = .some($1.1) }
    }
    return (answers, engine.transactions.withLock { $0.map { Set($0) } })
  }

  @Test("share one transaction, and each has its own answer")
  func shared() async throws {
    let (answers, transactions) = try await Self.run([1, 2, 3, 4, 5, 6, 7], most: 64)
    #expect(transactions == [[0], [1, 2, 3, 4, 5, 6, 7]])
    #expect(answers == Dictionary(uniqueKeysWithValues: (0...7).map { ($0, .some($0 * 10)) }))
  }

  @Test("are no more than so many at once")
  func most() async throws {
    let (answers, transactions) = try await Self.run([1, 2, 3, 4, 5], most: 2)
    #expect(transactions.map(\.count) == [1, 2, 2, 1])
    #expect(answers.count == 6)
  }

  @Test("are each tried alone where one of them breaks, and only that one is told so")
  func alone() async throws {
    let (answers, transactions) = try await Self.run([1, 2, 3], most: 64, failing: 2)
    #expect(Set(transactions) == [[0], [1], [3]])
    #expect(answers == [0: 0, 1: 10, 2: nil, 3: 30])
  }
}
