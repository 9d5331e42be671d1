package import Storage
import Synchronization

/// What nodes tell each other: names of what has something new, never what it is. It only wakes: who has doubts whether they hear all looks
/// by themselves, every two seconds.
package final class NodeWakes: Sendable {
  /// Who waits for which name, and until when.
  fileprivate struct Waiting {
    var name: String
    var continuation: CheckedContinuation<Void, Never>
    var alarm: Task<Void, Never>
  }

  /// What is waited for, and what was heard.
  fileprivate struct State {
    var next = 0
    var waiting: [Int: Waiting] = [:]
    /// How often each of the names was told that somebody here waits for now and then.
    var counts: [String: Int] = [:]
    /// When anything was heard last, be it this node's own heartbeat.
    var heard: ContinuousClock.Instant?
    /// Until then something may have been missed.
    var doubtedUntil = ContinuousClock.now
    /// The last heartbeat that was sent, and since when none was heard of those sent.
    var beat = 0
    var sentAt = ContinuousClock.now
    var unheardSince: ContinuousClock.Instant?
    /// How long one took that was heard.
    var latency = Duration.zero
  }

  private let database: Database
  private let heartbeat: String
  private let state = Mutex(State())

  /// So long after the last word it is doubted that others are heard.
  static let silence = Duration.seconds(15)
  /// So long after a connection was lost there are others who look for what was missed.
  private static let doubt = Duration.seconds(6)
  static let look = Duration.seconds(2)

  /// `holder` tells this node from all others.
  package init(_ database: Database, holder: String) {
    self.database = database
    heartbeat = "beat:\(holder):"
  }

  /// Whether the others are heard, as far as anybody can know.
  package var isListening: Bool { state.withLock { $0.isListening } }

  /// How far listening is behind: as long as this node's own heartbeat took, or has been on its way by now. nil before the first.
  package var lag: Duration? {
    state.withLock { state in
      state.beat == 0 ? nil : max(state.latency, state.unheardSince.map { .now - $0 } ?? .zero)
    }
  }

  /// A word to itself, by which a node knows that it hears.
  func beat() async {
    let number = state.withLock { state in
      state.beat += 1
      state.sentAt = .now
      state.unheardSince = state.unheardSince ?? .now
      return state.beat
    }
    await tell(heartbeat + String(number))
  }

  /// To all nodes, this one among them. What can't be told is found by those who look.
  package func tell(_ name: String) async { try? await database.notify([name]) }

  /// To be asked before one looks whether there is something new: what is told from then on ends a wait.
  package func moment(of name: String) -> Int {
    state.withLock { state in
      let count = state.counts[name] ?? 0
      state.counts[name] = count
      return count
    }
  }

  /// Until somebody has told of that name since that moment, or it is time to look, or `end` has come.
  package func wait(for name: String, since moment: Int, until end: ContinuousClock.Instant? = nil) async {
    let (number, limit) = state.withLock { state in
      state.next += 1
      let left = state.heard.map { Self.silence - (.now - $0) } ?? .zero
      let limit = state.isListening ? max(left, Self.look) : Self.look
      return (state.next, min(limit, end.map { $0 - .now } ?? limit))
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          // Begun here, so that it finds what it ends.
          let alarm = Task {
            try? await Task.sleep(for: limit)
            self.wake(number)
          }
          state.waiting[number] = Waiting(name: name, continuation: continuation, alarm: alarm)
          return state.counts[name] != moment
        }
        if isOver || Task.isCancelled { wake(number) }
      }
    } onCancel: {
      wake(number)
    }
  }

  private func wake(_ number: Int) {
    guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: number) }) else { return }
    waiting.alarm.cancel()
    waiting.continuation.resume()
  }

  /// Whoever waits for it looks now.
  package func signal(_ name: String) {
    let numbers = state.withLock { state in
      if let count = state.counts[name] { state.counts[name] = count + 1 }
      return state.waiting.filter { $0.value.name == name }.map(\.key)
    }
    for number in numbers { wake(number) }
  }

  package func signalAll() {
    for name in state.withLock({ Array($0.counts.keys) }) { signal(name) }
  }

  /// Somebody told of it.
  package func heard(_ name: String) {
    state.withLock { state in
      state.heard = .now
      if name == heartbeat + String(state.beat) { (state.latency, state.unheardSince) = (.now - state.sentAt, nil) }
    }
    signal(name)
  }

  /// Nothing is heard just now, and what is told meanwhile never will be.
  package func missed() {
    state.withLock { $0.doubtedUntil = .now + Self.doubt }
    signalAll()
  }
}

extension NodeWakes.State {
  fileprivate var isListening: Bool {
    let now = ContinuousClock.now
    return heard.map { now - $0 < NodeWakes.silence } ?? false && now >= doubtedUntil
  }
}
