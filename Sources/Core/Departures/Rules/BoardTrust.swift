package import Kernel

/// How far a board may be believed now, and whose doing it is where it may not. A cause is named only where it is the
/// cause: what this device did not hear is no fault of the agency's.
package enum BoardTrust: Equatable, Sendable {
  case live
  /// The agency's own time of it is more than a minute ago, though we hear all there is.
  case agencyLate
  /// The same for more than five minutes.
  case agencyStopped
  /// A feed of the agency gives our server nothing that can be used.
  case agencySilent
  /// The agency's own time has not come yet by our server's clock: whose is wrong nobody can say.
  case clocksDiffer
  case timetable
  /// No feed that can be used, and no timetable either.
  case noData
  /// Our server gives no board; `status` is HTTP's, 0 where no answer came.
  case serverFailing(status: Int)
  /// From what this device kept; the first answer is still awaited.
  case awaiting
  case offline

  /// Whether what is not on the board can be said not to come.
  package var canDeny: Bool { self == .live || self == .timetable }

  /// Between the server and this device, whatever the agency does.
  var isOurs: Bool {
    switch self {
    case .offline, .serverFailing, .awaiting: true
    case .live, .agencyLate, .agencyStopped, .agencySilent, .clocksDiffer, .timetable, .noData: false
    }
  }
}

extension BoardTrust {
  /// Without an answer for so many seconds the way to the server is called cut: three of the stream's beats of 15 s.
  package static let longestSilence: Int64 = 45

  /// `lines` narrows it to the feeds that speak for them; none means the whole station.
  package init(
    _ board: Board, lines: [String] = [], link: Link, isOnline: Bool, now: Instant
  ) {
    let silence = board.receivedAt.map { now.seconds(since: $0) } ?? 0
    guard isOnline else {
      self = .offline
      return
    }
    switch link {
    case .connecting where silence > Self.longestSilence: self = .awaiting
    case .failed(let status) where silence > Self.longestSilence: self = .serverFailing(status: status)
    case .open, .connecting, .failed:
      self.init(board.worstHealth(of: lines, at: now))
      if self == .agencyLate || self == .agencyStopped, board.isAhead(of: lines, at: now) { self = .clocksDiffer }
    }
  }

  /// As a badge has it.
  package var freshness: Freshness {
    switch self {
    case .live: .fresh
    case .agencyLate, .awaiting: .delayed
    case .agencyStopped, .clocksDiffer: .stale
    case .agencySilent, .serverFailing, .offline: .failing
    case .timetable: .scheduled
    case .noData: .unknown
    }
  }

  package init(_ health: Freshness) {
    switch health {
    case .fresh: self = .live
    case .delayed: self = .agencyLate
    case .stale: self = .agencyStopped
    case .failing: self = .agencySilent
    case .scheduled: self = .timetable
    case .unknown: self = .noData
    }
  }
}

extension Board {
  /// The feeds that speak for any of `lines`; all where none is named.
  package func feeds(of lines: [String]) -> [Feed] {
    feeds.filter { feed in lines.isEmpty || feed.lines.contains { lines.contains($0) } }
  }

  /// One feed that fails makes its own lines doubtful and no others.
  func worstHealth(of lines: [String], at now: Instant) -> Freshness {
    let speaking = feeds(of: lines)
    guard !speaking.isEmpty, !lines.isEmpty else { return health(at: now) }
    var worst = Freshness.fresh
    for feed in speaking where feed.health(at: now).badness > worst.badness { worst = feed.health(at: now) }
    return worst
  }

  /// Of one that is late or stale: whether all of it that is not fresh is ahead.
  fileprivate func isAhead(of lines: [String], at now: Instant) -> Bool {
    let speaking = feeds(of: lines).filter { $0.health(at: now) != .fresh }
    if speaking.isEmpty { return asOf.map { FeedAge.isAhead(asOf: $0, now: now) } ?? false }
    return speaking.allSatisfy { $0.asOf.map { FeedAge.isAhead(asOf: $0, now: now) } ?? false }
  }

  /// Where some of the station's feeds are fresh and others are not: those others.
  package func doubtfulFeeds(of lines: [String], at now: Instant) -> [Feed] {
    let speaking = feeds(of: lines)
    let doubtful = speaking.filter { $0.health(at: now) != .fresh }
    return doubtful.count < speaking.count ? doubtful : []
  }
}

extension Freshness {
  fileprivate var badness: Int {
    switch self {
    case .fresh: 0
    case .scheduled: 1
    case .delayed: 2
    case .stale: 3
    case .failing, .unknown: 4
    }
  }
}
