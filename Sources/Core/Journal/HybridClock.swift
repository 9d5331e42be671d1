package import Kernel

/// A hybrid logical clock (Kulkarni, Demirbas and others, 2014): wall-clock time where clocks agree, order always.
///
/// The clock remembers the latest timestamp it gave or saw: `milliseconds` and, among equal ones, `counter`.
///
/// 1. A new timestamp takes the later of `now` and `milliseconds`. If that moved `milliseconds` on, `counter` is 0,
///    otherwise one more than before. So each is later than all that this device gave or saw, even when its wall clock
///    jumps back.
/// 2. Of two writers' equal pairs the one with the lesser writer's name comes first. So any two timestamps have an order,
///    the same one everywhere.
/// 3. The strict steps, `send` and `receive`, fail when the result would be more than `mostDrift` ahead of `now`, or
///    `counter` more than `mostCount`; a failed step leaves the clock as it was. A server takes them for what it
///    accepts as the time.
/// 4. The lenient steps, `tick` and `observe`, never fail, because a wrong clock may neither block a person's edit nor
///    lose it. `tick` carries a full counter into the next millisecond. `observe` believes every timestamp: an edit
///    made after seeing another is later than it, though that other's clock be ten years fast.
/// 5. Time ends with the year 9999. There timestamps repeat, and the number of an operation keeps the writer's order.
package struct HybridClock: Equatable, Sendable {
  package let writer: String
  package private(set) var milliseconds: Int64 = 0
  package private(set) var counter = -1

  package init(writer: String) { self.writer = writer }

  package static let mostDrift: Int64 = 300_000
  package static let mostCount = 65_535
  /// The end of the year 9999.
  package static let lastMillisecond = Instant.kept.upperBound
}

extension HybridClock {
  /// The timestamp of an edit made now.
  package mutating func tick(now: Instant) -> HybridTimestamp {
    let wall = min(max(now.milliseconds, 0), Self.lastMillisecond)
    if wall > milliseconds {
      (milliseconds, counter) = (wall, 0)
    } else if counter < Self.mostCount {
      counter += 1
    } else if milliseconds < Self.lastMillisecond {
      (milliseconds, counter) = (milliseconds + 1, 0)
    }
    return HybridTimestamp(milliseconds: milliseconds, counter: counter, writer: writer)
  }

  /// From now on `tick` gives what is later than this one too.
  package mutating func observe(_ seen: HybridTimestamp) {
    if (seen.milliseconds, seen.counter) > (milliseconds, counter) {
      (milliseconds, counter) = (seen.milliseconds, seen.counter)
    }
  }
}

/// Why a strict step failed.
package enum ClockError: Error, Equatable, Sendable {
  /// A clock, here or there, is more than five minutes ahead of `now`.
  case drift
  /// More than 65 536 timestamps in one millisecond.
  case overflow

  package var message: String {
    switch self {
    case .drift: "A device's clock is more than five minutes ahead."
    case .overflow: "Too much happened within one millisecond."
    }
  }
}

extension HybridClock {
  /// The timestamp of something sent now.
  package mutating func send(now: Instant) throws(ClockError) -> HybridTimestamp {
    try step(to: max(milliseconds, now.milliseconds), now: now, after: milliseconds, counter)
  }

  /// The timestamp of the receipt: later than what was received and than all before it here.
  package mutating func receive(_ received: HybridTimestamp, now: Instant) throws(ClockError) -> HybridTimestamp {
    guard Self.isNear(received.milliseconds, now) else { throw .drift }
    var latest = (milliseconds, counter)
    if latest < (received.milliseconds, received.counter) { latest = (received.milliseconds, received.counter) }
    return try step(to: max(latest.0, now.milliseconds), now: now, after: latest.0, latest.1)
  }

  private mutating func step(
    to next: Int64, now: Instant, after last: Int64, _ lastCounter: Int
  ) throws(ClockError) -> HybridTimestamp {
    guard Self.isNear(next, now) else { throw .drift }
    let nextCounter = next == last ? lastCounter + 1 : 0
    guard nextCounter <= Self.mostCount else { throw .overflow }
    (milliseconds, counter) = (next, nextCounter)
    return HybridTimestamp(milliseconds: next, counter: nextCounter, writer: writer)
  }

  private static func isNear(_ milliseconds: Int64, _ now: Instant) -> Bool {
    let (ahead, overflow) = milliseconds.subtractingReportingOverflow(now.milliseconds)
    return overflow ? milliseconds < now.milliseconds : ahead <= mostDrift
  }
}
