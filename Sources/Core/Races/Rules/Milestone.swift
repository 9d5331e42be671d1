package import Kernel

/// The moments before a followed race at which it is spoken of: 10, 5 and 1 minutes before, and at the start; and once
/// more as the person's own reminder.
package enum Milestone {
  package static let spoken: [Int64] = [600, 300, 60, 0]

  /// Whether one of `moments`, seconds before the start, lies after `before` and not after `now`.
  package static func isPassed(_ moments: [Int64], start: Instant, from before: Instant, to now: Instant) -> Bool {
    let left = Countdown.seconds(to: start, now: now)
    // A page that lay hidden over the start has nothing more to say of it.
    guard left > -Gone.after else { return false }
    let leftBefore = Countdown.seconds(to: start, now: before)
    for moment in moments where left <= moment && moment < leftBefore { return true }
    return false
  }
}
