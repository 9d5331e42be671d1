import Kernel

/// A departure's time as the person chose to see it: the big minutes, the clock, or both.
enum DepartureTime {
  static func view(_ departure: Departure, at station: String, _ screen: DeparturesScreen) -> Node {
    let now = screen.surroundings.now
    let minutes = departure.minutes(at: now)
    let clock = screen.clock(departure.time, of: departure.tripID)
    return element(
      "a.times", .href(DeparturesScreen.link(.train(station: station, trip: departure.tripID))),
      .aria("label", name(departure, screen))
    ) {
      switch screen.state.timeStyle {
      case .minutes: big(minutes, screen.words)
      case .clock: element("span.big.clock") { clock }
      case .both:
        big(minutes, screen.words)
        element("span.clock") { clock }
      }
    }
  }

  /// What a time is called as a link: all that is seen of it (WCAG 2.2, 2.5.3).
  static func name(_ departure: Departure, _ screen: DeparturesScreen) -> String {
    let minutes = departure.minutes(at: screen.surroundings.now)
    let clock = screen.clock(departure.time, of: departure.tripID)
    switch screen.state.timeStyle {
    case .clock: return clock
    case .minutes, .both:
      return (minutes == 0 ? screen.words.now : String(minutes) + " " + screen.words.minutesUnit) + ", " + clock
    }
  }

  private static func big(_ minutes: Int, _ words: DeparturesWords) -> Node {
    minutes == 0
      ? element("span.big.now") { words.now }
      : element("span.big") {
        element("b") { String(minutes) }
        element("small") { " " + words.minutesUnit }
      }
  }
}
