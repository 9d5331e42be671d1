import Kernel

/// How many tries there are, and how long one waits for the next.
enum BackOff: Sendable {
  /// Tries at one account's secret: five are free, then each failure doubles the wait, up to a quarter of an hour.
  case account
  /// Whatever one network address tries: 30 in ten minutes.
  case address
  /// Wrong pairing codes from one network address: ten in ten minutes.
  case code
  /// Mails to one address: five in an hour, so that nobody's mailbox is filled by us.
  case mail
  /// Whatever all those try together who can't be told apart: on the machine itself, and behind a proxy that nobody named. 600
  /// in ten minutes, a quarter of what hashing would allow.
  case crowd

  /// Tries so far, and what they lead to: of an account until when nobody may try, else until when they count.
  struct Tally: Equatable, Sendable {
    var count: Int64
    var until: Instant
  }

  static let free: Int64 = 5
  /// Tallies that are kept of a kind.
  static let mostKept: Int64 = 50_000
  /// With which the keys of its tallies begin.
  var place: String { "\(self)/" }
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
    case .address, .crowd, .code, .mail:
      guard isWaiting, let tally else {
        return .success(Tally(count: 1, until: now.adding(seconds: longest)))
      }
      if tally.count >= most { return .failure(wait) }
      return .success(Tally(count: tally.count + 1, until: tally.until))
    }
  }

  /// Without the last try, which was not made after all: a wait that it led to goes with it.
  func takingBack(_ tally: Tally) -> Tally {
    switch self {
    case .account:
      Tally(count: tally.count - 1, until: tally.until.adding(seconds: -BackOff.wait(after: tally.count)))
    case .address, .crowd, .code, .mail: Tally(count: tally.count - 1, until: tally.until)
    }
  }

  /// Hashes that are made or waited for at once, of the tries that are counted together.
  var hashesAtOnce: Int {
    switch self {
    case .account: 1
    case .address: 4
    case .crowd: 24
    // Nothing is hashed slowly for these.
    case .code, .mail: 0
    }
  }

  /// Tries in the time that is `longest`, of those that are not an account's.
  private var most: Int64 {
    switch self {
    case .account: .max
    case .address: 30
    case .crowd: 600
    case .code: 10
    case .mail: 5
    }
  }

  /// Seconds.
  var longest: Int64 {
    switch self {
    case .account: 900
    case .address, .crowd, .code: 600
    case .mail: 3600
    }
  }

  /// Seconds: none after the first four failures, then 1, 2, 4 …
  static func wait(after failures: Int64) -> Int64 {
    failures < free ? 0 : min(1 << min(failures - free, 20), BackOff.account.longest)
  }
}
