package import Kernel

extension Board {
  /// What one feed of the agency has to say at this station: a feed that fails makes its own lines doubtful and no others.
  package struct Feed: Equatable, Sendable {
    /// The lines of this station that it speaks for, by id, in the station's order.
    package var lines: [String]
    /// The time in its header; nil when it was never read.
    package var asOf: Instant?
    /// As of the moment the board was made.
    package var health: Freshness

    package init(lines: [String], asOf: Instant?, health: Freshness) {
      self.lines = lines
      self.asOf = asOf
      self.health = health
    }

    /// The trust it deserves by its age now.
    package func health(at now: Instant) -> Freshness { health.aged(asOf: asOf, now: now) }
  }
}

extension Board {
  /// How far a board can be trusted as a whole: as far as the worst of its feeds.
  ///
  /// Where one of several is dropped, or has never been read and fails, a part of the station is blind: the board is
  /// `failing` however fresh the rest is. Where all are dropped it is the timetable's, if there is one of this day.
  package static func health(of feeds: [Feed], isTimetabled: @autoclosure () -> Bool, at now: Instant) -> Freshness {
    var worst: Freshness?
    var isBlindInPart = false
    var wasRead = false
    for feed in feeds {
      let health = feed.health(at: now)
      if feed.asOf != nil { wasRead = true }
      switch health {
      case .stale: worst = .stale
      case .delayed: worst = worst == .stale ? .stale : .delayed
      case .fresh: worst = worst ?? .fresh
      case .failing: isBlindInPart = true
      case .scheduled, .unknown: if feed.asOf != nil { isBlindInPart = true }
      }
    }
    if let worst { return isBlindInPart ? .failing : worst }
    if isBlindInPart && !wasRead { return .failing }
    return isTimetabled() ? .scheduled : .unknown
  }
}

extension Board {
  /// With each feed's time as its age counts: one that came before its time has the time it came, once that is past.
  package func dated(at now: Instant) -> Board {
    guard let receivedAt else { return self }
    var board = self
    board.asOf = asOf.map { FeedAge.begins(asOf: $0, heardAt: receivedAt, now: now) }
    for index in feeds.indices {
      board.feeds[index].asOf = feeds[index].asOf.map { FeedAge.begins(asOf: $0, heardAt: receivedAt, now: now) }
    }
    return board
  }
}

extension Freshness {
  /// What was said by age ages on; what was said for another reason stays. Nothing is dropped of what has been handed on:
  /// it ages to `stale` and no further.
  func aged(asOf: Instant?, now: Instant) -> Freshness {
    guard self == .fresh || self == .delayed || self == .stale, let asOf else { return self }
    return FeedAge.isDropped(asOf: asOf, now: now) ? .stale : FeedAge.health(asOf: asOf, now: now)
  }
}
