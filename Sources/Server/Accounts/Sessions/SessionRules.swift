import Kernel

/// How long a session holds.
package enum SessionRules {
  /// Seconds that a browser keeps the cookie: what browsers allow at most (RFC 6265bis section 5.5 holds it to 400 days).
  package static let cookie: Int64 = 400 * day
  /// Seconds after which the cookie is given anew.
  static let renewed: Int64 = day
  /// Seconds after which one that was not used ends.
  static let unused: Int64 = 180 * day
  /// Seconds for which its holder is taken to be who they proved to be.
  static let fresh: Int64 = 300
  /// That it was used is written down no more often than this: each time costs a disk sync. To the minute
  /// is what people read.
  static let seldom: Int64 = 60

  private static let day: Int64 = 86_400

  /// A clock that was set back makes none of them fresh for long.
  static func isFresh(since proved: Instant, at now: Instant) -> Bool {
    (-fresh...fresh).contains(now.seconds(since: proved))
  }
}
