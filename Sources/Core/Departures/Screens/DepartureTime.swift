import Kernel

/// A departure's time as the person chose to see it: the big minutes, the clock, or both.
enum DepartureTime {
  static func view(_ departure: Departure, _ screen: DeparturesScreen) -> Node {
    let now = screen.surroundings.now
    let minutes = departure.minutes(at: now)
    let clock = screen.clock(departure.time)
    return element("span", .class("times")) {
      switch screen.state.timeStyle {
      case .minutes: big(minutes, screen.words)
      case .clock: element("span", .class("big", "clock")) { clock }
      case .both:
        big(minutes, screen.words)
        element("span", .class("clock")) { clock }
      }
    }
  }

  private static func big(_ minutes: Int, _ words: DeparturesWords) -> Node {
    minutes == 0
      ? element("span", .class("big", "now")) { words.now }
      : element("span", .class("big")) {
        element("b") { String(minutes) }
        element("small") { " " + words.minutesUnit }
      }
  }
}
