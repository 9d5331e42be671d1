/// How answers of our own server come in.
package enum Link: Equatable, Sendable {
  case connecting
  case open
  /// No stream and the last fetch failed; `status` 0 is no answer at all.
  case failed(status: Int)

  /// Why nothing comes from our server now; `nil` while something may.
  package func outage(isOnline: Bool) -> Outage? {
    if !isOnline { return .offline }
    switch self {
    case .connecting, .open: return nil
    case .failed(let status): return .server(status: status)
    }
  }
}

/// Why nothing comes from our own server.
package enum Outage: Equatable, Sendable {
  /// The device has no network.
  case offline
  /// `status` is HTTP's, 0 where no answer came.
  case server(status: Int)
}
