/// How long to wait before trying again: exponential with full jitter (AWS Architecture Blog, "Exponential Backoff And
/// Jitter"), so that many servers that lost one upstream together don't come back together.
package enum Backoff {
  static let first: Int64 = 2000
  static let longest: Int64 = 60_000
  /// Never sooner, whatever the jitter says.
  static let shortest: Int64 = 250
  /// An upstream may ask for more than `longest`, but not for ever.
  static let longestAsked: Int64 = 600_000

  /// Milliseconds after that many failures in a row (1, 2, …). `random` is in 0 ..< 1; `retryAfter` seconds is what the
  /// upstream asked for.
  package static func wait(failures: Int, random: Double, retryAfter: Int64?) -> Int64 {
    let doublings = min(max(failures - 1, 0), 10)
    let ceiling = min(longest, first << Int64(doublings))
    let jittered = max(shortest, Int64(Double(ceiling) * min(max(random, 0), 1)))
    guard let retryAfter, retryAfter > 0 else { return jittered }
    return max(jittered, min(retryAfter, longestAsked / 1000) * 1000)
  }
}
