import Kernel

/// Where the person gets off, and how far that is: what counts once they sit in the train.
enum RideView {
  static func view(_ ride: Ride, _ screen: DeparturesScreen) -> Node {
    let words = screen.words
    return element("section.riding", key: "riding") {
      element("p.leave", key: "line") {
        ride.hasBegun
          ? screen.state.line(of: ride, screen.surroundings)
          : words.getOffAt(screen.clock(ride.arrivesAt), name: screen.state.name(of: ride.alighting.station))
      }
      element("p.quiet", key: "told") {
        ride.hasBegun && ride.stops != nil && !ride.isDiverted
          ? words.thereAt(screen.clock(ride.arrivesAt)) + " " + words.toldWhileOpen : words.toldWhileOpen
      }
    }
  }
}
