import Kernel

/// One line to one destination with its next times in columns. One element for a screen reader.
enum GroupRow {
  /// `place` tells the row from those of other boards on the page.
  static func view(
    _ group: TrainGroup, _ direction: Direction, in place: String = "", at station: String, _ screen: DeparturesScreen
  ) -> Node {
    let id = place + direction.rawValue + group.id
    let note = RowNote(at: station, direction, screen)
    return screen.state.tileRows.row(id, group.departures.map { TrainFace($0, note, screen) }) {
      drawn(group, id, station, note, screen)
    }
  }

  private static func drawn(
    _ group: TrainGroup, _ id: String, _ station: String, _ note: RowNote, _ screen: DeparturesScreen
  ) -> Node {
    element("li.train-group", key: id) {
      element("span.row-face", .aria("hidden", true)) {
        DepartureRow.bullet(group.route, note, screen)
        element("span.where") {
          element("span.destination") { DepartureRow.breakable(group.destination) }
          DepartureRow.notes(group.departures, note, screen)
        }
      }
      element("span.visually-hidden") { spoken(group, note, screen) }
      element("span.group-times", .class("group-times-" + screen.state.timeStyle.rawValue)) {
        for (place, departure) in group.departures.enumerated() {
          time(departure, isFirst: place == 0, station, note, screen)
        }
      }
    }
  }

  /// What is doubtful of the first train stands beside the destination; of a later one, below its time.
  private static func time(
    _ departure: Departure, isFirst: Bool, _ station: String, _ note: RowNote, _ screen: DeparturesScreen
  ) -> Node {
    let doubt = isFirst || departure.state == .scheduled ? nil : DepartureRow.state(departure, screen.words)
    let minutes = departure.minutes(at: screen.surroundings.now)
    return element(
      "a.group-time", .class("departure-" + departure.state.rawValue, note.isMissed(departure) ? "missed" : ""),
      .href(DeparturesScreen.link(.train(station: station, trip: departure.tripID))),
      .aria("label", DepartureTime.name(departure, screen))
    ) {
      switch screen.state.timeStyle {
      case .clock: element("b") { screen.clock(departure.time, of: departure.tripID) }
      case .minutes, .both: big(minutes, screen.words)
      }
      if let doubt {
        element("small") { doubt }
      } else if screen.state.timeStyle == .both {
        element("small") { screen.shortClock(departure.time, of: departure.tripID) }
      }
    }
  }

  private static func big(_ minutes: Int, _ words: DeparturesWords) -> Node {
    minutes == 0 ? element("b.now") { words.now } : element("b") { String(minutes) }
  }

  /// "Q to 96 St, in 4, 10 and 14 minutes, 10:24, 10:30, 10:34 scheduled, Track 4, leave now": what is not live says so
  /// behind its own time; the track is the first one's.
  static func spoken(_ group: TrainGroup, _ note: RowNote, _ screen: DeparturesScreen) -> String {
    let words = screen.words
    let line = screen.spokenLine(group.route)
    var text = words.train(line, to: group.destination)
    text += ", " + words.inMinutes(group.departures.map { $0.minutes(at: screen.surroundings.now) })
    for departure in group.departures {
      text += ", " + screen.clock(departure.time, of: departure.tripID)
      if let state = DepartureRow.state(departure, words) { text += " " + state }
    }
    if let track = group.departures[0].track { text += ", " + words.track(track) }
    if note.isDelayed(group.route) { text += ", " + words.delays }
    if let leave = note.spoken(group.departures, screen) { text += ", " + leave }
    return text
  }
}
