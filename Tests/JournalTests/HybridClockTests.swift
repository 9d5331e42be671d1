import Journal
import Kernel
import TestSupport
import Testing

@Suite("The hybrid clock")
struct HybridClockTests {
  @Test("each tick is later than all before it, even when the wall clock jumps back")
  func ticks() {
    var clock = HybridClock(writer: "a")
    var last: HybridTimestamp?
    for now in [1000, 1000, 1001, 900, -5, 1001, 2000, Int64.min, 2000, 1999] as [Int64] {
      let next = clock.tick(now: Instant(milliseconds: now))
      if let last { #expect(next > last) }
      last = next
    }
    #expect(last == HybridTimestamp(milliseconds: 2000, counter: 3, writer: "a"))
  }

  @Test("what was made after seeing another is later than it, though that other's clock is ten years fast")
  func observes() {
    var clock = HybridClock(writer: "a")
    let seen = HybridTimestamp(milliseconds: tenYears, counter: 7, writer: "b")
    clock.observe(seen)
    #expect(
      clock.tick(now: Instant(milliseconds: 0)) == HybridTimestamp(milliseconds: tenYears, counter: 8, writer: "a"))
    clock.observe(HybridTimestamp(milliseconds: 5, counter: 0, writer: "c"))
    #expect(clock.tick(now: Instant(milliseconds: 0)).counter == 9)
  }

  @Test("a full counter is carried into the next millisecond")
  func carries() {
    var clock = HybridClock(writer: "a")
    clock.observe(HybridTimestamp(milliseconds: 10, counter: HybridClock.mostCount, writer: "b"))
    #expect(clock.tick(now: Instant(milliseconds: 0)) == HybridTimestamp(milliseconds: 11, counter: 0, writer: "a"))
  }

  @Test("at the end of time it stands still rather than fail")
  func endOfTime() {
    var clock = HybridClock(writer: "a")
    let end = HybridTimestamp(milliseconds: HybridClock.lastMillisecond, counter: HybridClock.mostCount, writer: "b")
    clock.observe(end)
    let tick = clock.tick(now: Instant(milliseconds: .max))
    #expect(tick.milliseconds == end.milliseconds && tick.counter == end.counter)
  }

  @Test("equal pairs of two devices are ordered by the devices' names")
  func devices() {
    let a = HybridTimestamp(milliseconds: 1, counter: 1, writer: "a")
    #expect(a < HybridTimestamp(milliseconds: 1, counter: 1, writer: "b"))
    #expect(HybridTimestamp(milliseconds: 1, counter: 0, writer: "b") < a)
    #expect(HybridTimestamp(milliseconds: 0, counter: 9, writer: "b") < a)
  }

  @Test("the strict steps count up, and refuse drift and overflow without moving")
  func strict() throws {
    var clock = HybridClock(writer: "a")
    let now = Instant(milliseconds: 1_000_000)
    #expect(pair(try clock.send(now: now)) == [1_000_000, 0])
    #expect(pair(try clock.send(now: Instant(milliseconds: 999_000))) == [1_000_000, 1])
    #expect(pair(try clock.receive(stamp(1_000_000, 5), now: now)) == [1_000_000, 6])
    #expect(pair(try clock.receive(stamp(999_999, 9), now: now)) == [1_000_000, 7])
    #expect(pair(try clock.receive(stamp(1_300_000, 2), now: now)) == [1_300_000, 3])
    let before = clock
    #expect(throws: ClockError.drift) { try clock.receive(stamp(1_300_001, 0), now: now) }
    #expect(throws: ClockError.drift) { try clock.send(now: Instant(milliseconds: 999_999)) }
    #expect(throws: ClockError.drift) { try clock.send(now: Instant(milliseconds: .min)) }
    #expect(throws: ClockError.overflow) { try clock.receive(stamp(1_300_000, 65_535), now: now) }
    #expect(clock == before)
    #expect(pair(try clock.receive(stamp(0, 0), now: Instant(milliseconds: 2_000_000))) == [2_000_000, 0])
  }

  @Test("the vectors of an independent model come out as written there")
  func vectors() throws {
    let runs = try JSON.parse(Recordings.bytes("clock-vectors.json"))["cases"]?.array ?? []
    #expect(runs.count == 40)
    for (number, run) in runs.enumerated() {
      var clock = HybridClock(writer: "a")
      for (index, step) in (run.array ?? []).enumerated() {
        let now = Instant(milliseconds: step["now"]?.integer ?? 0)
        let message = step["msg"]?.array?.compactMap { $0.integer } ?? []
        let result: String
        do {
          let stamp =
            try message.count == 2 ? clock.receive(stamp(message[0], Int(message[1])), now: now) : clock.send(now: now)
          result = "[\(stamp.milliseconds),\(stamp.counter)]"
        } catch {
          result = error == .drift ? "\"drift\"" : "\"overflow\""
        }
        #expect(result == step["want"]?.text, "run \(number), step \(index)")
      }
    }
  }

  private let tenYears: Int64 = 315_576_000_000

  private func stamp(_ milliseconds: Int64, _ counter: Int) -> HybridTimestamp {
    HybridTimestamp(milliseconds: milliseconds, counter: counter, writer: "b")
  }

  private func pair(_ stamp: HybridTimestamp) -> [Int64] { [stamp.milliseconds, Int64(stamp.counter)] }
}
