package import Kernel

/// A station is kept no longer.
package struct StopRemoved: StopsFact {
  var station = ""

  package mutating func code(_ fields: inout Fields) { fields.text("station", &station) }
  func apply(to stops: inout MyStops, id: String) { stops.kept.removeAll { $0.station == station } }
  func register(id: String) -> Register { Register("departures.stop." + station) }

  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didRemove(state.name(of: station))
  }
}
