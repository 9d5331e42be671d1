/// A time zone as the host gave it: the moments at which its offset from UTC changes. No zone data is built in.
package struct Zone: Equatable, Sendable {
  /// From `since` on, local time is UTC plus `offset` seconds.
  package struct Transition: Equatable, Sendable {
    package var since: Instant
    package var offset: Int

    package init(since: Instant, offset: Int) {
      self.since = since
      self.offset = offset
    }
  }

  /// The IANA name, such as "America/New_York".
  package var name: String
  /// The offset before the first transition.
  package var firstOffset: Int
  /// Ascending.
  package var transitions: [Transition]

  package init(name: String, firstOffset: Int, transitions: [Transition] = []) {
    self.name = name
    self.firstOffset = firstOffset
    self.transitions = transitions
  }

  package static let utc = Zone(name: "UTC", firstOffset: 0)

  /// Seconds that local time is ahead of UTC at that moment.
  package func offset(at instant: Instant) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].since <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : transitions[low - 1].offset
  }
}

/// What a wall clock shows.
package struct LocalTime: Equatable, Sendable {
  package var day: Day
  /// Seconds after local midnight, 0 ..< 86 400.
  package var second: Int

  package init(day: Day, second: Int) {
    self.day = day
    self.second = second
  }
}

extension Zone {
  /// The day and the time that a wall clock of this zone shows then.
  package func local(_ instant: Instant) -> LocalTime {
    let shifted = instant.adding(seconds: Int64(offset(at: instant))).seconds
    let day = shifted >= 0 ? shifted / 86_400 : (shifted - 86_399) / 86_400
    return LocalTime(day: Day(number: Int(clamping: day)), second: Int(shifted - day * 86_400))
  }

  /// The moment at which a service day's clock reads 0: noon minus 12 h
  /// (GTFS Schedule reference, Time: "measured from noon minus 12h of the service day").
  package func serviceMidnight(of day: Day) -> Instant {
    noon(of: day).adding(seconds: -43_200)
  }

  /// Local noon of a day. Clocks change at night; where a zone has skipped a whole day, as Samoa did one, some moment
  /// near it.
  package func noon(of day: Day) -> Instant {
    let asUTC = Instant(seconds: Int64(day.number) * 86_400 + 43_200)
    var guess = asUTC.adding(seconds: -Int64(offset(at: asUTC)))
    guess = asUTC.adding(seconds: -Int64(offset(at: guess)))
    return guess
  }
}
