import Kernel

/// All that a train's row is drawn from; where another network is learned, all are drawn anew.
struct TrainFace: Equatable {
  private var departure: Departure
  private var minutes: Int
  private var style: TimeStyle
  private var language: Language
  private var hours: ClockText.Hours
  private var walk: Int?
  private var leave: Leave?
  private var isDelayed: Bool

  init(_ departure: Departure, _ note: RowNote, _ screen: DeparturesScreen) {
    self.departure = departure
    minutes = departure.minutes(at: screen.surroundings.now)
    style = screen.state.timeStyle
    language = screen.surroundings.language
    hours = screen.surroundings.hours
    walk = note.walk
    leave = note.leave(departure)
    isDelayed = note.isDelayed(departure.route)
  }
}

extension Departure {
  /// A train stops at two platforms of one station.
  var rowID: String { tripID + "/" + stop }
}
