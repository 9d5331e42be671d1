import Kernel

/// Trains that were to leave and don't: struck through, and with the word, for what is struck through is read aloud like all else.
enum CancelledTrains {
  static func view(_ trains: [Departure], _ screen: DeparturesScreen) -> Node {
    element("ul.cancelled-trains", key: "cancelled") {
      for train in trains {
        element("li.cancelled-train", key: train.tripID) {
          screen.state.bullets[train.route]
          element("s") { screen.clock(train.time, of: train.tripID) + " " + train.destination }
          element("b") { screen.words.cancelled }
        }
      }
    }
  }
}
