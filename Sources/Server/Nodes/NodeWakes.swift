package import Storage
import Synchronization

/// What nodes tell each other: names of what has something new, never what it is. It only wakes: who has doubts whether they hear all looks
/// by themselves, every two seconds.
package final class NodeWakes: Sendable {
  /// Who waits for which name.
  private struct State {
    var next = 0
    var waiting: [Int: (names: Set<String>, continuation: CheckedContinuation<Void, Never>)] = [:]
    /// When anything was heard last, be it this node's own beat.
    var heard: ContinuousClock.Instant?
    /// How long the last beat took that was heard, and since when one is on its way.
    var took: Duration?
    var beaten: ContinuousClock.Instant?
  }

  private let database: Database
  private let ownBeat: String
  private let state = Mutex(State())

  /// So long after the last word it is doubted that others are heard.
  static let silence = Duration.seconds(15)
  private static let doubtful = Duration.seconds(2)

  /// `holder` tells this node from all others.
  package init(_ database: Database, holder: String) {
    self.database = database
    ownBeat = "beat:" + holder
  }

  /// Whether the others are heard, as far as anybody can know.
  package var isListening: Bool { state.withLock { state in state.heard.map { .now - $0 < Self.silence } ?? false } }

  /// How far listening is behind: as long as this node's own beat took last, or has been on its way by now. nil where none was heard yet.
  package var behind: Duration? {
    state.withLock { state in state.took.map { max($0, state.beaten.map { .now - $0 } ?? .zero) } }
  }

  /// A word to itself, by which it knows that it hears.
  func beat() async {
    // One that is lost in a pooler counts from its beginning, however many follow it.
    state.withLock { $0.beaten = $0.beaten ?? .now }
    await tell(ownBeat)
  }

  /// To all nodes, this one among them. What can't be told is found by those who look.
  package func tell(_ name: String) async { try? await database.notify([name]) }

  /// Until somebody tells of one of those names, or it is time to look.
  package func wait(for names: String...) async {
    let limit = isListening ? Self.silence : Self.doubtful
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    let alarm = Task {
      try? await Task.sleep(for: limit)
      self.wake(number)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isLate = Task.isCancelled
        state.withLock { $0.waiting[number] = (Set(names), continuation) }
        if isLate { wake(number) }
      }
    } onCancel: {
      wake(number)
    }
    alarm.cancel()
  }

  private func wake(_ number: Int) { state.withLock { $0.waiting.removeValue(forKey: number) }?.continuation.resume() }

  /// Something is new with it on this node itself.
  package func stir(_ name: String) {
    let numbers = state.withLock { state in state.waiting.filter { $0.value.names.contains(name) }.map(\.key) }
    for number in numbers { wake(number) }
  }

  /// Somebody told of it.
  package func heard(_ name: String) {
    state.withLock { state in
      state.heard = .now
      if name == ownBeat, let beaten = state.beaten { (state.took, state.beaten) = (.now - beaten, nil) }
    }
    stir(name)
  }
}
