import Kernel

/// One line to one destination with its next times in columns. One element for a screen reader.
enum GroupRow {
  /// `place` tells the row from those of other boards on the page.
  static func view(_ group: TrainGroup, in place: String, _ screen: DeparturesScreen) -> Node {
    let id = place + group.id
    return screen.state.tileRows.row(id, group.departures.map { TrainFace($0, screen) }) { drawn(group, id, screen) }
  }

  private static func drawn(_ group: TrainGroup, _ id: String, _ screen: DeparturesScreen) -> Node {
    element("li.train-group", key: id) {
      element("span.row-face", .aria("hidden", true)) {
        screen.state.bullets[group.route]
        element("span.where") {
          element("span.destination") { DepartureRow.breakable(group.destination) }
          if let note = DepartureRow.note(group.departures[0], screen.words) { element("span.note") { note } }
        }
        element("span.group-times", .class("group-times-" + screen.state.timeStyle.rawValue)) {
          for departure in group.departures { time(departure, screen) }
        }
      }
      element("span.visually-hidden") { spoken(group, screen) }
    }
  }

  private static func time(_ departure: Departure, _ screen: DeparturesScreen) -> Node {
    let minutes = departure.minutes(at: screen.surroundings.now)
    return element("span.group-time", .class("departure-" + departure.state.rawValue)) {
      switch screen.state.timeStyle {
      case .clock: element("b") { screen.clock(departure.time) }
      case .minutes: big(minutes, screen.words)
      case .both:
        big(minutes, screen.words)
        element("small") { screen.shortClock(departure.time) }
      }
    }
  }

  private static func big(_ minutes: Int, _ words: DeparturesWords) -> Node {
    minutes == 0 ? element("b.now") { words.now } : element("b") { String(minutes) }
  }

  /// "Q to 96 St, in 4, 10 and 14 minutes, 10:24, 10:30, 10:34 scheduled, Track 4": what is not live says so behind its own
  /// time; the track is the first one's.
  static func spoken(_ group: TrainGroup, _ screen: DeparturesScreen) -> String {
    let words = screen.words
    let line = screen.spokenLine(group.route)
    var text = words.train(line, to: group.destination)
    text += ", " + words.inMinutes(group.departures.map { $0.minutes(at: screen.surroundings.now) })
    for departure in group.departures {
      text += ", " + screen.clock(departure.time)
      if let state = DepartureRow.state(departure, words) { text += " " + state }
    }
    if let track = group.departures[0].track { text += ", " + words.track(track) }
    return text
  }
}
