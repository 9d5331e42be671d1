/// What a push service said of one message (RFC 8030 sections 5 and 7.3).
package enum PushOutcome: Equatable, Sendable {
  case taken
  /// The subscription is over.
  case gone
  /// It won't take this, nor would it the same again: its status.
  case refused(Int)
  /// Sent once more without the box it may be small enough.
  case tooLarge
  /// To be tried again, after so many seconds where it said that.
  case later(seconds: Int64?)

  /// `status` is nil where no answer came in time.
  package init(status: Int?, retryAfter: Int64? = nil) {
    switch status {
    case nil: self = .later(seconds: nil)
    case (200...202)?, 204?: self = .taken
    case 404?, 410?: self = .gone
    case 413?: self = .tooLarge
    case 408?, 425?, 429?, (500...599)?: self = .later(seconds: retryAfter)
    // Whoever sends this server somewhere else is not followed; and what was wrong is wrong the next time, too.
    case .some(let other): self = .refused(other)
    }
  }

  /// Seconds to the next try, after so many: as long as was asked for, or 5 · 2ⁿ, which is no more than an hour.
  package static func wait(after tries: Int, asked: Int64?) -> Int64 {
    if let asked { return min(max(asked, 1), 86_400) }
    return min(5 << min(max(tries, 1) - 1, 10), 3600)
  }
}
