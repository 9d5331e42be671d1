package import Kernel

/// When to set out for a train, by how long the walk to its stop takes.
package enum Leave: Equatable, Sendable {
  /// Whole minutes, rounded down: it may send a person early, never late.
  case inMinutes(Int)
  /// Within the minute.
  case now
  /// On foot it can't be reached any more.
  case tooLate

  /// `walk` in minutes.
  package init(for time: Instant, walk: Int, now: Instant) {
    let left = Leave.moment(for: time, walk: walk).seconds(since: now)
    self = left < 0 ? .tooLate : left < 60 ? .now : .inMinutes(Int(min(left / 60, 9999)))
  }

  package static func moment(for time: Instant, walk: Int) -> Instant { time.adding(seconds: -60 * Int64(walk)) }

  /// Minutes of a walk that nobody has said anything of.
  package static let usualWalk = 5
  /// Who is farther away does not walk.
  package static let longestWalk = 120

  /// Seconds by which a train has moved when that is told: feeds move each one by less all the time.
  package static let worthSaying: Int64 = 120
  /// Seconds before leaving from which moves are told of.
  static let near: Int64 = 1800
}
