/// Failures of one upstream in a row: how long to leave it alone after each, and whether its reason is news. An upstream that is
/// down for a night fills no log.
struct FailureRun<Reason: Equatable & Sendable>: Sendable {
  private(set) var count = 0
  private var reason: Reason?

  /// Milliseconds to wait, and whether the reason is another than before.
  mutating func add(_ reason: Reason, retryAfter: Int64?, random: Double) -> (wait: Int64, isNews: Bool) {
    count += 1
    defer { self.reason = reason }
    return (Backoff.wait(failures: count, random: random, retryAfter: retryAfter), self.reason != reason)
  }

  /// It went well: the next failure is the first again.
  mutating func end() { self = FailureRun() }
}
