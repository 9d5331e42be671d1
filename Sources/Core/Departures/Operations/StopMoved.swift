package import Kernel

/// A station stands elsewhere among those that are kept.
package struct StopMoved: StopsFact {
  var station = ""
  var position = ""

  package mutating func code(_ fields: inout Fields) {
    fields.text("station", &station)
    fields.text("position", &position)
  }

  func apply(to stops: inout MyStops, id: String) {
    stops.change(station) { $0.position = position }
    stops.sort()
  }

  func register(id: String) -> Register { Register("departures.stop." + station, .part("position")) }
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? { nil }

  func line(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didMove(state.name(of: station))
  }
}
