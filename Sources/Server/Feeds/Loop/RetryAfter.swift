import Kernel

/// `Retry-After` (RFC 9110 section 10.2.3): seconds, or a date, which is held against the answer's own `Date` so that
/// neither our clock nor a fixed one matters.
enum RetryAfter {
  /// Seconds to wait, nil where the header says nothing that can be used.
  static func seconds(_ answer: FeedClient.Response) -> Int64? {
    guard let value = answer.header("retry-after") else { return nil }
    if let seconds = Int64(value) { return max(0, seconds) }
    guard let until = HTTPDate.instant(value),
      let sent = answer.header("date").flatMap(HTTPDate.instant)
    else { return nil }
    return max(0, until.seconds(since: sent))
  }
}

extension FeedClient.Response {
  /// Throws for what gives no content (RFC 9110 section 15).
  package func checkStatus() throws(UpstreamError) {
    guard (200..<300).contains(status) else { throw .status(status, retryAfter: RetryAfter.seconds(self)) }
  }
}
