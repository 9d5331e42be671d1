package import Kernel

/// Where the ring is in what it plays. What happens moves it on (`begin`, `succeed`, `fail`), and so does time
/// (`advance`); nothing else does.
///
/// ```
/// idle ─begin► loading ─succeed► landing ─► drawing ─► shown
///                 └─────fail───► failing ─► pulsing ─► failed
/// ```
/// A pass runs around the ring each second; the one that runs when the answer comes ends first. With reduced motion the
/// timed ones are passed over.
package enum RingPhase: Equatable, Sendable {
  case idle
  case loading(since: Instant)
  /// The answer is there, the pass goes on.
  case landing(until: Instant)
  /// The ring draws itself and the number counts up.
  case drawing(until: Instant)
  case shown
  /// Red already, the pass goes on.
  case failing(until: Instant)
  /// It grows and shrinks once.
  case pulsing(until: Instant)
  case failed
}

extension RingPhase {
  /// Milliseconds.
  static let pass: Int64 = 1000
  static let draw: Int64 = 1000
  static let pulse: Int64 = 200

  mutating func begin(at now: Instant) { self = .loading(since: now) }

  /// `isStill` is reduced motion: nothing is played.
  mutating func succeed(at now: Instant, isStill: Bool) {
    if case .loading(let since) = self, !isStill {
      self = .landing(until: RingPhase.endOfPass(since, at: now))
    } else {
      self = .shown
    }
  }

  mutating func fail(at now: Instant, isStill: Bool) {
    if case .loading(let since) = self, !isStill {
      self = .failing(until: RingPhase.endOfPass(since, at: now))
    } else {
      self = .failed
    }
  }

  /// True where it moved on. `draws` is false where there is no number to count up to.
  mutating func advance(to now: Instant, draws: Bool) -> Bool {
    guard let until, now >= until || until.milliseconds &- now.milliseconds > RingPhase.pass else { return false }
    switch self {
    case .landing: self = draws ? .drawing(until: RingPhase.after(now, RingPhase.draw)) : .shown
    case .drawing: self = .shown
    case .failing: self = .pulsing(until: RingPhase.after(now, RingPhase.pulse))
    case .pulsing: self = .failed
    case .idle, .loading, .shown, .failed: return false
    }
    return true
  }

  /// When it moves on by itself; nil where it waits for something to happen.
  package var until: Instant? {
    switch self {
    case .landing(let until), .drawing(let until), .failing(let until), .pulsing(let until): until
    case .idle, .loading, .shown, .failed: nil
    }
  }

  /// Whole passes are counted from the start, also where a clock was set meanwhile.
  private static func endOfPass(_ since: Instant, at now: Instant) -> Instant {
    let run = (now.milliseconds &- since.milliseconds) % pass
    return after(now, pass - (run < 0 ? run + pass : run))
  }

  private static func after(_ now: Instant, _ milliseconds: Int64) -> Instant {
    Instant(milliseconds: now.milliseconds &+ milliseconds)
  }
}
