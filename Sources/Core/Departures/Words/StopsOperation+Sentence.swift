package import Kernel

extension DeparturesState {
  /// What was done, for the toast and the screen reader; `nil` where the screen itself says it.
  package func sentence(for operation: StopsOperation, _ language: Language) -> String? {
    let words = DeparturesWords(language)
    switch operation {
    case .added(let station, _): return words.didAdd(network.station(station)?.name ?? station)
    case .removed(let station): return words.didRemove(network.station(station)?.name ?? station)
    case .moved, .timeStyleChosen: return nil
    }
  }

  /// The same for the list of changes, where each has a line.
  package func line(for operation: StopsOperation, _ language: Language) -> String? {
    let words = DeparturesWords(language)
    switch operation {
    case .moved(let station, _): return words.didMove(network.station(station)?.name ?? station)
    case .timeStyleChosen(let style): return words.didShowTimes(as: words.timeStyle(style))
    case .added, .removed: return sentence(for: operation, language)
    }
  }
}
