import Kernel

extension DeparturesState {
  /// A station's name; its id where no facts know it.
  func name(of station: String) -> String { network.station(station)?.name ?? station }

  /// The agency's own words for a direction of a station.
  func label(_ direction: Direction, of station: String, _ words: DeparturesWords) -> String {
    let stops = network.station(station)?.stops ?? []
    let label = HeadingLabel.joined(stops.map { direction == .north ? $0.northLabel : $0.southLabel })
    return label.isEmpty ? words.direction(direction) : label
  }
}
