import Kernel

/// Trains that were to leave and don't, or run by: struck through, and with the word, for what is struck through is read aloud like all else.
enum CancelledTrains {
  static func view(_ trains: [Departure], _ screen: DeparturesScreen) -> Node? {
    if trains.isEmpty { return nil }
    return element("ul.cancelled-trains", key: "cancelled") {
      for train in trains {
        element("li.cancelled-train", key: train.tripID) {
          screen.state.bullets[train.route]
          element("s") { screen.clock(train.time, of: train.tripID) + " " + train.destination }
          element("b") { DepartureRow.state(train, screen.words) ?? "" }
        }
      }
    }
  }
}
