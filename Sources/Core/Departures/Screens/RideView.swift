import Kernel

/// Where the person gets off, and how far that is: what counts once they sit in the train.
enum RideView {
  static func view(_ ride: Ride, _ screen: DeparturesScreen) -> Node {
    let words = screen.words
    return element("section.riding", key: "riding") {
      element("p.leave", key: "line") { screen.state.line(of: ride, screen.surroundings) }
      if ride.stops != nil {
        element("p.quiet", key: "there") { words.thereAt(screen.clock(ride.arrivesAt, of: ride.alighting.station)) }
        if screen.outage != nil, let trip = ride.trip {
          // It counts on by the times that are known.
          element("p.quiet", key: "age") { screen.age(trip.health, asOf: trip.asOf) }
        }
      } else if ride.isLost {
        element("p.quiet", key: "lost") {
          let train = ride.alighting.train
          words.isGone(screen.spokenLine(train.route), clock: screen.clock(train.time, of: train.trip)) + "."
        }
      }
      Button.view(words.dontTellMe, DeparturesScreen.wire(.leaving(.stay)), .plain, key: "stay")
    }
  }
}
