import Kernel
import Synchronization

/// When the upstream said what a node gave last, which may have been to another node, by the clock that nobody sets.
final class AnswerAge: Sendable {
  private let saidAt = Mutex<ContinuousClock.Instant?>(nil)

  func note(milliseconds: Int64) { saidAt.withLock { $0 = .now - .milliseconds(milliseconds) } }

  var current: Duration { saidAt.withLock { $0.map { $0.duration(to: .now) } } ?? .zero }

  func asOf(_ now: Instant) -> Instant {
    Instant(milliseconds: now.milliseconds - Int64(current / .milliseconds(1)))
  }
}
