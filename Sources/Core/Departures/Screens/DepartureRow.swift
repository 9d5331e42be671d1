import Kernel

/// One train: bullet, where it goes, what is said about it, and when. One element for a screen reader.
enum DepartureRow {
  static func view(_ departure: Departure, at station: String, _ screen: DeparturesScreen) -> Node {
    let note = LeaveNote(at: station, screen)
    return screen.state.boardRows.row(departure.rowID, TrainFace(departure, note, screen)) {
      drawn(departure, station, note, screen)
    }
  }

  private static func drawn(_ departure: Departure, _ station: String, _ note: LeaveNote, _ screen: DeparturesScreen)
    -> Node
  {
    element(
      "li.departure", key: departure.rowID,
      .class("departure-" + departure.state.rawValue, note.isMissed(departure) ? "missed" : "")
    ) {
      element("span.row-face", .aria("hidden", true)) {
        screen.state.bullets[departure.route]
        element("span.where") {
          element("span.destination") { breakable(departure.destination) }
          notes(Self.note(departure, screen.words), note.text([departure]))
        }
      }
      element("span.visually-hidden") { spoken(departure, note, screen) }
      DepartureTime.view(departure, at: station, screen)
    }
  }

  /// "Q to 96 St, in 4 minutes, 10:24, scheduled".
  static func spoken(_ departure: Departure, _ note: LeaveNote, _ screen: DeparturesScreen) -> String {
    let words = screen.words
    let line = screen.spokenLine(departure.route)
    var text = words.train(line, to: departure.destination)
    text += ", " + words.inMinutes(departure.minutes(at: screen.surroundings.now))
    text += ", " + screen.clock(departure.time, of: departure.tripID)
    if let note = Self.note(departure, words) { text += ", " + note }
    if let leave = note.spoken([departure], screen) { text += ", " + leave }
    return text
  }

  /// Under the destination; nothing where there is neither.
  static func notes(_ about: String?, _ leave: String?) -> [Node] {
    var notes: [Node] = []
    if let about { notes.append(element("span.note", key: "note") { about }) }
    if let leave { notes.append(element("span.note.leave", key: "leave") { leave }) }
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
