package import Kernel

/// When the next races are asked for: each minute, and sooner when fewer than wanted are left, but not more often than
/// every 15 s.
package enum Refetch {
  package static let interval: Int64 = 60
  package static let shortest: Int64 = 15

  /// Whether to ask now. `last` is when it was asked last.
  package static func isDue(last: Instant?, remaining: Int, wanted: Int, now: Instant) -> Bool {
    guard let last else { return true }
    let since = now.seconds(since: last)
    // A clock that was set back must not stop it.
    return since < 0 || since >= (remaining < wanted ? shortest : interval)
  }

  /// Seconds from an answer at `now` to the next question, for who has `races` in order and wants always so many.
  package static func wait(_ races: [Race], wanted: Int, now: Instant) -> Int64 {
    var left: [Instant] = []
    for race in races where !Gone.isGone(race.start, now: now) { left.append(race.start) }
    guard left.count >= wanted, wanted > 0 else { return shortest }
    // Gone with this one, fewer than wanted remain.
    let last = Countdown.seconds(to: left[left.count - wanted], now: now) + Gone.after
    return min(interval, max(shortest, last))
  }
}
