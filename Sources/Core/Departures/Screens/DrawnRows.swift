import Kernel

/// The rows drawn last, by train. From one second to the next nearly all stay as they were; the same node again is what
/// the differ sees at a glance. A class, so that drawing can remember without changing the state it draws.
final class DrawnRows {
  /// All that a row is drawn from; the network does not change under an app.
  private struct Face: Equatable {
    var departure: Departure
    var minutes: Int
    var style: TimeStyle
    var language: Language
  }

  /// By trip and stop.
  private var trains = Places<String>()
  private var faces: [Face] = []
  private var nodes: [Node] = []

  func row(_ departure: Departure, _ screen: DeparturesScreen, draw: () -> Node) -> Node {
    let face = Face(
      departure: departure, minutes: departure.minutes(at: screen.surroundings.now), style: screen.state.timeStyle,
      language: screen.surroundings.language)
    // Trains that left are never asked for again.
    if faces.count >= 1_000 { (trains, faces, nodes) = (Places(), [], []) }
    let (place, isNew) = trains.add(departure.tripID + "/" + departure.stop)
    if !isNew, faces[place] == face { return nodes[place] }
    let node = draw()
    if isNew {
      faces.append(face)
      nodes.append(node)
    } else {
      faces[place] = face
      nodes[place] = node
    }
    return node
  }
}
