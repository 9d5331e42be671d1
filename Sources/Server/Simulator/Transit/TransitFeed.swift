/// One of the agency's realtime feeds, with its habits.
package struct TransitFeed: Hashable, Sendable {
  /// The last part of its path, escaped as the gateway wants it: "nyct%2Fgtfs-ace".
  package var name: String
  /// GTFS `route_id`s it carries.
  package var lines: [String]
  /// Its header's time moves in steps of so many seconds.
  package var period: Int64
  /// How long before departure a trip without a train is announced, seconds.
  package var lookAhead: Int64
  /// Whether the feed says which track a train is on and means it.
  package var style: Style

  /// The ways in which the agency's feeds differ from one another.
  package enum Style: Sendable {
    /// 1–7 and the 42 St shuttle: no `start_time`, vehicles only for trips with a train, tracks that mean something.
    case numbered
    /// `start_time`; vehicles for trips without a train too, timed in the future.
    case lettered
    /// The L: no `start_time`, and the only one with `stop_sequence`, `delay` and `schedule_relationship`.
    case canarsie
  }

  package static let all: [TransitFeed] = [
    TransitFeed(
      name: "nyct%2Fgtfs", lines: ["1", "2", "3", "4", "5", "5X", "6", "6X", "7", "7X", "GS"], period: 3,
      lookAhead: 35 * 60, style: .numbered),
    lettered("ace", ["A", "C", "E", "H"]),
    lettered("bdfm", ["B", "D", "F", "FX", "M", "FS"]),
    lettered("g", ["G"]),
    lettered("jz", ["J", "Z"]),
    TransitFeed(name: "nyct%2Fgtfs-l", lines: ["L"], period: 15, lookAhead: 30 * 60, style: .canarsie),
    lettered("nqrw", ["N", "Q", "R", "W"]),
    lettered("si", ["SI"]),
  ]

  private static func lettered(_ name: String, _ lines: [String]) -> TransitFeed {
    TransitFeed(name: "nyct%2Fgtfs-\(name)", lines: lines, period: 15, lookAhead: 60 * 60, style: .lettered)
  }

  /// The newest header time this feed has at a moment.
  package func header(at seconds: Int64) -> Int64 {
    // The feeds do not move in step: each has its own place within the period.
    let phase = Int64(Noise(seed: 0).of(name).below(Int(period)))
    let since = (seconds - phase) % period
    return seconds - (since < 0 ? since + period : since)
  }
}
