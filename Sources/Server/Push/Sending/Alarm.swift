import Synchronization

/// What somebody sleeps by who may be woken before the time.
final class Alarm: Sendable {
  /// Whether it rang while nobody slept, and who sleeps.
  private struct State {
    var hasRung = false
    var sleeper: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func ring() {
    let sleeper = state.withLock { state in
      state.hasRung = state.sleeper == nil
      defer { state.sleeper = nil }
      return state.sleeper
    }
    sleeper?.resume()
  }

  /// One at a time.
  func sleep(for duration: Duration) async {
    let clock = Task { [weak self] in
      if (try? await Task.sleep(for: duration)) != nil { self?.ring() }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          let isOver = state.hasRung || Task.isCancelled
          state.hasRung = false
          if !isOver { state.sleeper = continuation }
          return isOver
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      ring()
    }
    clock.cancel()
  }
}
