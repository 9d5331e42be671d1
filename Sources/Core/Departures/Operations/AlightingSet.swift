package import Kernel

/// The person wants to be told where to get off this train. Nobody rides two: it takes the place of what was asked before.
package struct AlightingSet: StopsFact {
  var alighting = Alighting()

  package mutating func code(_ fields: inout Fields) { alighting.code(&fields) }
  func apply(to stops: inout MyStops, id: String) { stops.alighting = alighting }
  func register(id: String) -> Register { Register("departures.alighting") }

  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    words.didSetAlighting(state.name(of: alighting.station))
  }
}
