import Foundation
import Synchronization

/// Several connections, each on a thread of its own that may wait: neither the network's threads nor those that tasks share do. A
/// connection is made when the ones before it are in use.
final class PostgresPool: Sendable {
  /// Between pool and threads; these go when it says so.
  private let line: Line

  init(_ address: PostgresAddress, most: Int) { line = Line(address, most: most) }

  deinit { line.close() }

  /// Waits two seconds for a connection at most.
  func perform(_ access: Database.Access, _ work: @escaping PostgresConnection.Work) async throws(StorageError) {
    let job = PostgresJob(access, work)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        job.begin(continuation)
        if line.add(job) { return }
        // Nobody took it at once.
        Task {
          try? await Task.sleep(for: Self.patience)
          job.refuse(.busy)
        }
      }
    } onCancel: {
      job.cancel()
    }
    try result.get()
  }

  private static let patience = Duration.seconds(2)

  /// Who waits for a connection, and the threads that have one.
  private final class Line: Sendable {
    /// Jobs that no thread has yet, and how many threads have none.
    private struct State {
      var waiting: [PostgresJob] = []
      var idle = 0
      var threads = 0
      var isClosed = false
    }

    private let address: PostgresAddress
    private let most: Int
    private let state = Mutex(State())
    /// As often as there is a job, or no more to come.
    private let bell = DispatchSemaphore(value: 0)

    init(_ address: PostgresAddress, most: Int) {
      self.address = address
      self.most = most
    }

    /// Whether a thread is free for it.
    func add(_ job: PostgresJob) -> Bool {
      let (isNew, isTaken) = state.withLock { state in
        state.waiting.append(job)
        let isTaken = state.idle >= state.waiting.count
        let isNew = !isTaken && state.threads < most
        if isNew { state.threads += 1 }
        return (isNew, isTaken || isNew)
      }
      if isNew { begin() }
      bell.signal()
      return isTaken
    }

    func close() {
      let threads = state.withLock { state in
        state.isClosed = true
        return state.threads
      }
      for _ in 0..<threads { bell.signal() }
    }

    private func begin() {
      let thread = Thread { [self] in
        let connection = PostgresConnection(address, settings: PostgresConnection.settings(address))
        while let job = next() { job.run(on: connection) }
      }
      thread.name = "postgres"
      thread.stackSize = 512 << 10
      thread.start()
    }

    /// nil when there will be no more.
    private func next() -> PostgresJob? {
      while true {
        state.withLock { $0.idle += 1 }
        bell.wait()
        let (job, isClosed) = state.withLock { state in
          state.idle -= 1
          return (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
        }
        if let job { return job }
        if isClosed { return nil }
      }
    }
  }
}

/// A transaction on its way through the pool, and who waits for what becomes of it.
final class PostgresJob: Sendable {
  private typealias Answer = CheckedContinuation<Result<Void, StorageError>, Never>

  /// Where it is.
  private enum State {
    case made
    case waiting(Answer)
    case running(Answer, PostgresConnection.Canceller?)
    /// Under way, and whoever asked is gone.
    case ending(Answer)
    case over
  }

  private let access: Database.Access
  private let work: PostgresConnection.Work
  private let state = Mutex(State.made)

  init(_ access: Database.Access, _ work: @escaping PostgresConnection.Work) {
    self.access = access
    self.work = work
  }

  /// Whoever asked waits from now on.
  func begin(_ answer: CheckedContinuation<Result<Void, StorageError>, Never>) {
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .waiting(answer)
      return false
    }
    if isOver { answer.resume(returning: .failure(.server(.slow))) }
  }

  private var isWaiting: Bool {
    state.withLock { state in
      if case .waiting = state { true } else { false }
    }
  }

  /// Unless it has been begun.
  func refuse(_ fault: ServerFault) {
    let answer: Answer? = state.withLock { state in
      guard case .waiting(let answer) = state else { return nil }
      state = .over
      return answer
    }
    answer?.resume(returning: .failure(.server(fault)))
  }

  /// Whoever asked is gone: what waits is not begun, and what is under way is ended.
  func cancel() {
    let canceller: PostgresConnection.Canceller? = state.withLock { state in
      switch state {
      case .made: state = .over
      case .running(let answer, let canceller):
        state = .ending(answer)
        return canceller
      case .waiting, .ending, .over: break
      }
      return nil
    }
    refuse(.slow)
    guard let canceller else { return }
    // It asks the server over a connection of its own, which may take long.
    Thread.detachNewThread { canceller.cancel() }
  }

  /// On the connection's thread.
  func run(on connection: PostgresConnection) {
    // While nobody can connect many are given up before their turn comes.
    guard isWaiting else { return }
    // First, so that what is under way can be ended.
    do throws(ServerFault) { try connection.open() } catch { return refuse(error) }
    let canceller = connection.canceller
    let begun = state.withLock { state in
      guard case .waiting(let answer) = state else { return false }
      state = .running(answer, canceller)
      return true
    }
    guard begun else { return }
    let result: Result<Void, StorageError>
    do throws(StorageError) { result = .success(try connection.transaction(access, work)) } catch {
      result = .failure(error)
    }
    let (answer, wasEnded): (Answer?, Bool) = state.withLock { state in
      defer { state = .over }
      return switch state {
      case .running(let answer, _): (answer, false)
      case .ending(let answer): (answer, true)
      case .made, .waiting, .over: (nil, false)
      }
    }
    // What was to end this one, and may be on its way still, must not end the next.
    if wasEnded { connection.close() }
    answer?.resume(returning: result)
  }
}
