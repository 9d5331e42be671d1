package import Kernel

extension DeparturesState {
  /// The next train at the person's first stop, while it can still be caught and its board can be believed.
  package func nowLine(_ surroundings: Surroundings) -> NowLine? {
    guard let first = mine?.stations.first, let board = boards[first]?.counted(at: surroundings.now),
      board.health(at: surroundings.now) == .fresh
    else { return nil }
    var next: Departure?
    for heading in board.directions {
      for departure in heading.departures where departure.state == .live && departure.time > surroundings.now {
        if departure.time < next?.time ?? Instant(milliseconds: .max) { next = departure }
      }
    }
    guard let next else { return nil }
    let minutes = next.minutes(at: surroundings.now)
    guard minutes <= 5 else { return nil }
    let words = DeparturesWords(surroundings.language)
    let line = network.line(next.route)?.label ?? next.route
    return NowLine(
      urgency: minutes <= 2 ? 80 : 60,
      text: words.train(line, to: next.destination) + " " + words.inMinutes(minutes) + " · "
        + (network.station(first)?.name ?? first),
      path: Self.address(.station(first)))
  }
}
