import Kernel
import Testing

@testable import Score

@Suite("Where the ring is in what it plays")
struct RingPhaseTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: 1_770_000_000_000 + milliseconds) }

  private func loading(since milliseconds: Int64 = 0) -> RingPhase {
    var phase = RingPhase.idle
    phase.begin(at: at(milliseconds))
    return phase
  }

  /// Where time brings it, nil where it stays as it is.
  private func next(_ phase: RingPhase, at milliseconds: Int64, draws: Bool = true) -> RingPhase? {
    var phase = phase
    return phase.advance(to: at(milliseconds), draws: draws) ? phase : nil
  }

  @Test("a score that came lands with its pass, draws itself, and is shown")
  func succeeds() {
    var phase = loading()
    phase.succeed(at: at(300), isStill: false)
    #expect(phase == .landing(until: at(1000)))
    #expect(next(phase, at: 999) == nil)
    #expect(next(phase, at: 1000) == .drawing(until: at(2000)))
    #expect(next(.drawing(until: at(2000)), at: 1999) == nil)
    #expect(next(.drawing(until: at(2000)), at: 2000) == .shown)
    #expect(next(phase, at: 1000, draws: false) == .shown, "without a number to count up to")
  }

  @Test("one that failed ends its pass, pulses once, and says so")
  func fails() {
    var phase = loading()
    phase.fail(at: at(2300), isStill: false)
    #expect(phase == .failing(until: at(3000)))
    #expect(next(phase, at: 3000) == .pulsing(until: at(3200)))
    #expect(next(.pulsing(until: at(3200)), at: 3200) == .failed)
  }

  @Test(
    "the pass that runs ends first, also where the clock was set meanwhile",
    arguments: [(0, 1000), (1, 1000), (999, 1000), (1000, 2000), (2500, 3000), (-1, 0), (-1000, 0), (-1500, -1000)]
      as [(Int64, Int64)])
  func passes(answered: Int64, until: Int64) {
    var phase = loading()
    phase.succeed(at: at(answered), isStill: false)
    #expect(phase == .landing(until: at(until)))
  }

  @Test("with reduced motion, and with no pass to end, the timed ones are passed over")
  func still() {
    var phase = loading()
    phase.succeed(at: at(300), isStill: true)
    #expect(phase == .shown)
    phase.fail(at: at(300), isStill: false)
    #expect(phase == .failed)
    phase = loading()
    phase.fail(at: at(300), isStill: true)
    #expect(phase == .failed)
  }

  @Test("a clock that is put back holds nothing longer than a pass")
  func clockPutBack() {
    #expect(next(.drawing(until: at(1000)), at: 0) == nil)
    #expect(next(.drawing(until: at(1000)), at: -1) == .shown)
  }

  @Test(
    "what waits for something to happen is moved by no time, however far away",
    arguments: [.idle, .loading(since: Instant(milliseconds: 0)), .shown, .failed] as [RingPhase])
  func waits(phase: RingPhase) {
    #expect(phase.until == nil)
    for time in [-1 << 50, 0, 1 << 50] as [Int64] { #expect(next(phase, at: time) == nil) }
  }
}
