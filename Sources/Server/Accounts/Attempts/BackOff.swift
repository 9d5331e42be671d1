import Kernel

/// How many tries there are, and how long one waits for the next.
enum BackOff: Sendable {
  /// Tries at one account's secret: five are free, then each failure doubles the wait, up to a quarter of an hour.
  case account
  /// Whatever one network address tries: 30 in ten minutes.
  case address
  /// Wrong pairing codes from one network address: ten in ten minutes.
  case code

  /// Tries so far, and what they lead to: of an account until when nobody may try, else until when they count.
  struct Tally: Equatable, Sendable {
    var count: Int64
    var until: Instant
  }

  static let free: Int64 = 5
  /// An account's failures are forgotten when so long nobody has tried.
  static let memory: Int64 = 86_400

  /// The tally with one more try, or the whole seconds to wait for it. A try is counted before it is made, so that a thousand at
  /// once are a thousand.
  func counting(_ tally: Tally?, at now: Instant) -> Result<Tally, AccountError> {
    let left = tally.map { $0.until.milliseconds - now.milliseconds } ?? 0
    // What would have to be waited for longer than any wait is of a clock that was set back since.
    let isWaiting = left > 0 && left <= longest * 1000
    let wait = AccountError.wait(seconds: (left + 999) / 1000)
    switch self {
    case .account:
      if isWaiting { return .failure(wait) }
      let isForgotten = left > 0 || left < -BackOff.memory * 1000
      let count = (isForgotten ? 0 : tally?.count ?? 0) + 1
      return .success(Tally(count: count, until: now.adding(seconds: BackOff.wait(after: count))))
    case .address, .code:
      guard isWaiting, let tally else {
        return .success(Tally(count: 1, until: now.adding(seconds: longest)))
      }
      if tally.count >= most { return .failure(wait) }
      return .success(Tally(count: tally.count + 1, until: tally.until))
    }
  }

  /// Seconds.
  var longest: Int64 {
    switch self {
    case .account: 900
    case .address, .code: 600
    }
  }

  /// In that time, of those that aren't free for a time.
  private var most: Int64 { self == .code ? 10 : 30 }

  /// Seconds: none after the first four failures, then 1, 2, 4 …
  static func wait(after failures: Int64) -> Int64 {
    failures < free ? 0 : min(1 << min(failures - free, 20), BackOff.account.longest)
  }
}
