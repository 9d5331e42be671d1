package import Kernel

/// How far a board can be trusted by its age. Upstream is asked each minute, so what is older than a minute and a half has
/// missed a turn.
package enum BoardAge {
  package static let freshLimit: Int64 = 90
  package static let delayedLimit: Int64 = 300

  /// `isFailing` where the last try gave nothing.
  package static func health(asOf: Instant?, isFailing: Bool, now: Instant) -> Freshness {
    guard let asOf else { return .failing }
    let age = now.seconds(since: asOf)
    // Of a time ahead of this clock nobody knows how old it is.
    if age <= freshLimit, age >= -freshLimit { return .fresh }
    if isFailing { return .failing }
    return age <= delayedLimit ? .delayed : .stale
  }
}

extension RaceBoard {
  /// What it deserves now: it ages on the device.
  package func health(at now: Instant) -> Freshness {
    BoardAge.health(asOf: asOf, isFailing: health == .failing, now: now)
  }
}
