import Kernel

/// One train: bullet, where it goes, what is said about it, and when. One element for a screen reader.
enum DepartureRow {
  static func view(_ departure: Departure, _ direction: Direction, at station: String, _ screen: DeparturesScreen)
    -> Node
  {
    let note = RowNote(at: station, direction, screen)
    return screen.state.boardRows.row(departure.rowID, TrainFace(departure, note, screen)) {
      drawn(departure, station, note, screen)
    }
  }

  private static func drawn(_ departure: Departure, _ station: String, _ note: RowNote, _ screen: DeparturesScreen)
    -> Node
  {
    element(
      "li.departure", key: departure.rowID,
      .class("departure-" + departure.state.rawValue, note.isMissed(departure) ? "missed" : "")
    ) {
      element("span.row-face", .aria("hidden", true)) {
        bullet(departure.route, note, screen)
        element("span.where") {
          element("span.destination") { breakable(departure.destination) }
          notes([departure], note, screen)
        }
      }
      element("span.visually-hidden") { spoken(departure, note, screen) }
      DepartureTime.view(departure, at: station, screen)
    }
  }

  /// "Q to 96 St, in 4 minutes, 10:24, scheduled".
  static func spoken(_ departure: Departure, _ rowNote: RowNote, _ screen: DeparturesScreen) -> String {
    let words = screen.words
    let line = screen.spokenLine(departure.route)
    var text = words.train(line, to: departure.destination)
    text += ", " + words.inMinutes(departure.minutes(at: screen.surroundings.now))
    text += ", " + screen.clock(departure.time, of: departure.tripID)
    if let note = Self.note(departure, words) { text += ", " + note }
    if rowNote.isDelayed(departure.route) { text += ", " + words.delays }
    if let leave = rowNote.spoken([departure], screen) { text += ", " + leave }
    return text
  }

  /// The line's, with a mark where it has delays: that comes later than the trains, and must move none of them.
  static func bullet(_ route: String, _ note: RowNote, _ screen: DeparturesScreen) -> Node {
    let bullet = screen.state.bullets[route]
    if !note.isDelayed(route) { return bullet }
    return element("span.delayed-line", key: "delayed") {
      bullet
      Icon.view(.failing)
    }
  }

  /// Under the destination: what is said of the first train, and when to leave.
  static func notes(_ trains: [Departure], _ note: RowNote, _ screen: DeparturesScreen) -> [Node] {
    var notes: [Node] = []
    if let about = Self.note(trains[0], screen.words) { notes.append(element("span.note", key: "note") { about }) }
    if let leave = note.text(trains) { notes.append(element("span.note.leave", key: "leave") { leave }) }
    return notes
  }

  /// "Parsons/Archer" may break behind its stroke (U+200B), before a word is torn.
  static func breakable(_ destination: String) -> String {
    var text = ""
    for scalar in destination.unicodeScalars {
      text.unicodeScalars.append(scalar)
      if scalar == "/" { text.unicodeScalars.append("\u{200B}") }
    }
    return text
  }

  /// Nil for a train that is tracked, which needs no word.
  static func state(_ departure: Departure, _ words: DeparturesWords) -> String? {
    switch departure.state {
    case .live: nil
    case .scheduled: words.scheduled
    case .held: words.held
    case .dimmed: words.silent
    case .cancelled: words.cancelled
    case .skipped: words.skipped
    }
  }

  /// Its state and its track; nil where there is nothing to say.
  static func note(_ departure: Departure, _ words: DeparturesWords) -> String? {
    let state = state(departure, words)
    let track = departure.track.map { words.track($0) }
    if let state, let track { return state + " · " + track }
    return state ?? track
  }
}
