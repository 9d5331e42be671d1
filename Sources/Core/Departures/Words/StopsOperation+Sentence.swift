package import Kernel

extension DeparturesState {
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it.
  package func sentence(for operation: StopsOperation, _ language: Language) -> String? {
    let words = DeparturesWords(language)
    switch operation {
    case .added(let station, _, _): return words.didAdd(network.station(station)?.name ?? station)
    case .removed(let station): return words.didRemove(network.station(station)?.name ?? station)
    case .moved, .linesChosen, .directionChosen, .timeStyleChosen, .orderChosen: return nil
    }
  }

  /// The same for the list of changes, where each has a line.
  package func line(for operation: StopsOperation, _ language: Language) -> String? {
    let words = DeparturesWords(language)
    switch operation {
    case .moved(let station, _): return words.didMove(network.station(station)?.name ?? station)
    case .linesChosen(let station, let lines):
      return words.didChoose(
        network.station(station)?.name ?? station, lines: lines.map { network.line($0)?.label ?? $0 })
    case .directionChosen(let station, let direction):
      return words.didChoose(
        network.station(station)?.name ?? station, direction: direction.map { self.label($0, of: station, words) })
    case .timeStyleChosen(let style): return words.didShowTimes(as: words.timeStyle(style))
    case .orderChosen(let order): return words.didShowTrains(order)
    case .added, .removed: return sentence(for: operation, language)
    }
  }

  /// The agency's own words for a direction of a station.
  func label(_ direction: Direction, of station: String, _ words: DeparturesWords) -> String {
    let stops = network.station(station)?.stops ?? []
    let label = HeadingLabel.joined(stops.map { direction == .north ? $0.northLabel : $0.southLabel })
    return label.isEmpty ? words.direction(direction) : label
  }
}
