import Storage
import Synchronization

/// Writes that wait together share one transaction, and with it one disk sync, which is nearly all that a small write costs.
///
/// A refused job must have written nothing (it looks first), so the others go on. What fails, fails for the transaction; each
/// job is then tried in one of its own, so that one can't be another's undoing.
final class GroupCommit<Job: Sendable, Answer: Sendable>: Sendable {
  typealias Work = @Sendable (borrowing Transaction, Job) throws(StorageError) -> Answer

  /// A job, and who waits for its answer.
  private struct Waiting: Sendable {
    var job: Job
    var answer: CheckedContinuation<Result<Answer, StorageError>, Never>
  }

  /// Who waits for the transaction after the one that is under way.
  private struct State {
    var waiting: [Waiting] = []
    var isCommitting = false
  }

  private let database: Database
  private let most: Int
  private let isBefore: @Sendable (Job, Job) -> Bool
  private let work: Work
  private let state = Mutex(State())

  /// `most` jobs share a transaction: those that wait for it wait for all of them. Two servers of one database do theirs in the same
  /// order, which `isBefore` gives: else each would wait for a row that the other has.
  init(
    _ database: Database, most: Int = 64, isBefore: @escaping @Sendable (Job, Job) -> Bool = { _, _ in false },
    work: @escaping Work
  ) {
    self.database = database
    self.most = most
    self.isBefore = isBefore
    self.work = work
  }

  /// Jobs that are in no transaction yet.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// On disk, or failed, when it returns.
  func commit(_ job: Job) async throws(StorageError) -> Answer {
    let result = await withCheckedContinuation { continuation in
      let isFirst = state.withLock { state in
        state.waiting.append(Waiting(job: job, answer: continuation))
        defer { state.isCommitting = true }
        return !state.isCommitting
      }
      // Of nobody's task: whoever came first must not wait for all who come later.
      if isFirst { Task { await commitAll() } }
    }
    return try result.get()
  }

  private func commitAll() async {
    while let group = next() {
      do throws(StorageError) {
        let answers = try await answers(to: group.map(\.job))
        for (one, answer) in zip(group, answers) { one.answer.resume(returning: .success(answer)) }
      } catch {
        // What ails the database itself is no job's fault, and would be met by each of them, one after the other.
        let isEverybodys = group.count == 1 || error.isPassing
        for one in group { one.answer.resume(returning: isEverybodys ? .failure(error) : await alone(one.job)) }
      }
    }
  }

  private func next() -> [Waiting]? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isCommitting = false
        return nil
      }
      defer { state.waiting.removeFirst(min(most, state.waiting.count)) }
      return state.waiting.prefix(most).sorted { isBefore($0.job, $1.job) }
    }
  }

  private func answers(to jobs: [Job]) async throws(StorageError) -> [Answer] {
    let work = work
    return try await database.transaction(.locking) { transaction throws(StorageError) in
      var answers: [Answer] = []
      for job in jobs { answers.append(try work(transaction, job)) }
      return answers
    }
  }

  private func alone(_ job: Job) async -> Result<Answer, StorageError> {
    do throws(StorageError) { return .success(try await answers(to: [job])[0]) } catch { return .failure(error) }
  }
}
