import Kernel

/// A named state of the world, the same names as in the tests and the screenshots.
package enum Scenario: String, CaseIterable, Sendable {
  case calm, rush, night, feedStale, feedDown, feedFrozen, feedGarbage, nothingRuns, flaky
  case noRaces, racesDown, racesOffline, racesHostile, onlyTwoGreyhounds, raceMoved
  case scoreFailsThenSucceeds, scoreZero, scoreInvalid, noReport, scoreLoading

  package var says: String {
    switch self {
    case .calm: "the time of day's own service, small delays"
    case .rush: "rush hour all day, delays of several minutes"
    case .night: "a train every twenty minutes"
    case .feedStale: "every feed seven minutes old"
    case .feedDown: "every feed answers 500"
    case .feedFrozen: "every feed stands still from the start on"
    case .feedGarbage: "every feed answers random bytes"
    case .nothingRuns: "good feeds without a train; the timetable begins tomorrow"
    case .scoreFailsThenSucceeds: "the first question for the score is answered 500, the next ones well"
    case .scoreZero: "the credit score is 0"
    case .scoreInvalid: "the credit score is 812, on a scale up to 700"
    case .noReport: "there is no credit report yet"
    case .scoreLoading: "the score's upstream never answers"
    case .flaky: "now and then a fault of any kind, by the seed"
    case .noRaces: "the racing feed has no race to come"
    case .racesDown: "the racing feed answers 500"
    case .racesOffline: "the racing feed's connection closes in the middle"
    case .racesHostile: "something is wrong with every other race"
    case .onlyTwoGreyhounds: "the racing feed has two greyhound races"
    case .raceMoved: "15 s after the start the next races move by four minutes"
    }
  }

  var always: Headways.Period? {
    switch self {
    case .rush: .morning
    case .night: .night
    default: nil
    }
  }

  var delay: Double { self == .rush ? 420 : 150 }

  /// What befalls a feed at a moment; the same seed and moment give the same fault.
  func fault(feed: String, at now: Instant, seed: UInt64) -> Fault? {
    switch self {
    case .calm, .rush, .night, .nothingRuns: return nil
    case .noRaces, .racesDown, .racesOffline, .racesHostile, .onlyTwoGreyhounds, .raceMoved: return nil
    case .scoreFailsThenSucceeds, .scoreZero, .scoreInvalid, .noReport, .scoreLoading: return nil
    case .feedStale: return .stale(seconds: 420)
    case .feedDown: return .serverError
    case .feedFrozen: return .frozen
    case .feedGarbage: return .garbage
    case .flaky:
      // A fault holds for twenty seconds, one in four of them.
      let chance = Noise(seed: seed).of(feed).of(Int(now.seconds / 20))
      guard chance.oneIn(4) else { return nil }
      let kind = chance.of(1).below(Fault.named.count + 1)
      return kind < Fault.named.count ? Fault.named[kind].fault : .stale(seconds: 200)
    }
  }

  /// The same of the racing feed.
  func racesFault(at now: Instant, seed: UInt64) -> Fault? {
    switch self {
    case .racesDown: .serverError
    case .racesOffline: .cut
    case .feedStale, .feedDown, .feedFrozen, .feedGarbage: nil
    default: fault(feed: Gateway.races, at: now, seed: seed)
    }
  }
}
