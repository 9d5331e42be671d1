import Kernel

/// The rows drawn last, by train. From one second to the next nearly all stay as they were; the same node again is what
/// the differ sees at a glance. A class, so that drawing can remember without changing the state it draws.
final class DrawnRows {
  private struct Train: Hashable {
    var trip: String
    var stop: String
  }

  /// All that a row is drawn from; the network does not change under an app.
  private struct Face: Equatable {
    var departure: Departure
    var minutes: Int
    var style: TimeStyle
    var language: Language
  }

  private var rows: [Train: (face: Face, node: Node)] = [:]

  func row(_ departure: Departure, _ screen: DeparturesScreen, draw: () -> Node) -> Node {
    let train = Train(trip: departure.tripID, stop: departure.stop)
    let face = Face(
      departure: departure, minutes: departure.minutes(at: screen.surroundings.now), style: screen.state.timeStyle,
      language: screen.surroundings.language)
    if let drawn = rows[train], drawn.face == face { return drawn.node }
    // Trains that left are never asked for again.
    if rows.count >= 1_000 { rows.removeAll() }
    let node = draw()
    rows[train] = (face, node)
    return node
  }
}
